// Uniform sections of data that the compiler knows to be comparable, anywhere and not on one actor only.
extension SectionItem {
  /// Creates a uniform section of data that can be compared with ids of your choice, shown by the cell of an
  /// identifier.
  ///
  /// Without an identifier, the default cell shows the rows.
  @inlinable
  public init<
    Base: RandomAccessCollection & Sendable, ID: Hashable & Sendable, Key: Hashable & Sendable
  >(
    id: ID? = nil as Never?,
    header: (some HeaderFooterConvertible)? = nil as HeaderFooter?,
    footer: (some HeaderFooterConvertible)? = nil as HeaderFooter?,
    indexTitle: String? = nil,
    data: Base,
    rowID: @escaping @Sendable (Base.Element) -> Key,
    height: RowHeight? = nil,
    cell: CellIdentifier<Base.Element>? = nil,
    traits: RowTraits = RowTraits(),
    onSelect: RowItem.Action<Base.Element>? = nil,
    handlers: [RowHandler<Base.Element>] = []
  ) where Base.Element: Sendable, Base.Element: Equatable {
    self.init(
      id: id.map { ItemID($0) }, header: header?.headerFooter, footer: footer?.headerFooter,
      indexTitle: indexTitle,
      rowHeight: height,
      rows: SectionRows(
        data, cell: cell.map { .named($0.rawValue) }, extras: .make(traits, onSelect, handlers),
        identity: IdentityByKey(rowID), look: EquatableLook()))
  }

  /// Creates a uniform section of data that can be compared, and whose `id` tells it from others, shown by the cell of
  /// an identifier.
  ///
  /// Without an identifier, the default cell shows the rows.
  @inlinable
  public init<Base: RandomAccessCollection & Sendable, ID: Hashable & Sendable>(
    id: ID? = nil as Never?,
    header: (some HeaderFooterConvertible)? = nil as HeaderFooter?,
    footer: (some HeaderFooterConvertible)? = nil as HeaderFooter?,
    indexTitle: String? = nil,
    data: Base,
    height: RowHeight? = nil,
    cell: CellIdentifier<Base.Element>? = nil,
    traits: RowTraits = RowTraits(),
    onSelect: RowItem.Action<Base.Element>? = nil,
    handlers: [RowHandler<Base.Element>] = []
  ) where Base.Element: Identifiable & Equatable & Sendable, Base.Element.ID: Sendable {
    self.init(
      id: id.map { ItemID($0) }, header: header?.headerFooter, footer: footer?.headerFooter,
      indexTitle: indexTitle,
      rowHeight: height,
      rows: SectionRows(
        data, cell: cell.map { .named($0.rawValue) }, extras: .make(traits, onSelect, handlers),
        identity: IdentityByID(), look: EquatableLook()))
  }

  /// Creates a uniform section of data that can be compared with ids of your choice, shown by a type of cell.
  @inlinable
  public init<
    Base: RandomAccessCollection & Sendable, C: CellConfigurable, ID: Hashable & Sendable,
    Key: Hashable & Sendable
  >(
    id: ID? = nil as Never?,
    header: (some HeaderFooterConvertible)? = nil as HeaderFooter?,
    footer: (some HeaderFooterConvertible)? = nil as HeaderFooter?,
    indexTitle: String? = nil,
    data: Base,
    rowID: @escaping @Sendable (Base.Element) -> Key,
    height: RowHeight? = nil,
    cell: C.Type,
    traits: RowTraits = RowTraits(),
    onSelect: RowItem.Action<Base.Element>? = nil,
    handlers: [RowHandler<Base.Element>] = []
  ) where Base.Element == C.RowData, Base.Element: Equatable {
    self.init(
      id: id.map { ItemID($0) }, header: header?.headerFooter, footer: footer?.headerFooter,
      indexTitle: indexTitle,
      rowHeight: height,
      rows: SectionRows(
        data, cell: .of(cell), extras: .make(traits, onSelect, handlers),
        identity: IdentityByKey(rowID), look: EquatableLook()))
  }

  /// Creates a uniform section of data that can be compared, and whose `id` tells it from others, shown by a type of
  /// cell.
  @inlinable
  public init<
    Base: RandomAccessCollection & Sendable, C: CellConfigurable, ID: Hashable & Sendable
  >(
    id: ID? = nil as Never?,
    header: (some HeaderFooterConvertible)? = nil as HeaderFooter?,
    footer: (some HeaderFooterConvertible)? = nil as HeaderFooter?,
    indexTitle: String? = nil,
    data: Base,
    height: RowHeight? = nil,
    cell: C.Type,
    traits: RowTraits = RowTraits(),
    onSelect: RowItem.Action<Base.Element>? = nil,
    handlers: [RowHandler<Base.Element>] = []
  )
  where Base.Element == C.RowData, Base.Element: Identifiable & Equatable, Base.Element.ID: Sendable
  {
    self.init(
      id: id.map { ItemID($0) }, header: header?.headerFooter, footer: footer?.headerFooter,
      indexTitle: indexTitle,
      rowHeight: height,
      rows: SectionRows(
        data, cell: .of(cell), extras: .make(traits, onSelect, handlers),
        identity: IdentityByID(), look: EquatableLook()))
  }
}
