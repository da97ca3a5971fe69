import TableItemsView
import Testing

@MainActor
struct TableModelTests {
  @Test func `Setting the sections has the host show them`() {
    let table = TextTable(sections: [SectionItem(header: "Old", rows: ["a"])])
    #expect("\(table)" == "Old\n  a")
    table.model.sections = [SectionItem(header: "New", rows: ["b", "c"])]
    #expect("\(table)" == "New\n  b\n  c")
  }

  @Test func `The model has the new sections at once`() {
    let model = TableModel()
    #expect(model.content.sections.isEmpty)
    model.sections = [SectionItem(rows: ["a"])]
    #expect(model.row(at: RowPath(section: 0, row: 0))?.id == "a")
    #expect(model.path(of: RowID(section: .position(0), row: "a")) == RowPath(section: 0, row: 0))
  }

  @Test func `Look-ups by id agree with the content, before and after it changes`() {
    let model = TableModel {
      SectionItem(id: "A", rows: ["x", "y", "x"])
      SectionItem(id: "A", rows: ["z"])
      SectionItem(data: 0..<10)
    }
    func check() {
      for section in ["A", "B", .position(2)] as [ItemID] {
        for row in ["x", "y", "z", 0, 9, 10, .position(0)] as [ItemID] {
          let id = RowID(section: section, row: row)
          #expect(model.path(of: id) == model.content.path(of: id), "\(id)")
        }
      }
    }
    check()
    model.sections.removeFirst()
    check()
    model.sections.append(SectionItem(id: "B", rows: ["y"]))
    check()
  }

  // xmartlabs/Eureka#1537; ra1028/DiffableDataSources mapped anew for each.
  @Test func `Ten thousand look-ups by id ask each row for its id once`() {
    nonisolated(unsafe) var asked = 0
    let model = TableModel(sections: [
      SectionItem(
        id: "A", data: 0..<10_000,
        rowID: {
          asked += 1; return $0 * 2
        })
    ])
    for number in 0..<10_000 {
      let path = model.path(of: RowID(section: "A", row: ItemID(number * 2)))
      #expect(path == RowPath(section: 0, row: number))
    }
    #expect(asked == 10_000)
  }

  @Test func `No id is made on load`() {
    nonisolated(unsafe) var asked = 0
    let table = TextTable(
      sections: [
        SectionItem(
          data: 0..<1000,
          rowID: {
            asked += 1; return $0
          }, height: 1)
      ],
      height: 3)
    #expect("\(table)" == "  0\n  1\n  2")
    #expect(asked <= 3 * 3)
  }
}

extension TableModelTests {
  @Test func `A second host takes the place of the first, which is reported`() {
    let model = TableModel(sections: [SectionItem(rows: ["a"])])
    let first = TextTable(model: model)
    #expect("\(first)" == "  a")
    #expect(model.host === first)

    let second = TextTable(model: model)
    #expect(model.host === second)
    #expect(model.diagnostics.map(\.kind) == [.hostReplaced])

    model.sections = [SectionItem(rows: ["b"])]
    #expect("\(second)" == "  b")
    #expect("\(first)" == "  a")
  }

  @Test func `A host that is attached again is not reloaded again`() {
    let model = TableModel()
    let host = OtherHost()
    model.attach(to: host)
    model.attach(to: host)
    #expect(host.reloads == 1)
    #expect(model.diagnostics.isEmpty)
  }

  @Test func `Only the attached host can be detached`() {
    let model = TableModel()
    let host = OtherHost()
    model.attach(to: host)
    model.detach(from: OtherHost())
    #expect(model.host === host)
    model.detach(from: host)
    #expect(model.host == nil)
  }

  @Test func `A host may be gone when the sections change`() {
    let model = TableModel()
    do { model.attach(to: OtherHost()) }
    model.sections = [SectionItem(rows: ["a"])]
    #expect(model.host == nil)
    #expect(model.content.rowCount == 1)
  }
}
