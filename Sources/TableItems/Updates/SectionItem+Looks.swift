extension SectionItem {
  /// Has rows look as others do, which are shown by the same cells.
  mutating func replaceLooks(of moves: [TableDifference.Move<RowPath>], by new: TableContent) {
    switch rows.storage {
    case .mixed:
      rows.edit { rows in
        for move in moves where rows.indices.contains(move.source.row) {
          guard let row = new.lookOfRow(at: move.destination) else { continue }
          rows[move.source.row] = row
        }
      }
    case .uniform(let base):
      var replaced: [Int: RowItem] = [:]
      for move in moves {
        replaced[move.source.row] = new.lookOfRow(at: move.destination)
        // Uniform rows are all as tall as each other.
        replaced[move.source.row]?.height = nil
      }
      rows.storage = .uniform(PartlyReplacedRows(base: base, replaced: replaced))
    }
  }
}

extension TableContent {
  /// Returns a row that says itself what its section says of its cell and of what may be done to it, so
  /// that it has that in any section.
  func lookOfRow(at path: RowPath) -> RowItem? {
    guard var row = row(at: path) else { return nil }
    let section = sections[path.section]
    row.cell = row.cell ?? section.cell
    if section.editing != .unspecified {
      row.traits = row.traits.completed(by: section)
    }
    return row
  }
}

/// Uniform rows of which some look otherwise for a while.
private final class PartlyReplacedRows: UniformRowStorage {
  let base: any UniformRowStorage
  let replaced: [Int: RowItem]

  init(base: any UniformRowStorage, replaced: [Int: RowItem]) {
    self.base = base
    self.replaced = replaced
  }

  var count: Int { base.count }

  var cell: CellReference? { base.cell }

  var extras: RowItem.Extras? { base.extras }

  func row(at position: Int) -> RowItem { replaced[position] ?? base.row(at: position) }

  func id(at position: Int) -> ItemID? { base.id(at: position) }

  var isDiscovered: Bool { base.isDiscovered }

  func addLooseIDs(of paths: ArraySlice<RowPath>, to ids: inout LooseIDs) {
    base.addLooseIDs(of: paths, to: &ids)
  }

  func isIdentical(to other: any UniformRowStorage) -> Bool { false }

  func difference(from old: any UniformRowStorage, isEachUpdated: Bool) -> ListDifference? { nil }

  func isEqual(
    at position: Int, to other: any UniformRowStorage, at otherPosition: Int
  ) -> Bool? { nil }
}
