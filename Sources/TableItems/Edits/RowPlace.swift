/// A place for a row: a section, and the rows between which it is, so that it is found again in
/// content that has changed.
///
/// It is after the row before it, if that is still in the section; else before the row after it; else
/// as many rows from the top as it was, or at the end.
public struct RowPlace: Hashable, Sendable {
  /// The id of the section.
  public let section: ItemID

  /// The id of the row before the place; nil if there is none, or if it does not matter.
  public let previous: ItemID?

  /// The id of the row after the place; nil if there is none, or if it does not matter.
  public let next: ItemID?

  /// How many rows are before it, but for the row that is to go there.
  public let row: Int

  /// Whether it is anywhere between the two rows, where a row may be already.
  let isGap: Bool

  init(section: ItemID, previous: ItemID?, next: ItemID?, row: Int, isGap: Bool = false) {
    self.section = section
    self.previous = previous
    self.next = next
    self.row = row
    self.isGap = isGap
  }

  /// The place before a row.
  public static func before(_ id: RowID) -> RowPlace {
    RowPlace(section: id.section, previous: nil, next: id.row, row: id.row.positionOr(0))
  }

  /// The place after a row.
  public static func after(_ id: RowID) -> RowPlace {
    RowPlace(section: id.section, previous: id.row, next: nil, row: id.row.positionOr(.max))
  }

  /// The place before all rows of a section.
  public static func start(ofSection id: ItemID) -> RowPlace {
    RowPlace(section: id, previous: nil, next: nil, row: 0)
  }

  /// The place after all rows of a section.
  public static func end(ofSection id: ItemID) -> RowPlace {
    RowPlace(section: id, previous: nil, next: nil, row: .max)
  }

  /// The place at a path in some content, such as what a table shows; nil if there is no such section.
  ///
  /// - Parameters:
  ///   - path: Where the row is to be found afterwards; a row number that is too large is the end.
  ///   - content: The content before.
  ///   - movedRow: Where the row that is to go there is now, if it is in the content.
  public init?(_ path: RowPath, in content: TableContent, without movedRow: RowPath? = nil) {
    guard let section = content.sectionID(at: path.section) else { return nil }
    let hole = movedRow?.section == path.section ? movedRow?.row : nil
    let count = content.numberOfRows(inSection: path.section)
    let isWithin = hole.map { (0..<count).contains($0) } ?? false
    let row = min(max(path.row, 0), isWithin ? count - 1 : count)
    func id(_ row: Int) -> ItemID? {
      let isAfterHole = isWithin && row >= (hole ?? 0)
      return content.id(at: RowPath(section: path.section, row: isAfterHole ? row + 1 : row))?.row
    }
    self.init(section: section, previous: id(row - 1), next: id(row), row: row, isGap: true)
  }
}

extension ItemID {
  /// The position that the id is; something else if it is none.
  fileprivate func positionOr(_ other: Int) -> Int {
    if case .position(let position) = storage { position } else { other }
  }
}
