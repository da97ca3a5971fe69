import TableItemsView
import Testing

/// A cell that counts how many of it there are, and how often each is used again.
private final class CountedCell: TextCell, CellConfigurable {
  nonisolated(unsafe) static var made = 0
  var reuses = 0

  required init() {
    super.init()
    Self.made += 1
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }

  func configure(with number: Int) {
    show(CellContent(text: "\(number), \(isSelected), \(traits.isEnabled), \(accessory)"))
  }
}

@MainActor
@Suite(.serialized)
struct ReuseTests {
  private func table() -> TextTable {
    CountedCell.made = 0
    return TextTable(
      sections: [
        SectionItem(
          rows: (0..<30).map {
            RowItem(
              $0, height: 1, cell: CountedCell.self,
              traits: $0 == 0 ? RowTraits(accessory: .checkmark, isEnabled: false) : RowTraits())
          })
      ], width: 40, height: 3)
  }

  // 7.1, 7.2
  @Test func `As many cells are made as can be seen, however far is scrolled`() {
    let table = table()
    for offset in 0..<27 {
      table.contentOffset = Double(offset)
      table.layoutIfNeeded()
    }
    #expect(CountedCell.made == 3)
    table.contentOffset = 10
    table.layoutIfNeeded()
    table.reloadData()
    table.layoutIfNeeded()
    #expect(CountedCell.made == 3)
  }

  // Instagram/IGListKit#1198: check marks showed up on other rows.
  // 1.5.2, 7.1, 7.6
  @Test func `A cell that is used again is as good as new before it is filled`() {
    let table = table()
    table.selectRow(at: RowPath(section: 0, row: 0))
    #expect(
      table.screen.lines.first == "*~0, false, true, none" + String(repeating: " ", count: 17) + "✓"
    )
    table.contentOffset = 3
    #expect(table.screen.lines.allSatisfy { $0.hasSuffix("false, true, none") })
    let cells = (3..<6).compactMap {
      table.cellForRow(at: RowPath(section: 0, row: $0)) as? CountedCell
    }
    #expect(cells.map(\.reuses) == [1, 1, 1])
  }

  // 7.6
  @Test func `A cell that stays on screen is neither made nor filled again`() {
    let table = table()
    table.layoutIfNeeded()
    let cell = table.cellForRow(at: RowPath(section: 0, row: 2))
    table.contentOffset = 2
    #expect(table.cellForRow(at: RowPath(section: 0, row: 2)) === cell)
    #expect((cell as? CountedCell)?.reuses == 0)
  }

  // 1.4.3
  @Test func `Registering the same class again keeps the cells that there are`() {
    let tableView = TableView<TextCell>(width: 20, height: 2)
    let dataSource = CountingDataSource([50])
    tableView.dataSource = dataSource
    var cells: Set<ObjectIdentifier> = []
    for offset in 0..<48 {
      tableView.contentOffset = Double(offset)
      for path in tableView.rowPathsForVisibleRows ?? [] {
        if let cell = tableView.cellForRow(at: path) { cells.insert(ObjectIdentifier(cell)) }
      }
    }
    #expect(cells.count == 2)
  }

  // 7.2
  @Test func `A cell that is being made or prepared may use the table`() {
    final class Nosy: TextCell {
      weak var table: TableView<TextCell>?
      override func prepareForReuse() {
        super.prepareForReuse()
        table?.register(TextCell.self, forCellReuseIdentifier: "other")
        _ = table?.dequeueReusableCell(withIdentifier: "other", for: RowPath(section: 0, row: 0))
      }
    }
    let tableView = TableView<TextCell>(width: 20, height: 1)
    tableView.register(TextCell.self, forCellReuseIdentifier: "other")
    tableView.register(
      .factory { [weak tableView] in
        let cell = Nosy()
        cell.table = tableView
        _ = tableView?.dequeueReusableCell(
          withIdentifier: "other", for: RowPath(section: 0, row: 0))
        return cell
      }, forCellReuseIdentifier: "row")
    let dataSource = CountingDataSource([5], registers: false)
    tableView.dataSource = dataSource
    for offset in 0..<5 {
      tableView.contentOffset = Double(offset)
      #expect("\(tableView)" == "  row 0.\(offset)")
    }
  }

  // 7.12
  @Test func `A cell that the table did not make is not used again`() {
    final class Stubborn: TableViewDataSource {
      let cells = [TextCell(), TextCell()]
      func tableView(
        _ tableView: any TableHost<TextCell>, numberOfRowsInSection section: Int
      ) -> Int { 2 }
      func tableView(_ tableView: any TableHost<TextCell>, cellForRowAt path: RowPath) -> TextCell {
        let cell = cells[path.row]
        cell.show(CellContent(text: "mine \(path.row)"))
        return cell
      }
    }
    let tableView = TableView<TextCell>(width: 20, height: 1)
    let dataSource = Stubborn()
    tableView.dataSource = dataSource
    tableView.rowHeight = 1
    for offset in [0, 1, 0, 1] {
      tableView.contentOffset = Double(offset)
      #expect("\(tableView)" == "  mine \(offset)")
    }
    tableView.register(TextCell.self, forCellReuseIdentifier: "x")
    let cell = tableView.dequeueReusableCell(withIdentifier: "x", for: RowPath(section: 0, row: 0))
    #expect(dataSource.cells.allSatisfy { $0 !== cell })
  }
}
