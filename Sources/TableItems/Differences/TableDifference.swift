/// What turns some content of a table into other content.
///
/// ```swift
/// let difference = newContent.difference(from: oldContent)
/// difference.insertedRows   // [(0, 3)]
/// difference.movedRows      // [(0, 7) → (1, 0)]
/// ```
///
/// A row or section is the same if its id is; a row is updated if it is the same and looks different:
/// if its data is not equal, or cannot be compared, or if it has another height, cell or traits. Data of
/// the same bits is taken to be equal, and closures are not compared.
///
/// Old positions are those in the old content, new positions those in the new, in UIKit's way. What is
/// in a section that is deleted or inserted is not listed, but for rows that move out of it or into it.
public struct TableDifference: Sendable {
  /// Something that is the same at an old and at a new position.
  public struct Move<Position: Hashable & Sendable>: Hashable, Sendable {
    /// The old position.
    public let source: Position

    /// The new position.
    public let destination: Position

    /// Creates a move.
    public init(from source: Position, to destination: Position) {
      self.source = source
      self.destination = destination
    }
  }

  /// The sections that are gone: old positions, in order.
  public internal(set) var deletedSections: [Int] = []

  /// The sections that came: new positions, in order.
  public internal(set) var insertedSections: [Int] = []

  /// The sections that stand elsewhere among those that stay, in their old order: as few as possible,
  /// as long as ids are unique.
  public internal(set) var movedSections: [Move<Int>] = []

  /// The rows that are gone from sections that stay: old paths, in order.
  public internal(set) var deletedRows: [RowPath] = []

  /// The rows that came to sections that stay: new paths, in order.
  public internal(set) var insertedRows: [RowPath] = []

  /// The rows that stand elsewhere in their section, or in another, in the order of their old paths: as
  /// few as possible, as long as ids are unique.
  public internal(set) var movedRows: [Move<RowPath>] = []

  /// The rows that look different, wherever they stand: in the order of their old paths.
  public internal(set) var updatedRows: [Move<RowPath>] = []

  /// The sections that stay and have another header: new positions, in order.
  public internal(set) var updatedHeaders: [Int] = []

  /// The sections that stay and have another footer: new positions, in order.
  public internal(set) var updatedFooters: [Int] = []

  /// Whether the index at the side of the table has other titles, or leads elsewhere.
  public internal(set) var updatesIndexTitles = false

  /// The content before.
  public let old: TableContent

  /// The content after.
  public let new: TableContent

  /// The old position of each section that stays, by its new one; nil for one that came.
  let oldSections: [Int?]

  /// Creates a difference of no changes but those of the sections.
  init(from old: TableContent, to new: TableContent, oldSections: [Int?]) {
    self.old = old
    self.new = new
    self.oldSections = oldSections
  }

  /// Whether there is no difference that can be seen.
  public var isEmpty: Bool {
    deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty
      && deletedRows.isEmpty && insertedRows.isEmpty && movedRows.isEmpty && updatedRows.isEmpty
      && updatedHeaders.isEmpty && updatedFooters.isEmpty && !updatesIndexTitles
  }
}
