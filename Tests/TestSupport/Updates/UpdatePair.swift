package import TableItemsView

/// A table of some content that becomes another, and is checked before and after.
@MainActor
package struct UpdatePair {
  package let old: Outline
  package let new: Outline
  package var setting = CheckedTable.Setting()

  /// How far the table is scrolled.
  package var offset = 0.0

  /// Which rows are selected, by how they are counted from the top.
  package var isSelected: (Int) -> Bool = { _ in false }

  package init(_ old: Outline, _ new: Outline) {
    (self.old, self.new) = (old, new)
  }

  /// Returns what did not hold.
  package func problems() -> [String] {
    let table = CheckedTable(old.content, setting)
    table.measureAll()
    table.view.contentOffset = offset
    for (number, path) in table.paths.enumerated() where isSelected(number) {
      table.view.selectRow(at: path)
    }
    let (before, asked) = (Sight(table), table.view.counts.cellsAsked)
    let (selected, ids) = (table.selectedIDs, table.idsOfRows)
    var problems = table.problemsOnScreen()

    let update = table.model.apply(new.content)
    if update.result == nil { problems.append("the update waits") }
    problems += table.problemsOnScreen()
    if !table.model.content.isSame(as: new) { problems.append("other content") }
    let newIDs = table.idsOfRows
    let kept = selected.filter { Set(newIDs).contains($0) }
    // A row may have gone to another section, where it has another id.
    let moved = selected.subtracting(kept).filter { id in newIDs.contains { $0.row == id.row } }
    if hasUniqueIDs,
      table.selectedIDs.count != kept.count + moved.count
        || !table.selectedIDs.isSuperset(of: kept)
    {
      problems.append("selected \(table.selectedIDs), not \(kept) and \(moved)")
    }
    if update.result == .applied {
      problems += before.problems(
        beside: Sight(table), of: Set(newIDs.map(\.row)), hasMoves: hasMoves(ids, newIDs),
        isAtEnd: table.view.contentOffset + table.view.height >= table.view.contentHeight)
      problems += tooManyCells(table.view.counts.cellsAsked - asked, before, Sight(table))
    }
    problems += table.problemsBesideFresh()
    guard !problems.isEmpty else { return [] }
    return ["\(old.drawing) → \(new.drawing), at \(offset) of \(setting)"] + problems
  }

  private var hasUniqueIDs: Bool {
    [old, new].allSatisfy { outline in
      let ids = outline.sections.flatMap(\.entries).map(\.id)
      return Set(ids).count == ids.count
    }
  }

  private func hasMoves(_ old: [RowID], _ new: [RowID]) -> Bool {
    let (oldRows, newRows) = (old.map(\.row), new.map(\.row))
    let sections = (self.old.sections.map(\.id), self.new.sections.map(\.id))
    return !hasUniqueIDs || oldRows.filter(newRows.contains) != newRows.filter(oldRows.contains)
      || old.contains { id in !new.contains(id) && newRows.contains(id.row) }
      || sections.0.filter(sections.1.contains) != sections.1.filter(sections.0.contains)
  }

  /// Cells are asked for what comes on screen, and for what changed; and for what comes on screen for a
  /// moment, until it is measured.
  private func tooManyCells(_ asked: Int, _ before: Sight, _ after: Sight) -> [String] {
    guard
      setting.rowHeight != .automatic
        || setting.estimatedRowHeight == .automatic && allRows.allSatisfy(\.isShort)
    else { return [] }
    // A row with a height of its own has none in a uniform section.
    let changed = after.rows.filter { id, row in
      before.rows[id]?.data != row.data || row.data.map { $0.id % 7 == 6 } ?? true
    }
    guard asked > changed.count, hasUniqueIDs else { return [] }
    return ["asked for \(asked) cells, and \(changed.count) came or changed"]
  }

  private var allRows: [Entry] { (old.sections + new.sections).flatMap(\.entries) }
}

extension CheckedTable {
  /// The ids of all rows, in order.
  package var idsOfRows: [RowID] { paths.compactMap { model.content.id(at: $0) } }
}

/// The rows on screen, and where they are on it.
@MainActor
private struct Sight {
  var order: [ItemID] = []
  var rows: [ItemID: (data: Entry?, top: Double)] = [:]
  let offset: Double

  init(_ table: CheckedTable) {
    let screen = table.view.screen
    offset = screen.bounds.minY
    for item in screen.items {
      guard case .row(let path) = item.part, let row = table.model.row(at: path) else { continue }
      order.append(row.id ?? .position(0))
      rows[row.id ?? .position(0)] = (row.data as? Entry, item.rect.minY - screen.bounds.minY)
    }
  }

  /// Returns what did not stay where it was on screen, though it could have.
  func problems(
    beside after: Sight, of ids: Set<ItemID>, hasMoves: Bool, isAtEnd: Bool
  ) -> [String] {
    if offset == 0 { return after.offset == 0 ? [] : ["left the top"] }
    // The first row that stays may show its last line only, and lose it.
    guard !hasMoves, !isAtEnd, after.offset > 0, let first = order.first(where: ids.contains),
      after.has(first)
    else { return [] }
    return rows[first]?.top == after.rows[first]?.top
      ? [] : ["row \(first) went from \(rows[first]?.top ?? -1) to \(after.rows[first]?.top ?? -1)"]
  }

  private func has(_ id: ItemID) -> Bool { rows[id] != nil }
}

extension UpdatePair {
  /// Creates a pair of random tables, scrolled and selected at random.
  package init(seed: UInt64) {
    var maker = OutlineMaker(seed: seed)
    maker.isShort = maker.chance(2)
    maker.hasDoubles = maker.chance(6)
    maker.pool = 0..<[6, 20, 40][Int(seed % 3)]
    let old = maker.outline()
    self.init(old, maker.chance(4) ? maker.outline() : maker.changed(old, atMost: 6))
    setting = CheckedTable.Setting(random: &maker.random)
    offset = maker.chance(3) ? 0 : Double(Int.random(in: 0...30, using: &maker.random))
    let remainder = Int.random(in: 0..<4, using: &maker.random)
    isSelected = { $0 % 4 == remainder }
  }
}
