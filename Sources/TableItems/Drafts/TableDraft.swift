/// A table that is being changed row by row: what ``TableModel/update(animation:_:)`` hands out.
///
/// ```swift
/// model.update { draft in
///   draft.insert(RowItem(pear), at: RowPath(section: 0, row: 2))
///   draft.remove(RowID(section: "nuts", row: 7))
///   draft.move(from: RowPath(section: 0, row: 0), to: RowPath(section: 1, row: 0))
/// }
/// ```
///
/// Paths and positions are those of the draft as it is at that moment. What names a row or section
/// that is not there changes nothing, and says so.
///
/// A draft remembers where each of its rows stood. So what has changed need not be found out: no id
/// is hashed, and no data compared, but that of what is *replaced*. It follows that a row that is
/// taken out and put in again is another row of the same id; use `move` to keep it. A row whose id
/// is its position stays the same row in a draft, though its position, and so its id, changes with
/// the rows before it.
///
/// An edit of rows takes time in the number of earlier edits of the section, not in the number of
/// its rows. The rows of a section of which some were edited are copied once, at the end; those of
/// a uniform section are made then, and are an array from then on. All other sections share theirs.
/// Rows of a section that has more than 2,147,483,647 cannot be edited.
public struct TableDraft: Sendable {
  /// What the draft began with.
  public let original: TableContent

  var sections: [DraftSection]

  /// Which update of a model the draft was made for, so that another draft in its place is found out.
  var updateNumber: Int?

  /// Whether sections came, went or moved.
  var hasOtherSections = false

  /// Finds the rows of the original.
  var index: TableIndex

  /// Creates a draft of some content.
  ///
  /// - Complexity: O(*n*) in the number of sections.
  public init(_ content: TableContent) {
    original = content
    sections = content.sections.enumerated().map { DraftSection($1, origin: $0) }
    index = TableIndex(content)
  }

  /// What the draft says now.
  ///
  /// - Complexity: O(*n*) in the number of sections, and rows of those of which rows were edited.
  public var content: TableContent { TableContent(sections.map(\.section)) }

  /// The number of sections.
  public var numberOfSections: Int { sections.count }

  /// Returns the number of rows in a section; zero for a section that does not exist.
  public func numberOfRows(inSection section: Int) -> Int {
    sections.indices.contains(section) ? sections[section].rowCount : 0
  }

  /// Returns the section at a position, or nil if there is none.
  ///
  /// - Complexity: O(*n*) in the number of rows, if any of them was edited.
  public func section(at position: Int) -> SectionItem? {
    sections.indices.contains(position) ? sections[position].section : nil
  }

  /// Returns the row at a path, or nil if there is none.
  ///
  /// - Complexity: O(*k*) in the number of edits of the section, as for all look-ups by path.
  public func row(at path: RowPath) -> RowItem? {
    hasRow(at: path) ? sections[path.section].row(at: path.row) : nil
  }

  /// Returns the identity of the row at a path, or nil if there is none.
  public func id(at path: RowPath) -> RowID? {
    guard hasRow(at: path), let section = sectionID(at: path.section) else { return nil }
    return RowID(section: section, row: sections[path.section].id(at: path.row))
  }

  /// Returns the id of the section at a position, or nil if there is none.
  public func sectionID(at position: Int) -> ItemID? {
    guard sections.indices.contains(position) else { return nil }
    return sections[position].item.id ?? .position(position)
  }

  /// Tells whether there is a row at a path.
  func hasRow(at path: RowPath) -> Bool {
    sections.indices.contains(path.section) && path.row >= 0
      && path.row < sections[path.section].rowCount
  }
}
