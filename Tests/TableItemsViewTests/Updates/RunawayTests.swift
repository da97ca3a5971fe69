import TableItemsView
import Testing

/// Closures that ask for other content each time they are called, and drafts that are not the one handed
/// out.
@MainActor
struct RunawayTests {
  private func section(_ names: String...) -> [SectionItem] {
    [SectionItem(id: "A", rows: names.map { RowItem($0) })]
  }

  @Test func `Another draft in place of the one handed out is shown as well`() {
    let table = TextTable(sections: section("a", "b"))
    #expect("\(table)" == "  a\n  b")
    table.model.update { $0 = TableDraft(TableContent(section("x", "y"))) }
    #expect("\(table)" == "  x\n  y")
    var kept: TableDraft?
    table.model.update { draft in
      kept = draft
      draft.remove(at: RowPath(section: 0, row: 0))
    }
    #expect("\(table)" == "  y")
    table.model.update { draft in if let kept { draft = kept } }
    #expect("\(table)" == "  x\n  y")
  }

  @Test func `A height closure that changes the model each time does not end the program`() {
    let table = TextTable()
    var number = 0
    table.events.heightForRow = { _ in
      number += 1
      if number < 20_000 { table.sections = section("a\(number)", "b\(number)") }
      return 1
    }
    table.sections = section("a", "b")
    table.layoutIfNeeded()
    #expect(number < 20_000)
    table.events.heightForRow = nil
    table.sections = section("end")
    #expect("\(table)" == "  end")
  }

  @Test func `A diagnostic handler that leads to diagnostics does not end the program`() {
    let model = TableModel()
    var number = 0
    model.diagnosticHandler = { _ in
      number += 1
      model.sections = section("x", "x", "\(number)")
    }
    model.sections = section("d", "d")
    #expect((1...100).contains(number))
    #expect(!model.diagnostics.isEmpty)
  }

  @Test func `Titles that come to the index do not scroll away from the top`() {
    let table = TextTable(
      sections: [SectionItem(id: 4, rows: ["a", "b", "c", "d", "e"])], width: 24, height: 9)
    table.layoutIfNeeded()
    var new = SectionItem(id: 6, header: "H", rows: ["x", "y"])
    new.indexTitle = "C"
    new.rowHeight = 3
    table.sections.insert(new, at: 0)
    #expect(table.contentOffset == 0)
    #expect(table.screen.lines.first == "H")
  }
}
