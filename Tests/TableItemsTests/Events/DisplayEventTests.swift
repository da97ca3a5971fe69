import TableItemsView
import TestSupport
import Testing

@MainActor
struct DisplayEventTests {
  private let journal = Journal()

  private func table(height: Int) -> TextTable {
    let rows = (1...9).map { number in
      RowItem(
        Fruit(id: number, name: "\(number)"), height: 1, cell: FruitCell.self,
        handlers: number == 1
          ? [
            .on(FruitCell.self, .willDisplay) { cell, fruit, _ in
              journal.write("row shows \(fruit.name) in \(cell.content.text)")
            },
            .on(FruitCell.self, .didEndDisplay) { _, fruit, _ in
              journal.write("row ends \(fruit.name)")
            },
          ] : [])
    }
    return TextTable(sections: [SectionItem(rows: rows)], height: height)
  }

  @Test func `Row, cell type and delegate are told when a filled cell comes and goes`() {
    let table = table(height: 1)
    table.events.on(FruitCell.self, .willDisplay) { cell, _, event in
      journal.write("type shows \(cell.content.text) at \(event.path.row)")
    }
    table.events.on(FruitCell.self, .didEndDisplay) { _, fruit, _ in
      journal.write("type ends \(fruit.name)")
    }
    table.events.willDisplay = { cell, event in
      journal.write("delegate shows \(event.path.row) in \(type(of: cell))")
    }
    table.events.didEndDisplay = { _, event in journal.write("delegate ends \(event.path.row)") }

    table.layoutIfNeeded()
    #expect(
      journal.read() == ["row shows 1 in 1", "type shows 1 at 0", "delegate shows 0 in FruitCell"])
    table.contentOffset = 1
    table.layoutIfNeeded()
    #expect(
      journal.read() == [
        "row ends 1", "type ends 1", "delegate ends 0",
        "type shows 2 at 1", "delegate shows 1 in FruitCell",
      ])
  }

  @Test func `A cell that was filled can be set up further, before it is measured`() {
    let table = TextTable(sections: [
      SectionItem(rows: [
        RowItem(
          Fruit.apple, cell: FruitCell.self,
          handlers: [
            .on(FruitCell.self, .didConfigure) { cell, fruit, _ in
              cell.show(CellContent(text: cell.content.text + ",\n\(fruit.id)"))
            }
          ]), "plain",
      ])
    ])
    table.events.on(FruitCell.self, .didConfigure) { cell, _, _ in
      cell.show(CellContent(text: cell.content.text + "\nby type"))
    }
    table.events.didConfigure = { _, event in journal.write("filled \(event.id.row)") }
    table.events.willDisplay = { _, event in journal.write("shown \(event.id.row)") }
    #expect("\(table)" == "  Apple,\n  1\n  by type\n  plain")
    #expect(
      Set(journal.read().map { $0.hasSuffix("1") ? "1" : "plain" }) == ["1", "plain"])
  }

  @Test func `A delegate that is replaced is told that what it saw come goes`() {
    let table = table(height: 2)
    var balance: [Int: Int] = [:]
    table.events.willDisplay = { _, event in balance[event.path.row, default: 0] += 1 }
    table.events.didEndDisplay = { _, event in balance[event.path.row, default: 0] -= 1 }
    table.layoutIfNeeded()
    #expect(balance == [0: 1, 1: 1])
    let other = Delegate(model: table.model)
    table.delegate = other
    #expect(balance == [0: 0, 1: 0])
    table.layoutIfNeeded()
    #expect(balance == [0: 0, 1: 0])
  }

  @Test func `What stays on screen is not told again`() {
    let table = table(height: 3)
    table.events.willDisplay = { _, event in journal.write("+\(event.path.row)") }
    table.events.didEndDisplay = { _, event in journal.write("-\(event.path.row)") }
    table.layoutIfNeeded()
    #expect(journal.read() == ["row shows 1 in 1", "+0", "+1", "+2"])
    table.contentOffset = 2
    table.layoutIfNeeded()
    #expect(journal.read() == ["row ends 1", "-0", "-1", "+3", "+4"])
    table.contentOffset = 0
    table.layoutIfNeeded()
    #expect(journal.read() == ["-3", "-4", "+1", "row shows 1 in 1", "+0"])
  }

  // malcommac/Owl#38 and #1.
  @Test func `A row that left with the old content is told of by what it was`() {
    let table = table(height: 2)
    table.events.didEndDisplay = { _, event in
      journal.write("-\(event.id.row) at \(event.path.row)")
    }
    table.layoutIfNeeded()
    _ = journal.read()
    table.sections = [SectionItem(rows: ["other"])]
    #expect(journal.read() == ["row ends 1", "-1 at 0", "-2 at 1"])
  }

  @Test func `Every cell that comes goes once, whatever is scrolled to`() {
    let table = table(height: 3)
    var shown: [RowPath: Int] = [:]
    table.events.willDisplay = { _, event in shown[event.path, default: 0] += 1 }
    table.events.didEndDisplay = { _, event in shown[event.path, default: 0] -= 1 }
    var random = SeededGenerator(seed: 1)
    for _ in 0..<200 {
      table.contentOffset = Double.random(in: -3...12, using: &random)
      if Bool.random(using: &random) { table.reloadData() }
      let visible = table.rowPathsForVisibleRows ?? []
      #expect(Set(shown.filter { $0.value != 0 }.keys) == Set(visible))
      #expect(shown.values.allSatisfy { $0 == 0 || $0 == 1 })
    }
  }
}
