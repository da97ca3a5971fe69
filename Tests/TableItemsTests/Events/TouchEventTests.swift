import TableItemsView
import TestSupport
import Testing

/// Who is told and asked of touches, the primary action and focus.
@MainActor
struct TouchEventTests {
  private let journal = Journal()
  private let path = RowPath(section: 0, row: 0)

  @Test func `Row, cell type and delegate are told of a touch and of the action in this order`() {
    func tell(_ words: String) -> @MainActor @Sendable (Fruit, TableEvent) -> Void {
      { fruit, event in journal.write("\(words) \(fruit.name) at \(event.path.row)") }
    }
    let row = RowItem(
      Fruit.apple, cell: FruitCell.self,
      handlers: [
        .on(.highlight, perform: tell("row highlights")),
        .on(.unhighlight, perform: tell("row unhighlights")),
        .on(.primaryAction, perform: tell("row acts")),
      ])
    let table = TextTable(sections: [SectionItem(rows: [row, "plain"])])
    let events = table.events
    events.on(FruitCell.self, .highlight, perform: tell("type highlights"))
    events.on(FruitCell.self, .unhighlight, perform: tell("type unhighlights"))
    events.on(FruitCell.self, .primaryAction, perform: tell("type acts"))
    events.onHighlight = { event in journal.write("highlights \(event.path.row)") }
    events.onUnhighlight = { event in journal.write("unhighlights \(event.path.row)") }
    events.onPrimaryAction = { event in journal.write("acts \(event.path.row)") }

    table.tapRow(at: path)
    #expect(
      journal.read() == [
        "row highlights Apple at 0", "type highlights Apple at 0", "highlights 0",
        "row unhighlights Apple at 0", "type unhighlights Apple at 0", "unhighlights 0",
        "row acts Apple at 0", "type acts Apple at 0", "acts 0",
      ])
    table.tapRow(at: RowPath(section: 0, row: 1))
    #expect(journal.read() == ["highlights 1", "unhighlights 1", "acts 1"])
  }

  nonisolated private static let answers: [Bool?] = [nil, true, false]

  @Test(arguments: answers, answers)
  func `The most specific one that has an answer says whether the action can be done`(
    row: Bool?, cellType: Bool?
  ) {
    for delegate in Self.answers {
      let table = TextTable(sections: [
        SectionItem(rows: [
          RowItem(
            Fruit.apple, cell: FruitCell.self,
            handlers: row.map { answer in [.on(.canPerformPrimaryAction) { _, _ in answer }] } ?? []
          )
        ])
      ])
      if let cellType {
        table.events.on(FruitCell.self, .canPerformPrimaryAction) { _, _ in cellType }
      }
      if let delegate { table.events.canPerformPrimaryAction = { _ in delegate } }
      table.events.onPrimaryAction = { _ in journal.write("acts") }
      table.tapRow(at: path)
      #expect(journal.read() == (row ?? cellType ?? delegate ?? true ? ["acts"] : []))
    }
  }

  @Test(arguments: answers, answers)
  func `The most specific one that has an answer says whether a row can be reached by keys`(
    row: Bool?, cellType: Bool?
  ) {
    for delegate in Self.answers {
      for allowsFocus in [true, false] {
        let table = TextTable(sections: [
          SectionItem(rows: [
            RowItem(
              Fruit.apple, cell: FruitCell.self,
              handlers: row.map { answer in [.on(.canFocus) { _, _ in answer }] } ?? [])
          ])
        ])
        if let cellType { table.events.on(FruitCell.self, .canFocus) { _, _ in cellType } }
        if let delegate { table.events.canFocus = { _ in delegate } }
        table.allowsFocus = allowsFocus
        #expect(table.press(.down) == (row ?? cellType ?? delegate ?? allowsFocus))
      }
    }
  }

  @Test func `A row that is not enabled is not asked whether it can be reached or acts`() {
    let row = RowItem(
      Fruit.apple, traits: .disabled,
      handlers: [
        .on(.canFocus) { _, _ in
          journal.write("asked")
          return true
        },
        .on(.highlight) { _, _ in journal.write("highlighted") },
        .on(.primaryAction) { _, _ in journal.write("acts") },
      ])
    let table = TextTable(sections: [SectionItem(rows: [row])])
    #expect(!table.press(.down))
    #expect(!table.focusRow(at: path))
    table.tapRow(at: path)
    table.pressSelect()
    #expect(journal.read() == [])
  }

  @Test func `An action that replaces the content is done once`() {
    let table = TextTable()
    let row = RowItem(
      Fruit.apple, cell: FruitCell.self,
      handlers: [
        .on(.primaryAction) { fruit, _ in
          journal.write(fruit.name)
          table.sections = [SectionItem(rows: ["next"])]
        }
      ])
    table.sections = [SectionItem(rows: [row])]
    table.tapRow(at: path)
    #expect(journal.read() == ["Apple"])
    #expect("\(table)" == "  next")
  }
}
