import TableItemsView
import Testing

@MainActor
struct DiagnosticTests {
  private func diagnostic(_ name: String, _ row: Int) -> TableDiagnostic {
    TableDiagnostic(.unknownIdentifier, of: .row(RowPath(section: 0, row: row)), "no \(name)")
  }

  @Test func `The model keeps each diagnostic once, and tells its host the first that says it`() {
    let model = TableModel()
    let host = OtherHost()
    model.attach(to: host)
    for _ in 0..<2 {
      for row in 0..<3 { model.report(diagnostic("a", row)) }
      model.report(diagnostic("b", 9))
    }
    #expect(
      model.diagnostics
        == [diagnostic("a", 0), diagnostic("a", 1), diagnostic("a", 2), diagnostic("b", 9)])
    #expect(host.reports == [diagnostic("a", 0), diagnostic("b", 9)])
  }

  @Test func `The model keeps the last hundred`() {
    let model = TableModel()
    for row in 0..<250 { model.report(diagnostic("a", row)) }
    #expect(model.diagnostics == (150..<250).map { diagnostic("a", $0) })
  }

  @Test func `A height that is not a number is reported once for each row, and once to the host`() {
    let table = TextTable(sections: [
      SectionItem(rows: (0..<5).map { RowItem($0, height: .fixed(.nan)) })
    ])
    for _ in 0..<3 {
      table.reloadData()
      table.layoutIfNeeded()
    }
    #expect(table.model.diagnostics.filter { $0.kind == .invalidHeight }.count == 5)
    #expect(table.diagnostics.filter { $0.kind == .invalidHeight }.count == 1)
  }

  @Test func `A handler of your own gets every diagnostic, in place of all that`() {
    let model = TableModel(sections: [
      SectionItem(rows: [RowItem("a", cell: "unknown"), RowItem("b", cell: "unknown")])
    ])
    var handled: [TableDiagnostic] = []
    model.diagnosticHandler = { handled.append($0) }
    let table = TextTable(model: model)
    #expect("\(table)" == "  a\n  b")
    #expect(handled.map(\.part) == (0..<2).map { .row(RowPath(section: 0, row: $0)) })
    #expect(model.diagnostics.isEmpty)
    #expect(table.diagnostics.isEmpty)

    model.diagnosticHandler = nil
    table.reloadData()
    table.layoutIfNeeded()
    #expect(model.diagnostics.count == 2)
    #expect(table.diagnostics.count == 1)
  }

  @Test func `A diagnostic says where it is, what it is, and what happens instead`() {
    let parts: [(TablePart?, String)] = [
      (nil, "table"), (.header(section: 1), "header of section 1"),
      (.footer(section: 2), "footer of section 2"),
      (.row(RowPath(section: 1, row: 2)), "row (1, 2)"),
    ]
    for (part, text) in parts {
      let diagnostic = TableDiagnostic(.invalidHeight, of: part, "too tall; it is cut")
      #expect("\(diagnostic)" == "\(text): too tall; it is cut")
    }
    let kind = TableDiagnostic.Kind("no colours")
    #expect("\(kind)" == "no colours")
    #expect(kind != .invalidHeight)
  }
}
