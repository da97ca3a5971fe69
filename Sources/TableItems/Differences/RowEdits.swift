/// The changes of rows in a difference, section by section, with the rows that are put in.
struct RowEdits {
  private typealias Placing = (position: Int, row: RowItem)

  /// The rows that leave their place, by old section.
  private var removed: [Int: [Int]] = [:]

  /// The rows that come to a place, by new section.
  private var added: [Int: [Placing]] = [:]

  /// The rows that look different, by new section.
  private var updated: [Int: [Placing]] = [:]

  /// Gathers the changes of content that is of the shape of the old one: rows that move are taken from
  /// it, those that are inserted or updated from the new one.
  init(of difference: TableDifference, in content: TableContent) {
    for path in difference.deletedRows { removed[path.section, default: []].append(path.row) }
    for path in difference.insertedRows {
      guard let row = difference.new.row(at: path) else { continue }
      added[path.section, default: []].append((path.row, row))
    }
    for move in difference.movedRows {
      guard let row = content.row(at: move.source) else { continue }
      removed[move.source.section, default: []].append(move.source.row)
      added[move.destination.section, default: []].append((move.destination.row, row))
    }
    for move in difference.updatedRows {
      guard let row = difference.new.row(at: move.destination) else { continue }
      updated[move.destination.section, default: []].append((move.destination.row, row))
    }
  }

  /// Returns the rows of a section that stays, changed.
  func applied(to rows: SectionRows, at oldSection: Int, _ section: Int) -> SectionRows {
    let (removed, added) = (removed[oldSection] ?? [], added[section] ?? [])
    guard !removed.isEmpty || !added.isEmpty || updated[section] != nil else { return rows }
    var isRemoved = Array(repeating: false, count: rows.count)
    for position in removed { isRemoved[position] = true }
    var kept = rows.indices.lazy.filter { !isRemoved[$0] }.makeIterator()
    var slots: [RowItem?] = Array(repeating: nil, count: rows.count - removed.count + added.count)
    for (position, row) in added { slots[position] = row }
    for position in slots.indices where slots[position] == nil {
      slots[position] = kept.next().map { rows[$0] }
    }
    for (position, row) in updated[section] ?? [] { slots[position] = row }
    return SectionRows(slots.compactMap(\.self))
  }

  /// Puts those rows that come from elsewhere into a section that came.
  func place(into rows: inout SectionRows, at section: Int) {
    for (position, row) in added[section] ?? [] { rows[position] = row }
    for (position, row) in updated[section] ?? [] { rows[position] = row }
  }
}
