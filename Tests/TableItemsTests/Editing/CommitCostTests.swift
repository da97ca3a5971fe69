import Synchronization
import TableItemsView
import Testing

/// An id that counts how often ids of its kind are hashed.
private struct CountedID: Hashable, Sendable {
  final class Count: Sendable {
    let value = Atomic(0)
  }

  let number: Int
  let count: Count

  static func == (one: CountedID, other: CountedID) -> Bool { one.number == other.number }

  func hash(into hasher: inout Hasher) {
    count.value.add(1, ordering: .relaxed)
    hasher.combine(number)
  }
}

@MainActor
struct CommitCostTests {
  @Test func `A row that is deleted or moved by a person is not looked for among all rows`() {
    let count = CountedID.Count()
    let table = EditedTable([
      SectionItem(
        id: "A", rows: (0..<1000).map { RowItem(CountedID(number: $0, count: count)) })
    ])
    table.tellEdits()
    let before = count.value.load(ordering: .relaxed)
    table.commit(.delete, 500)
    table.move((0, 10), to: (0, 900))
    table.move((0, 900), to: (0, 0))
    #expect(table.model.sections[0].rows.count == 999)
    #expect(table.told.count == 3)
    #expect(count.value.load(ordering: .relaxed) - before < 20)
  }

  @Test func `What closures do that agree to a deletion is undone together with it`() {
    let table = EditedTable("a", "b", "c")
    table.tellEdits()
    table.delegate.shouldDelete = { [unowned table] _ in
      table.model.perform(.delete(RowID(section: "A", row: "c")))
      return true
    }
    table.commit(.delete, 0)
    #expect(table.drawing == "b")
    table.model.undo()
    #expect(table.drawing == "a b c")
  }
}
