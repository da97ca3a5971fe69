import TableItemsView
import Testing

/// Updates of a model wait while a person is busy with the table, or the table with itself.
@MainActor
struct HeldUpdateTests {
  private func sections(_ rows: String) -> [SectionItem] {
    [SectionItem(id: "A", rows: rows.split(separator: " ").map { RowItem(String($0)) })]
  }

  @Test func `They wait while the content is dragged`() {
    let table = TextTable(sections: sections("a b"), height: 3)
    table.layoutIfNeeded()
    table.beginDragging()
    let updates = [table.model.apply(sections("c")), table.model.apply(sections("d"))]
    #expect("\(table)" == "  a\n  b")
    #expect(updates.map(\.result) == [.superseded, nil])
    table.endDragging()
    #expect("\(table)" == "  d")
    #expect(updates.map(\.result) == [.superseded, .applied])
  }

  @Test func `They wait while several rows are selected in one go, and are shown after it`() {
    let table = TextTable(sections: sections("a b c"), height: 3)
    table.allowsMultipleSelectionDuringEditing = true
    table.events.shouldBeginMultipleSelection = { _ in true }
    table.beginMultipleSelection(at: path(0, 0))
    let update = table.model.apply(sections("x a b c"))
    table.extendMultipleSelection(to: path(0, 1))
    #expect(update.result == nil)
    table.endMultipleSelection()
    #expect(update.result == .applied)
    #expect("\(table)" == "  x\n* a\n* b")
  }

  @Test func `They wait until a layout ends`() {
    let table = TextTable(sections: sections("a b"), height: 3)
    var update: TableUpdate?
    table.events.willDisplay = { _, _ in
      guard update == nil else { return }
      update = table.model.apply(sections("a b c"))
      #expect(update?.result == nil)
    }
    table.layoutIfNeeded()
    #expect(update?.result == .applied)
    #expect("\(table)" == "  a\n  b\n  c")
  }

  @Test func `A table that is unplugged while it is dragged shows the last content`() {
    let table = TextTable(sections: sections("a"), height: 3)
    table.layoutIfNeeded()
    table.beginDragging()
    let update = table.model.apply(sections("b"))
    let dataSource = table.dataSource
    table.dataSource = nil
    table.delegate = nil
    #expect(update.result == .reloaded)
    table.dataSource = dataSource
    #expect("\(table)" == "  b")
  }

  @Test func `A delegate of another model has no say in what is shown`() {
    let table = TextTable(sections: sections("a b"), height: 3)
    let other = Delegate(model: TableModel(sections: sections("x")))
    table.delegate = other
    table.layoutIfNeeded()
    let update = table.model.apply(sections("a b c"))
    other.model.apply(sections("y z"))
    #expect("\(table)" == "  a\n  b\n  c")
    #expect(update.result != nil)
  }

  @Test func `Nothing is kept of rows, updates and tables that are gone`() {
    final class Held {}
    var held: Held? = Held()
    weak let weakHeld = held
    var table: TextTable? = TextTable(sections: sections("a b"), height: 3)
    weak let (weakTable, model) = (table, table?.model)
    table?.layoutIfNeeded()
    table?.beginDragging()
    weak let update = table?.model.apply([
      SectionItem(id: "A", rows: [RowItem("b", traits: .disabled)])
    ])
    table?.model.apply(sections("a"))
    #expect(update == nil)
    table?.events.onSelect = { [held] _ in _ = held }
    table?.endDragging()
    held = nil
    table = nil
    #expect(weakTable == nil)
    #expect(model == nil)
    #expect(weakHeld == nil)
  }
}
