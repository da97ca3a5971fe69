import TableItemsView
import TestSupport
import Testing

private struct Setting: Identifiable {
  var id: String
  var isOn: Bool
}

private final class SwitchCell: TextCell, CellEventSending {
  enum Event: Equatable {
    case turned(on: Bool)
  }

  var onEvent: ((Event) -> Void)?
  private var isOn = false

  func configure(with setting: Setting) {
    isOn = setting.isOn
    show(CellContent(text: "\(setting.id): \(setting.isOn ? "on" : "off")"))
  }

  /// What the switch does when a person turns it.
  func turn() {
    isOn.toggle()
    onEvent?(.turned(on: isOn))
  }
}

@MainActor
struct CellEventTests {
  private let journal = Journal()
  private let first = RowPath(section: 0, row: 0)

  private func rows(_ ids: String...) -> [SectionItem] {
    [SectionItem(rows: ids.map { RowItem(Setting(id: $0, isOn: false), cell: SwitchCell.self) })]
  }

  private func listen(to table: TextTable) {
    table.events.onEvent(of: SwitchCell.self) { setting, change, event in
      journal.write("\(setting.id) \(change) at \(event.path.row)")
    }
  }

  private func cell(_ row: Int, of table: TextTable) -> SwitchCell? {
    table.cellForRow(at: RowPath(section: 0, row: row)) as? SwitchCell
  }

  @Test func `Row, cell type and delegate are told what a cell sends, in this order, typed`() {
    let row = RowItem(
      Setting(id: "wifi", isOn: true), cell: SwitchCell.self,
      handlers: [
        .onEvent(of: SwitchCell.self) { setting, change, _ in
          journal.write("row: \(setting.id) \(change == .turned(on: false))")
        }
      ])
    let table = TextTable(sections: [SectionItem(rows: [row])])
    table.events.onEvent(of: SwitchCell.self) { setting, change, event in
      journal.write("cell type: \(setting.id) \(change) at \(event.path)")
    }
    table.events.onCellEvent = { change, event in
      journal.write("delegate: \(event.id.row) \(change)")
    }
    cell(0, of: table)?.turn()
    #expect(
      journal.read() == [
        "row: wifi true", "cell type: wifi turned(on: false) at (0, 0)",
        "delegate: wifi turned(on: false)",
      ])
  }

  // vector-im/element-ios#3690: a reused switch kept its old target.
  @Test func `An event belongs to the row that the cell shows now`() {
    let table = TextTable(sections: rows("a", "b", "c", "d"), height: 1)
    listen(to: table)
    let cell = cell(0, of: table)
    table.contentOffset = 2
    table.layoutIfNeeded()
    #expect(self.cell(2, of: table) === cell)
    cell?.turn()
    #expect(journal.read() == ["c turned(on: true) at 2"])
  }

  // TableProApp/TablePro#2460: views kept a copied row number.
  @Test func `An event of a row that has moved meanwhile comes with its new path`() {
    let table = TextTable(sections: rows("a", "b"))
    listen(to: table)
    let cell = cell(0, of: table)
    table.sections = rows("z", "a", "b")
    cell?.turn()
    #expect(journal.read() == ["a turned(on: true) at 1"])
  }

  // ericberman/MyFlightbookiOS#308.
  @Test func `An event of a row that is gone is dropped`() {
    let table = TextTable(sections: rows("a", "b"))
    listen(to: table)
    let cell = cell(0, of: table)
    table.sections = rows("b")
    cell?.turn()
    table.sections = []
    cell?.turn()
    #expect(journal.read() == [])
  }

  @Test func `An event of a row that was scrolled away is told all the same`() {
    let table = TextTable(sections: rows("a", "b", "c"), height: 2)
    listen(to: table)
    let cells = [cell(0, of: table), cell(1, of: table)]
    table.events.heightForRow = { $0.id.row == "c" ? 2 : 1 }
    table.reloadData()
    table.contentOffset = 2
    table.layoutIfNeeded()
    // One of the two cells shows the tall row now, the other one waits to be used again.
    #expect(table.rowPathsForVisibleRows?.map(\.row) == [2])
    let waiting = cells.first { $0 !== cell(2, of: table) } ?? nil
    waiting?.turn()
    #expect(journal.read().count == 1)
  }

  // maxsokolov/TableKit sent custom events to every table.
  @Test func `An event in one table is not heard in another`() {
    let tables = [TextTable(sections: rows("a")), TextTable(sections: rows("a"))]
    listen(to: tables[0])
    cell(0, of: tables[1])?.turn()
    #expect(journal.read() == [])
    cell(0, of: tables[0])?.turn()
    #expect(journal.read() == ["a turned(on: true) at 0"])
  }

  @Test func `A cell may outlive its table`() {
    var table: TextTable? = TextTable(sections: rows("a"))
    let cell = table.flatMap { self.cell(0, of: $0) }
    table = nil
    cell?.turn()
    #expect(journal.read() == [])
  }

  @Test func `A delegate of your own is told as well`() {
    final class Listener: TableViewDelegate {
      var received: [String] = []
      func tableView(_ tableView: any TableHost, didReceive cellEvent: Any, forRowAt path: RowPath)
      {
        received.append("\(cellEvent) at \(path)")
      }
    }
    let table = TextTable(sections: rows("a"))
    let listener = Listener()
    table.delegate = listener
    cell(0, of: table)?.turn()
    #expect(listener.received == ["turned(on: true) at (0, 0)"])
  }
}
