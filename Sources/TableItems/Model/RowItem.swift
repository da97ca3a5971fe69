/// A row of a table: its data, and how it is to be shown.
///
/// ```swift
/// RowItem(fruit, height: 2, cell: FruitCell.self, onSelect: { fruit, event in print(fruit.name) })
/// ```
///
/// A string literal is a row too, shown by the default cell.
///
/// What a row does not say is taken from its section, from its cell type, from the delegate and
/// last from the table, in this order.
///
/// The id of a row is given, or the `id` of its data, or the data itself if it is hashable, or the
/// position of the row in its section. Rows of ``CellContent``, ``CellInput`` and ``CellProgress`` stand
/// for their position.
public struct RowItem: Sendable {
  /// A closure that is told of an event of a row, with the data of the row.
  public typealias Action<RowData> = @MainActor (RowData, TableEvent) -> Void

  /// What the row shows.
  public let data: any Sendable

  /// What tells the row from the others of its section; nil stands for its position there.
  public var id: ItemID?

  /// How tall the row is; nil leaves it to the section, the cell type, the delegate and the table.
  public var height: RowHeight?

  /// How the row names its cell; nil leaves it to the section.
  var cell: CellReference?

  /// What few rows have.
  var extras: Extras?

  /// Whether how to compare the data, or its id, is found out at run time, and may be bound to the main
  /// actor.
  private(set) var isDiscovered = false

  init(
    data: any Sendable, id: ItemID?, height: RowHeight?, cell: CellReference?, extras: Extras?,
    isDiscovered: Bool = false
  ) {
    self.data = data
    self.id = id
    self.height = height
    self.cell = cell
    self.extras = extras
    self.isDiscovered = isDiscovered
  }

  /// The identifier of the row's cell; nil leaves it to the section.
  public var cellIdentifier: String? { cell?.identifier }

  /// The rarely used properties of the row.
  public var traits: RowTraits {
    get { extras?.traits ?? RowTraits() }
    set { setExtras { $0.traits = newValue } }
  }

  /// The names of closures that an archive has for events of the row, by the names of the events;
  /// ``TableBindings`` puts closures in their place.
  public var handlerNames: [String: String] {
    get { extras?.handlerNames ?? [:] }
    set { setExtras { $0.handlerNames = newValue } }
  }

  /// The type of the data.
  var dataType: Any.Type {
    func type<Data>(of _: Data) -> Any.Type { Data.self }
    return type(of: data)
  }

  /// The closures of the row, if it has any.
  var handlers: EventHandlers? { extras?.handlers }

  /// Gives the row other closures.
  mutating func setHandlers(_ handlers: EventHandlers) {
    setExtras { $0.handlers = handlers }
  }

  /// Changes what few rows have.
  mutating func setExtras(_ body: (inout Extras.Content) -> Void) {
    var content = extras?.content ?? Extras.Content()
    body(&content)
    extras = Extras(content)
  }
}

extension RowItem: ExpressibleByStringInterpolation {
  /// Creates a row of a text, shown by the default cell; the text is its id.
  public init(stringLiteral text: String) {
    self.init(data: text, id: ItemID(text), height: nil, cell: nil, extras: nil)
  }
}

extension RowItem {
  /// What few rows have, kept apart so that the others stay small; a uniform section shares it.
  @usableFromInline
  final class Extras: Sendable {
    /// What is kept.
    struct Content: Sendable {
      var traits = RowTraits()
      var handlers = EventHandlers()

      /// The names of closures that are to be bound.
      var handlerNames: [String: String] = [:]

      /// What has the row be shown anew.
      var mark: RefreshMark?
    }

    let content: Content

    var traits: RowTraits { content.traits }
    var handlers: EventHandlers { content.handlers }
    var handlerNames: [String: String] { content.handlerNames }
    var mark: RefreshMark? { content.mark }

    init(_ content: Content) {
      self.content = content
    }

    /// Returns nothing where there is nothing to keep.
    @usableFromInline
    static func make<RowData>(
      _ traits: RowTraits, _ onSelect: Action<RowData>?, _ handlers: [RowHandler<RowData>]
    ) -> Extras? {
      var all = EventHandlers()
      if let onSelect { all.set(.select, onSelect) }
      for handler in handlers { handler.install(&all) }
      return all.isEmpty && traits == RowTraits()
        ? nil : Extras(Content(traits: traits, handlers: all))
    }
  }
}
