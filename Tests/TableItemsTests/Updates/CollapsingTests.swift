import TableItemsView
import Testing

@MainActor
struct CollapsingTests {
  private let model = TableModel {
    SectionItem(id: "fruit", header: "Fruit", footer: "end", rows: ["Apple", "Pear"])
    SectionItem(id: "nuts", header: "Nuts", rows: ["Almond"])
  }

  @Test func `A collapsed section keeps its header and footer, and shows no rows`() {
    let table = TextTable(model: model)
    #expect("\(table)" == "Fruit\n  Apple\n  Pear\nend\nNuts\n  Almond")
    #expect(model.collapse(section: "fruit")?.result == .applied)
    #expect("\(table)" == "Fruit\nend\nNuts\n  Almond")
    #expect(model.isCollapsed(section: "fruit"))
    #expect(model.expand(section: "fruit")?.result == .applied)
    #expect("\(table)" == "Fruit\n  Apple\n  Pear\nend\nNuts\n  Almond")
  }

  @Test func `The program's sections keep their rows, and the index titles stay`() {
    model.sections[0].indexTitle = "F"
    model.collapse(section: "fruit")
    #expect(model.sections.map(\.rows.count) == [2, 1])
    #expect(model.content.sections.map(\.rows.count) == [0, 1])
    #expect(model.content.sectionIndexTitles == ["F"])
    #expect(model.path(of: RowID(section: "fruit", row: "Pear")) == nil)
    #expect(model.isHidden(RowID(section: "fruit", row: "Pear")))
    #expect(!model.isHidden(RowID(section: "fruit", row: "Plum")))
    #expect(!model.isHidden(RowID(section: "nuts", row: "Almond")))
  }

  // azonov/ExpandableTable#3
  @Test func `A section collapsed while the table is not looked at counts as it is shown`() {
    let table = TextTable(model: model)
    model.toggle(section: "nuts")
    table.reloadData()
    #expect("\(table)" == "Fruit\n  Apple\n  Pear\nend\nNuts")
    model.toggle(section: "nuts")
    table.reloadData()
    #expect("\(table)" == "Fruit\n  Apple\n  Pear\nend\nNuts\n  Almond")
  }

  // ml-opensource/FZAccordionTableView#26
  @Test func `What is done to a section that is gone waits until it comes`() {
    let table = TextTable(model: model)
    let nuts = model.sections.removeLast()
    #expect(model.toggle(section: "nuts") != nil)
    #expect("\(table)" == "Fruit\n  Apple\n  Pear\nend")
    model.sections.append(nuts)
    #expect("\(table)" == "Fruit\n  Apple\n  Pear\nend\nNuts")
  }

  @Test func `Nothing happens where a section is as it should be`() {
    let table = TextTable(model: model)
    _ = table.screen
    #expect(model.expand(section: "fruit") == nil)
    #expect(model.collapse(section: "fruit") != nil)
    #expect(model.collapse(section: "fruit") == nil)
    model.collapsedSections = ["fruit"]
    #expect(table.counts.countsAsked < 10)
  }

  @Test func `Several sections are collapsed at once`() {
    let table = TextTable(model: model)
    model.collapsedSections = ["fruit", "nuts"]
    #expect("\(table)" == "Fruit\nend\nNuts")
    model.collapsedSections = ["fruit"]
    #expect("\(table)" == "Fruit\nend\nNuts\n  Almond")
  }

  @Test func `A section without an id is meant by its position`() {
    let table = TextTable {
      SectionItem(header: "first", rows: ["a"])
      SectionItem(header: "second", rows: ["b"])
    }
    table.model.collapse(section: .position(1))
    #expect("\(table)" == "first\n  a\nsecond")
    table.model.collapse(section: 0)
    #expect("\(table)" == "first\n  a\nsecond")
  }

  @Test func `Rows that come to a collapsed section are shown when it is expanded`() {
    let table = TextTable(model: model)
    model.collapse(section: "nuts")
    model.sections[1].rows.append("Pecan")
    #expect("\(table)" == "Fruit\n  Apple\n  Pear\nend\nNuts")
    model.expand(section: "nuts")
    #expect("\(table)" == "Fruit\n  Apple\n  Pear\nend\nNuts\n  Almond\n  Pecan")
  }

  @Test func `A large uniform section is collapsed and expanded without making a row`() async {
    nonisolated(unsafe) var asked = 0
    let table = TextTable(
      sections: [
        SectionItem(
          id: "A", header: "A", data: 0..<100_000,
          rowID: {
            asked += 1; return $0
          }, height: 1)
      ], height: 3)
    #expect("\(table)" == "A\n  0\n  1")
    let before = asked
    let collapsing = table.model.collapse(section: "A")
    #expect(await collapsing?.outcome == .applied)
    #expect("\(table)" == "A")
    let expanding = table.model.expand(section: "A")
    #expect(await expanding?.outcome == .applied)
    #expect("\(table)" == "A\n  0\n  1")
    // The repeated ids of what came are looked for elsewhere.
    #expect(asked - before <= 100_000 + 100)
  }

  @Test func `A section collapsed while a person drags is so when the finger lifts`() {
    let table = TextTable(model: model)
    _ = table.screen
    table.beginDragging()
    let update = model.collapse(section: "fruit")
    #expect(model.isCollapsed(section: "fruit"))
    #expect("\(table)" == "Fruit\n  Apple\n  Pear\nend\nNuts\n  Almond")
    let newer = model.collapse(section: "nuts")
    #expect(update?.result == .superseded)
    table.endDragging()
    #expect(newer?.result == .applied)
    #expect("\(table)" == "Fruit\nend\nNuts")
  }

  @Test func `The selection that is hidden is that of one host`() {
    let id = RowID(section: "nuts", row: "Almond")
    model.attach(to: OtherHost())
    model.collapse(section: "nuts")
    model.keepSelection(of: [id, RowID(section: "nuts", row: "none")])
    #expect(model.hiddenSelection == [id])
    let other = OtherHost()
    model.attach(to: other)
    #expect(model.hiddenSelection.isEmpty)
    _ = other
  }
}
