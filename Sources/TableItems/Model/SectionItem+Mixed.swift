// A default of `nil as Never?` stands for "no id": the type of an id that is not given has to be some
// hashable type, and `Never` is the one that has no value.

extension SectionItem {
  /// Creates a section of rows of any kinds.
  ///
  /// - Parameters:
  ///   - id: What tells the section from the others; without one, its position.
  ///   - header: What stands above the rows.
  ///   - footer: What stands below the rows.
  ///   - indexTitle: The title of the section in an index at the side of the table.
  ///   - rowHeight: How tall the rows are that do not say it themselves.
  ///   - cell: The type of cell of the rows that name none.
  ///   - rows: The rows, in order.
  public init<ID: Hashable & Sendable>(
    id: ID? = nil as Never?,
    header: (some HeaderFooterConvertible)? = nil as HeaderFooter?,
    footer: (some HeaderFooterConvertible)? = nil as HeaderFooter?,
    indexTitle: String? = nil,
    rowHeight: RowHeight? = nil,
    cell: (any CellConfigurable.Type)? = nil,
    rows: [RowItem]
  ) {
    self.init(
      id: id.map { ItemID($0) }, header: header?.headerFooter, footer: footer?.headerFooter,
      indexTitle: indexTitle, rowHeight: rowHeight, rows: SectionRows(rows),
      cell: cell.map(CellReference.of))
  }

  /// Creates a section of rows of any kinds, with an identifier for the cells of those that name
  /// none.
  public init<ID: Hashable & Sendable>(
    id: ID? = nil as Never?,
    header: (some HeaderFooterConvertible)? = nil as HeaderFooter?,
    footer: (some HeaderFooterConvertible)? = nil as HeaderFooter?,
    indexTitle: String? = nil,
    rowHeight: RowHeight? = nil,
    cellIdentifier: String,
    rows: [RowItem]
  ) {
    self.init(
      id: id, header: header, footer: footer, indexTitle: indexTitle, rowHeight: rowHeight,
      rows: rows)
    cell = .named(cellIdentifier)
  }

  /// Creates a section of rows of any kinds, with a typed identifier for the cells of those that
  /// name none.
  public init<ID: Hashable & Sendable, RowData>(
    id: ID? = nil as Never?,
    header: (some HeaderFooterConvertible)? = nil as HeaderFooter?,
    footer: (some HeaderFooterConvertible)? = nil as HeaderFooter?,
    indexTitle: String? = nil,
    rowHeight: RowHeight? = nil,
    cell: CellIdentifier<RowData>,
    rows: [RowItem]
  ) {
    self.init(
      id: id, header: header, footer: footer, indexTitle: indexTitle, rowHeight: rowHeight,
      cellIdentifier: cell.rawValue, rows: rows)
  }

  /// Creates a section of rows of any kinds, built one after another.
  ///
  /// - Parameters:
  ///   - id: What tells the section from the others; without one, its position.
  ///   - header: What stands above the rows.
  ///   - footer: What stands below the rows.
  ///   - indexTitle: The title of the section in an index at the side of the table.
  ///   - rowHeight: How tall the rows are that do not say it themselves.
  ///   - cell: The type of cell of the rows that name none.
  ///   - rows: The rows, in order.
  public init<ID: Hashable & Sendable>(
    id: ID? = nil as Never?,
    header: (some HeaderFooterConvertible)? = nil as HeaderFooter?,
    footer: (some HeaderFooterConvertible)? = nil as HeaderFooter?,
    indexTitle: String? = nil,
    rowHeight: RowHeight? = nil,
    cell: (any CellConfigurable.Type)? = nil,
    @RowBuilder rows: () -> [RowItem]
  ) {
    self.init(
      id: id, header: header, footer: footer, indexTitle: indexTitle, rowHeight: rowHeight,
      cell: cell, rows: rows())
  }

  /// Creates a section of rows of any kinds, with an identifier for the cells of those that name
  /// none, built one after another.
  public init<ID: Hashable & Sendable>(
    id: ID? = nil as Never?,
    header: (some HeaderFooterConvertible)? = nil as HeaderFooter?,
    footer: (some HeaderFooterConvertible)? = nil as HeaderFooter?,
    indexTitle: String? = nil,
    rowHeight: RowHeight? = nil,
    cellIdentifier: String,
    @RowBuilder rows: () -> [RowItem]
  ) {
    self.init(
      id: id, header: header, footer: footer, indexTitle: indexTitle, rowHeight: rowHeight,
      rows: rows())
    cell = .named(cellIdentifier)
  }

  /// Creates a section of rows of any kinds, with a typed identifier for the cells of those that
  /// name none, built one after another.
  public init<ID: Hashable & Sendable, RowData>(
    id: ID? = nil as Never?,
    header: (some HeaderFooterConvertible)? = nil as HeaderFooter?,
    footer: (some HeaderFooterConvertible)? = nil as HeaderFooter?,
    indexTitle: String? = nil,
    rowHeight: RowHeight? = nil,
    cell: CellIdentifier<RowData>,
    @RowBuilder rows: () -> [RowItem]
  ) {
    self.init(
      id: id, header: header, footer: footer, indexTitle: indexTitle, rowHeight: rowHeight,
      cellIdentifier: cell.rawValue, rows: rows())
  }
}
