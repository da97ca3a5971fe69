import TableItemsView
import Testing

@MainActor
struct DiagnosticTests {
  private func row(_ number: Int) -> TableDiagnostic.Place {
    .row(RowPath(section: 0, row: number))
  }

  @Test func `The model keeps each diagnostic once, and tells its host the first of each kind`() {
    let model = TableModel()
    let host = OtherHost()
    model.attach(to: host)
    for _ in 0..<2 {
      for number in 0..<3 {
        model.report(TableDiagnostic(.unknownCellIdentifier("a"), at: row(number)))
      }
      model.report(TableDiagnostic(.unknownCellIdentifier("b"), at: row(9)))
    }
    #expect(model.diagnostics.map(\.place) == [row(0), row(1), row(2), row(9)])
    #expect(
      host.reports == [
        TableDiagnostic(.unknownCellIdentifier("a"), at: row(0)),
        TableDiagnostic(.unknownCellIdentifier("b"), at: row(9)),
      ])
  }

  @Test func `The model keeps the last hundred`() {
    let model = TableModel()
    for number in 0..<250 {
      model.report(TableDiagnostic(.unknownCellIdentifier("a"), at: row(number)))
    }
    #expect(model.diagnostics.map(\.place) == (150..<250).map(row))
  }

  @Test func `A handler of your own gets every diagnostic, in place of all that`() {
    let model = TableModel(sections: [
      SectionItem(rows: [RowItem("a", cell: "unknown"), RowItem("b", cell: "unknown")])
    ])
    var handled: [TableDiagnostic] = []
    model.diagnosticHandler = { handled.append($0) }
    let table = TextTable(model: model)
    #expect("\(table)" == "  a\n  b")
    #expect(handled.map(\.place) == [row(0), row(1)])
    #expect(model.diagnostics.isEmpty)
    #expect(table.diagnostics.isEmpty)

    model.diagnosticHandler = nil
    table.reloadData()
    table.layoutIfNeeded()
    #expect(model.diagnostics.count == 2)
    #expect(table.diagnostics.count == 1)
  }

  @Test func `A diagnostic says where it is, what it is, and what happens instead`() {
    let texts: [(TableDiagnostic, String)] = [
      (
        TableDiagnostic(.unknownCellIdentifier("fruit"), at: row(2)),
        "row (0, 2): no cell type is registered as \"fruit\"; the default cell is shown"
      ),
      (
        TableDiagnostic(.missingCellIdentifier(data: "Fruit"), at: row(2)),
        "row (0, 2): no cell is named for data of type Fruit; the default cell shows its description"
      ),
      (
        TableDiagnostic(
          .dataMismatch(identifier: "fruit", expected: "Fruit", found: "Nut"), at: row(2)),
        "row (0, 2): cell \"fruit\" takes Fruit, not Nut; the default cell is shown"
      ),
      (
        TableDiagnostic(.foreignCellType("Cell"), at: row(2)),
        "row (0, 2): Cell is a cell of another host; the default cell is shown"
      ),
      (
        TableDiagnostic(.unexpectedCell(identifier: "fruit", found: "Cell"), at: row(2)),
        "row (0, 2): the host made Cell for cell \"fruit\"; the default cell is shown"
      ),
      (
        TableDiagnostic(.unknownHeaderFooterIdentifier("season"), at: .header(section: 1)),
        "header of section 1: no view type that fits is registered as \"season\"; "
          + "the data is shown as text"
      ),
      (
        TableDiagnostic(.invalidHeight(-1), at: .footer(section: 1)),
        "footer of section 1: a height of -1.0 cannot be laid out; it is treated as automatic"
      ),
      (
        TableDiagnostic(.contentMismatch),
        "table: data source and delegate hold different content; make both from one model"
      ),
      (
        TableDiagnostic(.hostReplaced),
        "table: the model has a new host; the old one is no longer told of changes"
      ),
    ]
    for (diagnostic, text) in texts { #expect("\(diagnostic)" == text) }
  }
}
