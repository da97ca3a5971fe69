import TableItemsView
import TestSupport
import Testing

@MainActor
struct EventOrderTests {
  private let journal = Journal()
  private let path = RowPath(section: 0, row: 0)

  @Test func `Row, cell type and delegate are told of a selection in this order`() {
    let table = TextTable(sections: [
      SectionItem(rows: [
        RowItem(Fruit.apple, cell: FruitCell.self) { fruit, event in
          journal.write("row: \(fruit.name) at \(event.path)")
        },
        RowItem(Fruit.pear, cell: FruitCell.self), "plain",
      ])
    ])
    table.events.on(FruitCell.self, .select) { fruit, event in
      journal.write("cell type: \(fruit.name), id \(event.id.row)")
    }
    table.events.onSelect = { event in journal.write("delegate: \(event.path)") }

    table.tapRow(at: RowPath(section: 0, row: 0))
    #expect(
      journal.read() == ["row: Apple at (0, 0)", "cell type: Apple, id 1", "delegate: (0, 0)"])
    table.tapRow(at: RowPath(section: 0, row: 1))
    #expect(journal.read() == ["cell type: Pear, id 2", "delegate: (0, 1)"])
    table.tapRow(at: RowPath(section: 0, row: 2))
    #expect(journal.read() == ["delegate: (0, 2)"])
  }

  @Test func `The same holds for deselection and for the detail button`() {
    let row = RowItem(
      Fruit.apple, cell: FruitCell.self, traits: .accessory(.detailButton),
      handlers: [
        .on(.deselect) { fruit, _ in journal.write("row deselects \(fruit.name)") },
        .on(.accessoryTap) { fruit, _ in journal.write("row details \(fruit.name)") },
      ])
    let table = TextTable(sections: [SectionItem(rows: [row, "plain"])])
    table.events.on(FruitCell.self, .deselect) { _, _ in journal.write("type deselects") }
    table.events.on(FruitCell.self, .accessoryTap) { _, _ in journal.write("type details") }
    table.events.onDeselect = { _ in journal.write("delegate deselects") }
    table.events.onAccessoryTap = { _ in journal.write("delegate details") }

    table.tapRow(at: path)
    table.tapRow(at: RowPath(section: 0, row: 1))
    #expect(journal.read() == ["row deselects Apple", "type deselects", "delegate deselects"])
    table.tapAccessory(ofRowAt: path)
    #expect(journal.read() == ["row details Apple", "type details", "delegate details"])
    table.tapAccessory(ofRowAt: RowPath(section: 0, row: 1))
    #expect(journal.read() == [])
  }

  /// Whether row, cell type and delegate have an answer, and which it is.
  typealias Answers = (row: Bool?, cellType: Bool?, delegate: Bool?)

  @Test func `The most specific one that has an answer gives it, and the others are not asked`() {
    for row in [nil, true, false] as [Bool?] {
      for cellType in [nil, true, false] as [Bool?] {
        for delegate in [nil, true, false] as [Bool?] {
          check((row, cellType, delegate))
        }
      }
    }
  }

  private func check(_ answers: Answers) {
    let expected = answers.row ?? answers.cellType ?? answers.delegate ?? true
    for event in ["shouldHighlight", "willSelect"] {
      var handlers: [RowHandler<Fruit>] = []
      let table = TextTable()
      func answer(_ who: String, _ answer: Bool) -> Bool {
        journal.write(who)
        return answer
      }
      if event == "shouldHighlight" {
        if let own = answers.row {
          handlers = [.on(.shouldHighlight) { _, _ in answer("row", own) }]
        }
        if let own = answers.cellType {
          table.events.on(FruitCell.self, .shouldHighlight) { _, _ in answer("cell type", own) }
        }
        if let own = answers.delegate {
          table.events.shouldHighlight = { _ in answer("delegate", own) }
        }
      } else {
        if let own = answers.row {
          handlers = [.on(.willSelect) { _, event in answer("row", own) ? event.path : nil }]
        }
        if let own = answers.cellType {
          table.events.on(FruitCell.self, .willSelect) { _, event in
            answer("cell type", own) ? event.path : nil
          }
        }
        if let own = answers.delegate {
          table.events.willSelect = { event in answer("delegate", own) ? event.path : nil }
        }
      }
      table.sections = [
        SectionItem(rows: [RowItem(Fruit.apple, cell: FruitCell.self, handlers: handlers)])
      ]
      table.tapRow(at: path)
      #expect(table.rowPathForSelectedRow == (expected ? path : nil), "\(event) \(answers)")
      let first =
        answers.row != nil
        ? ["row"]
        : answers.cellType != nil ? ["cell type"] : answers.delegate != nil ? ["delegate"] : []
      #expect(journal.read() == first)
    }
  }

  @Test func `A row that is not enabled is neither asked nor told`() {
    let row = RowItem(
      Fruit.apple, traits: .disabled, onSelect: { _, _ in journal.write("selected") },
      handlers: [
        .on(.shouldHighlight) { _, _ in
          journal.write("asked")
          return true
        }
      ])
    let table = TextTable(sections: [SectionItem(rows: [row])])
    table.tapRow(at: path)
    #expect(journal.read() == [])
    #expect(table.rowPathForSelectedRow == nil)
    table.selectRow(at: path)
    #expect("\(table)" == "*~Fruit(id: 1, name: \"Apple\")")
  }

  @Test func `Closures for an identifier and for the type registered for it are both called`() {
    let table = TextTable(sections: [
      SectionItem(rows: [
        RowItem(Fruit.apple, cell: .fruit), RowItem(Fruit.pear, cell: FruitCell.self),
      ])
    ])
    table.registry.register(FruitCell.self, for: .fruit)
    table.events.on(.fruit, .select) { fruit, _ in journal.write("identifier: \(fruit.name)") }
    table.events.on(FruitCell.self, .select) { fruit, _ in journal.write("type: \(fruit.name)") }
    table.tapRow(at: path)
    #expect(journal.read() == ["identifier: Apple", "type: Apple"])
    table.tapRow(at: RowPath(section: 0, row: 1))
    #expect(journal.read() == ["type: Pear"])
  }

  @Test func `A later closure for the same event takes the place of an earlier one`() {
    let table = TextTable(sections: [SectionItem(rows: [RowItem(Fruit.apple, cell: .fruit)])])
    table.events.on(.fruit, .select) { _, _ in journal.write("first") }
    table.events.on(.fruit, .select) { _, _ in journal.write("second") }
    table.tapRow(at: path)
    #expect(journal.read() == ["second"])
  }

  @Test func `A closure for a cell type is passed over for data of another type`() {
    let table = TextTable(sections: [SectionItem(cellIdentifier: "fruit", rows: ["not a fruit"])])
    table.events.on(.fruit, .select) { fruit, _ in journal.write("\(fruit)") }
    table.events.onSelect = { event in journal.write("\(event.data(as: String.self) ?? "")") }
    table.tapRow(at: path)
    #expect(journal.read() == ["not a fruit"])
  }

  // RxSwiftCommunity/RxDataSources#221.
  @Test func `A closure gets the row as it is now, not as it was when the closure was made`() {
    func sections(_ name: String) -> [SectionItem] {
      [
        SectionItem(rows: [
          RowItem(Fruit(id: 1, name: name), cell: FruitCell.self) { fruit, _ in
            journal.write(fruit.name)
          }
        ])
      ]
    }
    let table = TextTable(sections: sections("old"))
    table.sections = sections("newer")
    table.sections = sections("newest")
    table.tapRow(at: path)
    #expect(journal.read() == ["newest"])
  }

  // traderepublic/SectionKit#41: sections of one id shared one controller.
  @Test func `Rows in sections of one id each hear of their own`() {
    func row(_ name: String) -> RowItem {
      RowItem(Fruit(id: 1, name: name), onSelect: { fruit, _ in journal.write(fruit.name) })
    }
    let table = TextTable(sections: [
      SectionItem(id: "A", rows: [row("first")]), SectionItem(id: "A", rows: [row("second")]),
    ])
    table.tapRow(at: RowPath(section: 1, row: 0))
    table.tapRow(at: RowPath(section: 0, row: 0))
    #expect(journal.read() == ["second", "first"])
  }

  @Test func `Uniform rows have their closures in common, each with its own data`() {
    let table = TextTable(sections: [
      SectionItem(
        data: [Fruit.apple, .pear], cell: .fruit,
        onSelect: { fruit, event in journal.write("\(fruit.name) \(event.path.row)") },
        handlers: [.on(.shouldHighlight) { fruit, _ in fruit.id > 1 }])
    ])
    for row in 0..<2 { table.tapRow(at: RowPath(section: 0, row: row)) }
    #expect(journal.read() == ["Pear 1"])
  }

  // maxsokolov/TableKit sent custom events to every table.
  @Test func `Two tables of the same rows do not hear of each other`() {
    let sections = [SectionItem(rows: [RowItem(Fruit.apple, cell: FruitCell.self)])]
    let tables = [TextTable(sections: sections), TextTable(sections: sections)]
    for (number, table) in tables.enumerated() {
      table.events.onSelect = { _ in journal.write("table \(number)") }
    }
    tables[1].tapRow(at: path)
    #expect(journal.read() == ["table 1"])
    #expect(tables[0].rowPathForSelectedRow == nil)
  }
}
