extension SectionItem {
  /// Creates a uniform section of any data with ids of your choice, shown by the cell of an
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
  ) where Base.Element: Sendable {
    self.init(
      id: id.map { ItemID($0) }, header: header?.headerFooter, footer: footer?.headerFooter,
      indexTitle: indexTitle,
      rowHeight: height,
      rows: SectionRows(
        data, cell: cell.map { .named($0.rawValue) }, extras: .make(traits, onSelect, handlers),
        identity: IdentityByKey(rowID), look: DiscoveredLook()))
  }

  /// Creates a uniform section of data whose `id` tells it from others, shown by the cell of
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
  ) where Base.Element: Identifiable & Sendable, Base.Element.ID: Sendable {
    self.init(
      id: id.map { ItemID($0) }, header: header?.headerFooter, footer: footer?.headerFooter,
      indexTitle: indexTitle,
      rowHeight: height,
      rows: SectionRows(
        data, cell: cell.map { .named($0.rawValue) }, extras: .make(traits, onSelect, handlers),
        identity: IdentityByID(), look: DiscoveredLook()))
  }

  /// Creates a uniform section of data that is its own id, shown by the cell of an
  /// identifier.
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
  ) where Base.Element: Hashable & Sendable {
    self.init(
      id: id.map { ItemID($0) }, header: header?.headerFooter, footer: footer?.headerFooter,
      indexTitle: indexTitle,
      rowHeight: height,
      rows: SectionRows(
        data, cell: cell.map { .named($0.rawValue) }, extras: .make(traits, onSelect, handlers),
        identity: IdentityBySelf(), look: SelfLook()))
  }

  /// Creates a uniform section of data whose `id` tells it from others, shown by the cell of
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
  ) where Base.Element: Identifiable & Hashable & Sendable, Base.Element.ID: Sendable {
    self.init(
      id: id.map { ItemID($0) }, header: header?.headerFooter, footer: footer?.headerFooter,
      indexTitle: indexTitle,
      rowHeight: height,
      rows: SectionRows(
        data, cell: cell.map { .named($0.rawValue) }, extras: .make(traits, onSelect, handlers),
        identity: IdentityByID(), look: EquatableLook()))
  }

  /// Creates a uniform section of data that has no id and stands for its position, shown by
  /// the cell of an identifier.
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
  ) where Base.Element: Sendable {
    self.init(
      id: id.map { ItemID($0) }, header: header?.headerFooter, footer: footer?.headerFooter,
      indexTitle: indexTitle,
      rowHeight: height,
      rows: SectionRows(
        data, cell: cell.map { .named($0.rawValue) }, extras: .make(traits, onSelect, handlers),
        identity: IdentityByDiscovery(), look: DiscoveredLook()))
  }
}
