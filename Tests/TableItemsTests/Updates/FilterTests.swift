import TableItemsView
import TestSupport
import Testing

@MainActor
struct FilterTests {
  private let journal = Journal()
  private let model = TableModel {
    SectionItem(id: "fruit", header: "Fruit", rows: ["Apple", "Pear", "Plum"])
    SectionItem(id: "nuts", header: "Nuts", rows: ["Almond"])
    SectionItem(id: "none", header: "Nothing", rows: [])
  }

  private func showOnly(_ letter: Character) {
    model.filter = { row, _ in (row.data as? String)?.first == letter }
  }

  @Test func `Only rows that pass are shown, and all when there is no filter`() {
    let table = TextTable(model: model)
    showOnly("P")
    #expect("\(table)" == "Fruit\n  Pear\n  Plum\nNuts\nNothing")
    #expect(model.sections.map(\.rows.count) == [3, 1, 0])
    showOnly("A")
    #expect("\(table)" == "Fruit\n  Apple\nNuts\n  Almond\nNothing")
    #expect(model.setFilter(nil).result == .applied)
    #expect("\(table)" == "Fruit\n  Apple\n  Pear\n  Plum\nNuts\n  Almond\nNothing")
  }

  // tidev/titanium-sdk PR#5353
  @Test func `Sections that lost all their rows are hidden if that is wanted`() {
    let table = TextTable(model: model)
    model.hidesEmptySections = true
    showOnly("P")
    #expect("\(table)" == "Fruit\n  Pear\n  Plum\nNothing")
    showOnly("x")
    #expect("\(table)" == "Nothing")
    model.hidesEmptySections = false
    #expect("\(table)" == "Fruit\nNuts\nNothing")
    model.filter = nil
    #expect("\(table)" == "Fruit\n  Apple\n  Pear\n  Plum\nNuts\n  Almond\nNothing")
  }

  // tidev/titanium-sdk PR#866
  @Test func `Every event names the row that is shown`() {
    let table = TextTable(model: model)
    let events = table.events
    func write(_ name: String) -> (TableEvent) -> Void {
      { [journal] event in journal.write("\(name) \(event.id) at \(event.path.row)") }
    }
    events.onSelect = write("select")
    events.onHighlight = write("highlight")
    events.onAccessoryTap = write("accessory")
    events.onPrimaryAction = write("action")
    events.willDisplay = { [journal] _, event in journal.write("display \(event.id)") }
    model.sections[0].rows[2].traits.accessory = .detailButton
    showOnly("P")
    _ = table.screen
    #expect(journal.read() == ["display fruit/Pear", "display fruit/Plum"])
    table.tapRow(at: RowPath(section: 0, row: 1))
    table.tapAccessory(ofRowAt: RowPath(section: 0, row: 1))
    #expect(
      journal.read() == [
        "highlight fruit/Plum at 1", "select fruit/Plum at 1", "action fruit/Plum at 1",
        "accessory fruit/Plum at 1",
      ])
  }

  @Test func `Rows and sections without ids keep their positions as ids`() {
    let model = TableModel {
      SectionItem(rows: [RowItem(CellContent(text: "hidden")), RowItem(CellContent(text: "b"))])
      SectionItem(rows: [RowItem(CellContent(text: "hidden"))])
      SectionItem(data: ["hidden", "d", "e"].map { CellContent(text: $0) })
    }
    model.hidesEmptySections = true
    model.filter = { row, _ in (row.data as? CellContent)?.text != "hidden" }
    let ids = model.content.sections.indices.map { section in
      model.content.sections[section].rows.indices.map { row in
        model.content.id(at: RowPath(section: section, row: row))?.description ?? "none"
      }
    }
    #expect(ids == [["#0/#1"], ["#2/#1", "#2/#2"]])
    let event = model.event(at: RowPath(section: 1, row: 1))
    #expect(event?.id == RowID(section: .position(2), row: .position(2)))
    #expect(model.path(of: RowID(section: .position(2), row: .position(1)))?.section == 1)
  }

  @Test func `The filter gets to know the ids of row and section`() {
    let model = TableModel {
      SectionItem(rows: ["a", RowItem(CellContent(text: "b"))])
      SectionItem(id: "B", data: 5..<7)
    }
    var asked: [RowID] = []
    model.filter = { row, section in
      asked.append(RowID(section: section, row: row.id ?? "none"))
      return true
    }
    #expect(asked.map(\.description) == ["#0/a", "#0/#1", "B/5", "B/6"])
  }

  @Test func `Each row is asked about once, until the rows or the filter are set`() {
    var count = 0
    model.filter = { _, _ in
      count += 1
      return true
    }
    #expect(count == 4)
    model.toggle(section: "nuts")
    model.sections[0].header = "Good"
    #expect(count == 4)
    model.sections[1].rows.append("Pecan")
    #expect(count == 6)
    model.filter = model.filter
    #expect(count == 11)
  }

  @Test func `A uniform section stays uniform, and its cells stay`() {
    let table = TextTable(sections: [
      SectionItem(id: "A", data: 0..<6, cell: NumberCell.self)
    ])
    _ = table.screen
    table.model.filter = { row, _ in (row.data as? Int).map { $0 % 2 == 0 } ?? false }
    #expect("\(table)" == "  no. 0\n  no. 2\n  no. 4")
    #expect(table.model.content.sections[0].rows.isUniform)
    #expect(table.counts.cellsMade == 6)
    table.model.filter = { row, _ in (row.data as? Int).map { $0 % 3 == 0 } ?? false }
    #expect("\(table)" == "  no. 0\n  no. 3")
    table.model.filter = nil
    #expect("\(table)" == "  no. 0\n  no. 1\n  no. 2\n  no. 3\n  no. 4\n  no. 5")
    #expect(table.counts.cellsMade == 6)
  }

  @Test func `Filtered uniform rows look different as soon as their cell, height or traits do`() {
    let numbers = Array(0..<5)
    let table = TextTable(sections: [SectionItem(id: "A", data: numbers, cell: NumberCell.self)])
    table.model.filter = { row, _ in (row.data as? Int).map { $0 % 2 == 0 } ?? false }
    #expect("\(table)" == "  no. 0\n  no. 2\n  no. 4")
    table.sections = [SectionItem(id: "A", data: numbers, cell: LoudNumberCell.self)]
    #expect("\(table)" == "  NO. 0\n  NO. 2\n  NO. 4")
    table.sections = [SectionItem(id: "A", data: numbers, height: 2, cell: LoudNumberCell.self)]
    #expect("\(table)" == "  NO. 0\n\n  NO. 2\n\n  NO. 4")
    table.sections = [
      SectionItem(
        id: "A", data: numbers, cell: LoudNumberCell.self, traits: RowTraits(indentationLevel: 1))
    ]
    #expect("\(table)" == "    NO. 0\n    NO. 2\n    NO. 4")
  }

  @Test func `What is shown can be made the content, and be filtered itself`() {
    let table = TextTable(sections: [
      SectionItem(id: "A", data: (0..<9).map { CellContent(text: "\($0)") })
    ])
    func showOnlyMultiples(of number: Int) {
      table.model.filter = { row, _ in
        (row.data as? CellContent).flatMap { Int($0.text) }.map { $0 % number == 0 } ?? false
      }
    }
    showOnlyMultiples(of: 2)
    table.sections = table.model.content.sections
    showOnlyMultiples(of: 3)
    #expect("\(table)" == "  0\n  6")
    #expect(table.model.content.sections[0].rows.isUniform)
    #expect(table.model.event(at: RowPath(section: 0, row: 1))?.id.row == .position(6))
    table.model.filter = nil
    #expect("\(table)" == "  0\n  2\n  4\n  6\n  8")
  }

  @Test func `Rows change under a filter as they do without`() {
    let table = TextTable(sections: [SectionItem(id: "A", data: [1, 2, 3, 4, 5])])
    table.model.filter = { row, _ in (row.data as? Int).map { $0 != 3 } ?? false }
    #expect("\(table)" == "  1\n  2\n  4\n  5")
    #expect(table.model.apply([SectionItem(id: "A", data: [5, 3, 1, 6])]).result == .applied)
    #expect("\(table)" == "  5\n  1\n  6")
    table.model.filter = nil
    #expect("\(table)" == "  5\n  3\n  1\n  6")
  }

  @Test func `A row that moves to another section passes the filter there`() {
    let table = TextTable {
      SectionItem(id: "A", header: "A", data: [1, 2])
      SectionItem(id: "B", header: "B", data: [3])
    }
    table.model.filter = { row, section in section == "A" || row.id == 3 || row.id == 1 }
    table.sections = [
      SectionItem(id: "A", header: "A", data: [] as [Int]),
      SectionItem(id: "B", header: "B", data: [2, 1, 3]),
    ]
    #expect("\(table)" == "A\nB\n  1\n  3")
  }

  @Test func `A filter may change the model, and the last change is shown`() {
    let table = TextTable(model: model)
    var inner: TableUpdate?
    let outer = model.setFilter { [model] row, section in
      if inner == nil { inner = model.collapse(section: "fruit") }
      return true
    }
    #expect(outer.result == .superseded)
    #expect(inner?.result != nil)
    #expect("\(table)" == "Fruit\nNuts\n  Almond\nNothing")
  }

  @Test func `A filter that changes the model each time does not go on for ever`() {
    let table = TextTable(model: model)
    model.filter = { [model] row, section in
      model.filter = model.filter
      return row.id == "Pear"
    }
    #expect("\(table)" == "Fruit\n  Pear\nNuts\nNothing")
  }
}

private final class NumberCell: TextCell, CellConfigurable {
  func configure(with number: Int) {
    show(CellContent(text: "no. \(number)"))
  }
}

private final class LoudNumberCell: TextCell, CellConfigurable {
  func configure(with number: Int) {
    show(CellContent(text: "NO. \(number)"))
  }
}
