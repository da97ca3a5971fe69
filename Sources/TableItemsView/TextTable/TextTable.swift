/// A table view of text cells that keeps its model, data source and delegate: a table in one line.
///
/// ```swift
/// let table = TextTable(sections: [SectionItem(header: "Fruit", rows: ["Apple", "Pear"])])
/// print(table)
/// ```
@MainActor
public final class TextTable: TableView<TextCell> {
  /// The content of the table.
  public let model: TableModel

  /// The cell types of the table; rows made with a cell type need none.
  public var registry: CellRegistry<TextCell> { ownDataSource.registry }

  /// The delegate that the table was made with; its closures are called for all rows.
  public let events: Delegate

  private let ownDataSource: DataSource<TextCell>

  /// Creates a table of a model.
  ///
  /// - Parameters:
  ///   - model: The content of the table.
  ///   - width: The number of columns.
  ///   - height: The number of lines that can be seen; nil for all.
  public init(model: TableModel, width: Int = 80, height: Int? = nil) {
    self.model = model
    events = Delegate(model: model)
    ownDataSource = DataSource(model: model)
    super.init(width: Double(width), height: height.map { Double($0) } ?? .infinity)
    dataSource = ownDataSource
    delegate = events
  }

  /// Creates a table of sections.
  ///
  /// - Parameters:
  ///   - sections: The sections, in order.
  ///   - width: The number of columns.
  ///   - height: The number of lines that can be seen; nil for all.
  public convenience init(
    sections: [SectionItem] = [], width: Int = 80, height: Int? = nil
  ) {
    self.init(model: TableModel(sections: sections), width: width, height: height)
  }

  /// Creates a table of sections built one after another.
  ///
  /// - Parameters:
  ///   - width: The number of columns.
  ///   - height: The number of lines that can be seen; nil for all.
  ///   - sections: The sections, in order.
  public convenience init(
    width: Int = 80, height: Int? = nil, @SectionBuilder sections: () -> [SectionItem]
  ) {
    self.init(sections: sections(), width: width, height: height)
  }

  /// The sections of the model; setting them makes the table show them.
  public var sections: [SectionItem] {
    get { model.sections }
    set { model.sections = newValue }
  }
}
