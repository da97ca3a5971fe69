import TableItemsView
import Testing

private final class FirstCell: TextCell {}
private final class SecondCell: TextCell {}

/// How cells are made, and which are used again.
@MainActor
struct RegistrationTests {
  private let tableView = TableView<TextCell>(width: 20, height: 3)
  private let path = RowPath(section: 0, row: 0)

  private func dequeue(_ identifier: String = "row") -> TextCell {
    tableView.dequeueReusableCell(withIdentifier: identifier, for: path)
  }

  // 1.4.4, 7.1
  @Test func `Without a path, a cell of an unknown identifier is none, and no error`() {
    #expect(tableView.dequeueReusableCell(withIdentifier: "row") == nil)
    #expect(tableView.diagnostics.isEmpty)
    tableView.register(FirstCell.self, forCellReuseIdentifier: "row")
    #expect(tableView.dequeueReusableCell(withIdentifier: "row") is FirstCell)
    #expect(tableView.dequeueReusableCell(withIdentifier: "Row") == nil)
  }

  // 7.2, 7.3
  @Test func `For a path, a cell of an unknown identifier is one of the base class, and reported`()
  {
    #expect(type(of: dequeue()) == TextCell.self)
    #expect(tableView.diagnostics.map(\.kind) == [.unknownIdentifier])
    #expect(tableView.diagnostics.map(\.part) == [.row(path)])
    tableView.register(FirstCell.self, forCellReuseIdentifier: "row")
    #expect(dequeue() is FirstCell)
    // Identifiers are told apart by case.
    #expect(dequeue("ROW") is FirstCell == false)
    #expect(tableView.diagnostics.count == 2)
  }

  // 7.4
  @Test(arguments: [(0, 7), (9, 0), (-1, -1), (.max, .min)])
  func `A cell can be dequeued for a path that the table does not know`(section: Int, row: Int) {
    let dataSource = CountingDataSource([2])
    let path = RowPath(section: section, row: row)
    // A data source can be tested with a table that has never seen it.
    let cell = dataSource.tableView(tableView, cellForRowAt: path)
    #expect(cell.content.text == "row \(section).\(row)")
    #expect(tableView.numberOfSections == 0)
    #expect(tableView.diagnostics.isEmpty)
  }

  // 1.4.3
  @Test func `A later registration of an identifier goes before an earlier one`() {
    tableView.register(FirstCell.self, forCellReuseIdentifier: "row")
    tableView.register(SecondCell.self, forCellReuseIdentifier: "row")
    #expect(dequeue() is SecondCell)
    tableView.register(.factory { FirstCell() }, forCellReuseIdentifier: "row")
    #expect(dequeue() is FirstCell)
    tableView.register(SecondCell.self, forCellReuseIdentifier: "row")
    #expect(dequeue() is SecondCell)
    tableView.register(.standard(.default), forCellReuseIdentifier: "row")
    #expect(type(of: dequeue()) == TextCell.self)
    #expect(tableView.diagnostics.isEmpty)
  }

  // 1.4.3
  @Test func `Registering nil removes the registration`() {
    tableView.register(FirstCell.self, forCellReuseIdentifier: "row")
    tableView.register(SecondCell.self, forCellReuseIdentifier: "other")
    tableView.register(nil, forCellReuseIdentifier: "row")
    #expect(tableView.dequeueReusableCell(withIdentifier: "row") == nil)
    #expect(dequeue() is FirstCell == false)
    #expect(dequeue("other") is SecondCell)
  }

  // 1.4.3, 7.1
  @Test func `Cells of an earlier registration are not used again`() {
    tableView.register(FirstCell.self, forCellReuseIdentifier: "row")
    let dataSource = CountingDataSource([9], registers: false)
    tableView.dataSource = dataSource
    #expect(tableView.visibleCells.allSatisfy { $0 is FirstCell })
    tableView.contentOffset = 3
    tableView.layoutIfNeeded()
    // Now three cells are on screen, and none wait; after this, three wait.
    tableView.height = 0
    tableView.layoutIfNeeded()
    tableView.register(SecondCell.self, forCellReuseIdentifier: "row")
    tableView.height = 3
    #expect(tableView.visibleCells.allSatisfy { $0 is SecondCell })
    // Those that are on screen while another is registered go, and do not come back.
    tableView.register(FirstCell.self, forCellReuseIdentifier: "row")
    tableView.contentOffset = 0
    #expect(tableView.visibleCells.allSatisfy { $0 is FirstCell })
    tableView.contentOffset = 6
    #expect(tableView.visibleCells.allSatisfy { $0 is FirstCell })
    #expect("\(tableView)" == "  row 0.6\n  row 0.7\n  row 0.8")
  }

  // 7.1, 7.2
  @Test func `A cell is used again only for its identifier`() {
    final class Alternating: TableViewDataSource {
      func tableView(
        _ tableView: any TableHost<TextCell>, numberOfRowsInSection section: Int
      ) -> Int { 40 }

      func tableView(
        _ tableView: any TableHost<TextCell>, cellForRowAt path: RowPath
      ) -> TextCell {
        let identifier = path.row.isMultiple(of: 2) ? "even" : "odd"
        let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: path)
        cell.show(CellContent(text: "\(path.row)"))
        return cell
      }
    }
    tableView.register(FirstCell.self, forCellReuseIdentifier: "even")
    tableView.register(SecondCell.self, forCellReuseIdentifier: "odd")
    let dataSource = Alternating()
    tableView.dataSource = dataSource
    for offset in 0...37 {
      tableView.contentOffset = Double(offset)
      for (cell, number) in zip(tableView.visibleCells, offset...) {
        #expect((cell is FirstCell) == number.isMultiple(of: 2))
        #expect(cell.content.text == "\(number)")
      }
    }
    #expect(tableView.counts.cellsMade == 4)
    #expect(tableView.counts.cellsReused == 36)
    #expect(tableView.counts.cellsAsked == 40)
  }
}
