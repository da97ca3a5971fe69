@testable import TableItems
import TableItemsView
import Testing

/// Data that counts how often it is compared.
private struct Counted: Identifiable, Hashable {
  nonisolated(unsafe) static var comparisons = 0

  let id: Int

  static func == (one: Counted, other: Counted) -> Bool {
    comparisons += 1
    return one.id == other.id
  }
}

@MainActor
@Suite(.serialized)
struct KnownDifferenceTests {
  private let table: TextTable

  init() {
    table = TextTable(sections: [SectionItem(id: "A", rows: (0..<3).map(Self.row))])
    _ = table.screen
  }

  private static func row(_ id: Int) -> RowItem { RowItem(Counted(id: id)) }

  /// Adds a row, with a difference that is known; returns how often rows are compared for it.
  private func addRow(_ id: Int) -> Int {
    var new = table.model.source
    // The others are made anew, so that they cannot be told to be the same without a look.
    new.sections[0].rows = SectionRows((0...id).map(Self.row))
    let difference = new.difference(from: table.model.source)
    let count = Counted.comparisons
    #expect(table.model.submit(new, difference: difference).result == .applied)
    return Counted.comparisons - count
  }

  private var shown: [Int] {
    table.model.content.sections.flatMap { $0.rows.compactMap { ($0.data as? Counted)?.id } }
  }

  @Test func `A difference that is known is used where all is shown`() {
    #expect(addRow(3) == 0)
    table.model.emptyState = SectionItem(rows: ["none"])
    table.model.filter = { _, _ in true }
    table.model.collapse(section: "B")
    #expect(addRow(4) == 0)
    #expect(shown == [0, 1, 2, 3, 4])
  }

  @Test func `A difference that is known is not used where something is hidden`() {
    table.model.filter = { row, _ in row.id != 1 }
    _ = addRow(3)
    #expect(shown == [0, 2, 3])
    table.model.filter = nil
    table.model.collapse(section: "A")
    _ = addRow(4)
    #expect(shown == [])
    table.model.expand(section: "A")
    #expect(shown == [0, 1, 2, 3, 4])
  }

  @Test func `A difference that is known is not used where what comes is hidden`() {
    table.model.filter = { row, _ in row.id != 3 }
    _ = addRow(3)
    #expect(shown == [0, 1, 2])
  }

  @Test func `A difference that is known is not used from what was hidden`() {
    var isHiding = true
    table.model.filter = { row, _ in !isHiding || row.id != 1 }
    isHiding = false
    _ = addRow(3)
    #expect(shown == [0, 1, 2, 3])
    #expect(table.model.content.rowCount == table.visibleCells.count)
  }
}
