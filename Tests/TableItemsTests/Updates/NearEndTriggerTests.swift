import TableItemsView
import Testing

@MainActor
struct NearEndTriggerTests {
  private func table(rows: Int, height: Int = 3) -> TextTable {
    TextTable(sections: [SectionItem(id: "A", data: 0..<rows, height: 1)], height: height)
  }

  private func look(_ table: TextTable, at offset: Double) {
    table.contentOffset = offset
    _ = table.screen
  }

  @Test func `It fires once when one of the last rows is shown`() {
    let table = table(rows: 10)
    var fired = 0
    table.model.nearEndTrigger = NearEndTrigger(within: 2) { _ in fired += 1 }
    look(table, at: 5)
    #expect(fired == 0)
    look(table, at: 6)
    #expect(fired == 1)
    #expect(table.model.nearEndTrigger?.isArmed == false)
    look(table, at: 7)
    look(table, at: 0)
    look(table, at: 7)
    #expect(fired == 1)
    table.model.nearEndTrigger?.arm()
    #expect(fired == 1)
    look(table, at: 0)
    look(table, at: 7)
    #expect(fired == 2)
  }

  // eggswift/pull-to-refresh#138
  @Test func `A table of one row fires once until armed again`() {
    let table = table(rows: 1)
    var fired = 0
    let trigger = NearEndTrigger(within: 5) { _ in fired += 1 }
    table.model.nearEndTrigger = trigger
    for _ in 0..<5 {
      table.reloadData()
      look(table, at: 0)
    }
    #expect(fired == 1)
    trigger.arm()
    table.reloadData()
    look(table, at: 0)
    #expect(fired == 2)
  }

  @Test func `It never fires without a row, or for the empty state`() {
    let table = TextTable(sections: [SectionItem(header: "Fruit", rows: [])])
    var fired = 0
    table.model.nearEndTrigger = NearEndTrigger(within: 5) { _ in fired += 1 }
    #expect("\(table)" == "Fruit")
    table.model.emptyState = SectionItem(rows: ["none"])
    #expect("\(table)" == "  none")
    #expect(fired == 0)
    table.model.nearEndTrigger?.arm()
    #expect(fired == 0)
    table.sections = [SectionItem(rows: ["a"])]
    #expect("\(table)" == "  a")
    #expect(fired == 1)
  }

  @Test func `The closure may change the model at once`() {
    let table = table(rows: 3)
    table.model.nearEndTrigger = NearEndTrigger(within: 1) { [model = table.model] _ in
      model.sections.append(SectionItem(id: "B", rows: ["more"]))
    }
    table.height = 4
    #expect("\(table)" == "  0\n  1\n  2\n  more")
  }

  @Test func `A closure that loads and arms at once fills the screen, a page at a time`() {
    let table = table(rows: 2, height: 7)
    var pages = 0
    table.model.nearEndTrigger = NearEndTrigger(within: 2) { [model = table.model] trigger in
      pages += 1
      let count = model.sections[0].rows.count
      model.sections[0] = SectionItem(id: "A", data: 0..<(count + 2), height: 1)
      trigger.arm()
    }
    #expect("\(table)" == "  0\n  1\n  2\n  3\n  4\n  5\n  6")
    // Row 6 is one of the last two of eight.
    #expect(pages == 4)
    #expect(table.model.sections[0].rows.count == 10)
  }

  @Test func `Armed by itself where nothing came, it waits until something has`() {
    let table = table(rows: 2)
    var fired = 0
    table.model.nearEndTrigger = NearEndTrigger(within: 2) { trigger in
      fired += 1
      trigger.arm()
    }
    for _ in 0..<3 {
      table.reloadData()
      look(table, at: 0)
    }
    #expect(fired == 1)
    table.sections = [SectionItem(id: "A", data: 0..<3, height: 1)]
    look(table, at: 0)
    #expect(fired == 2)
  }

  @Test func `Armed after the end came to be seen, it fires at once`() {
    let table = table(rows: 2, height: 5)
    var fired = 0
    let trigger = NearEndTrigger(within: 1) { _ in fired += 1 }
    table.model.nearEndTrigger = trigger
    _ = table.screen
    #expect(fired == 1)
    table.sections = [SectionItem(id: "A", data: 0..<4, height: 1)]
    #expect("\(table)" == "  0\n  1\n  2\n  3")
    #expect(fired == 1)
    trigger.arm()
    #expect(fired == 2)
    trigger.arm()
    #expect(fired == 2)
  }

  @Test func `The end is that of what is shown`() {
    let table = table(rows: 100)
    var fired = 0
    table.model.nearEndTrigger = NearEndTrigger(within: 1) { _ in fired += 1 }
    table.sections.append(SectionItem(id: "B", rows: ["x"]))
    table.model.collapse(section: "B")
    look(table, at: 90)
    #expect(fired == 0)
    look(table, at: 97)
    #expect(fired == 1)
    look(table, at: 0)
    table.model.nearEndTrigger?.arm()
    table.model.filter = { row, _ in (row.data as? Int).map { $0 < 7 } ?? false }
    look(table, at: 3)
    #expect(fired == 1)
    look(table, at: 4)
    #expect(fired == 2)
  }

  @Test func `It fires after the closures were told that the row is about to be shown`() {
    let table = table(rows: 2)
    var told: [String] = []
    table.events.willDisplay = { _, event in told.append("display \(event.path.row)") }
    table.model.nearEndTrigger = NearEndTrigger(within: 2) { _ in told.append("fire") }
    _ = table.screen
    #expect(told == ["display 0", "fire", "display 1"])
  }

  @Test func `Without the ready delegate, the cell of the row counts`() {
    let table = table(rows: 10)
    var fired = 0
    table.delegate = nil
    table.model.nearEndTrigger = NearEndTrigger(within: 1) { _ in fired += 1 }
    look(table, at: 6)
    #expect(fired == 0)
    look(table, at: 7)
    #expect(fired == 1)
  }

  @Test(arguments: [Int.min, 0, 1, Int.max])
  func `Any number of rows will do`(rowCount: Int) {
    let table = TextTable(sections: [SectionItem(rows: ["a"]), SectionItem(data: 0..<Int.max)])
    var fired = 0
    table.model.nearEndTrigger = NearEndTrigger(within: rowCount) { _ in fired += 1 }
    table.model.noticeDisplay(ofRowAt: RowPath(section: 0, row: 0))
    table.model.noticeDisplay(ofRowAt: RowPath(section: 5, row: -1))
    #expect(fired == 0)
    table.model.noticeDisplay(ofRowAt: RowPath(section: 1, row: Int.max - 1))
    #expect(fired == 1)
  }
}
