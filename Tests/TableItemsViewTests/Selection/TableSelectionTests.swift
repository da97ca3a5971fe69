import TestSupport
import Testing

@testable import TableItemsView

/// The obvious way to keep a selection: an array of all rows, each marked or not.
private struct SlowSelection {
  var rows: [(path: RowPath, isReachable: Bool, isSelected: Bool)]
  var anchor: RowPath?
  var end: RowPath?

  var selected: Set<RowPath> { Set(rows.filter(\.isSelected).map(\.path)) }

  mutating func tap(_ path: RowPath, allowingMultiple: Bool) {
    for index in rows.indices {
      if rows[index].path == path {
        rows[index].isSelected = allowingMultiple ? !rows[index].isSelected : true
        anchor = rows[index].isSelected ? path : anchor == path ? nil : anchor
      } else if !allowingMultiple {
        rows[index].isSelected = false
      }
    }
    end = nil
  }

  /// Lets go of the rows up to the old end, then selects those up to the new one.
  mutating func extend(to path: RowPath) {
    let anchor = self.anchor ?? path
    self.anchor = anchor
    if let end {
      let kept = between(anchor, path, reachable: nil)
      mark(between(anchor, end, reachable: nil).filter { !kept.contains($0) }, false)
    }
    mark(between(anchor, path, reachable: true), true)
    end = path
  }

  private func between(
    _ first: RowPath, _ second: RowPath, reachable isReachable: Bool?
  ) -> [RowPath] {
    rows.filter { row in
      (isReachable == nil || row.isReachable == isReachable)
        && ((first <= row.path && row.path <= second) || (second <= row.path && row.path <= first))
    }
    .map(\.path)
  }

  private mutating func mark(_ paths: [RowPath], _ isSelected: Bool) {
    for index in rows.indices where paths.contains(rows[index].path) {
      rows[index].isSelected = isSelected
    }
  }
}

struct TableSelectionTests {
  private let paths = [4, 0, 1, 3].enumerated().flatMap { section, count in
    (0..<count).map { RowPath(section: section, row: $0) }
  }

  private func tap(
    _ path: RowPath, in selection: TableSelection, _ allowsMultiple: Bool
  ) -> TableSelection.Change {
    if selection.isDeselected(byTapping: path, allowingMultiple: allowsMultiple) {
      return TableSelection.Change(deselected: [path])
    }
    let others = allowsMultiple ? [] : selection.rows.subtracting([path]).sorted()
    return TableSelection.Change(selected: [path], deselected: others)
  }

  private func apply(
    _ change: TableSelection.Change, to selection: inout TableSelection, extendingTo end: RowPath?
  ) {
    if let end { selection.extendRange(to: end) } else { selection.endRange() }
    for path in change.deselected { selection.deselect(path) }
    for path in change.selected {
      if end == nil { selection.select(path) } else { selection.selectInRange(path) }
    }
  }

  @Test(arguments: UInt64(0)..<200)
  func `Taps and ranges select what the obvious way does, and change no more than they must`(
    seed: UInt64
  ) {
    var random = SeededGenerator(seed: seed)
    let reachable = Set(paths.filter { _ in Int.random(in: 0...3, using: &random) > 0 })
    let allowsMultiple = Int.random(in: 0...3, using: &random) > 0
    var slow = SlowSelection(rows: paths.map { ($0, reachable.contains($0), false) })
    var selection = TableSelection()
    for step in 0..<30 {
      guard let path = paths.randomElement(using: &random) else { continue }
      let before = selection.rows
      let change: TableSelection.Change
      if Bool.random(using: &random) {
        change = tap(path, in: selection, allowsMultiple)
        apply(change, to: &selection, extendingTo: nil)
        slow.tap(path, allowingMultiple: allowsMultiple)
      } else {
        change = selection.change(extendingTo: path) { range in
          paths.filter { range.contains($0) && reachable.contains($0) }
        }
        apply(change, to: &selection, extendingTo: path)
        slow.extend(to: path)
      }
      let context = "step \(step), seed \(seed)"
      #expect(selection.rows == slow.selected, "\(context)")
      #expect(selection.anchor == slow.anchor, "\(context)")
      #expect(change.selected.sorted() == change.selected, "\(context)")
      #expect(change.deselected.sorted() == change.deselected, "\(context)")
      #expect(before.isSuperset(of: change.deselected), "\(context)")
      #expect(Set(change.selected).isDisjoint(with: change.deselected), "\(context)")
    }
  }

  @Test(arguments: UInt64(0)..<50)
  func `A range depends on where it begins and ends, and not on the way there`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let reachable = paths.filter { _ in Int.random(in: 0...3, using: &random) > 0 }
    guard let anchor = reachable.randomElement(using: &random) else { return }
    var selection = TableSelection([anchor])
    #expect(selection.anchor == anchor)
    for _ in 0..<10 {
      guard let path = paths.randomElement(using: &random) else { continue }
      let change = selection.change(extendingTo: path) { range in
        reachable.filter(range.contains)
      }
      apply(change, to: &selection, extendingTo: path)
      let range = min(anchor, path)...max(anchor, path)
      #expect(selection.rows == Set(reachable.filter(range.contains)), "seed \(seed)")
      #expect(selection.anchor == anchor)
    }
  }

  @Test func `A range begins at the row that was selected last by itself`() {
    let row = paths
    var selection = TableSelection()
    #expect(selection.anchor == nil)
    selection.select(row[2])
    selection.select(row[5])
    #expect(selection.anchor == row[5])
    selection.extendRange(to: row[6])
    selection.selectInRange(row[6])
    #expect(selection.anchor == row[5])
    selection.deselect(row[2])
    #expect(selection.anchor == row[5])
    selection.deselect(row[5])
    #expect(selection.anchor == nil)
    #expect(selection.rows == [row[6]])
    #expect(TableSelection([row[0], row[1]]).anchor == nil)
  }

  // 4.5, 4.6, 4.7
  @Test func `A tap takes the place of the selection, or joins or leaves it`() {
    let row = paths
    let some = TableSelection([row[1], row[3]])
    for isDeselecting in [row[1], row[3]] {
      #expect(some.isDeselected(byTapping: isDeselecting, allowingMultiple: true))
      #expect(!some.isDeselected(byTapping: isDeselecting, allowingMultiple: false))
    }
    #expect(!some.isDeselected(byTapping: row[2], allowingMultiple: true))
    #expect(!TableSelection().isDeselected(byTapping: row[1], allowingMultiple: true))
  }

  @Test func `Without a row to begin at, a range is a single row`() {
    let row = paths
    func change(_ selection: TableSelection) -> TableSelection.Change {
      selection.change(extendingTo: row[3]) { range in paths.filter(range.contains) }
    }
    #expect(change(TableSelection()) == TableSelection.Change(selected: [row[3]]))
    #expect(change(TableSelection([row[2], row[3]])) == TableSelection.Change())
  }
}
