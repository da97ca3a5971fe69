import TableItemsView
import Testing

/// A closure that is called while the table is laid out, and changes the table.
@MainActor
struct LayoutDisturbanceTests {
  /// What is asked and told while a table is laid out.
  nonisolated static let calls = [
    "sections", "rows", "title", "cell", "height", "will display", "did end",
  ]

  enum Change: CaseIterable {
    case shrink, clear, grow, swapDataSource, swapDelegate, dropDelegate, select, editing, scroll
    case resize, look, reload

    @MainActor
    func apply(
      to tableView: TableView<TextCell>, _ dataSource: ArrayDataSource, _ others: Others
    ) {
      switch self {
      case .shrink: dataSource.sections = [["only"]]
      case .clear: dataSource.sections = []
      case .grow: dataSource.sections.append(contentsOf: dataSource.sections)
      case .swapDataSource: tableView.dataSource = others.dataSource
      case .swapDelegate: tableView.delegate = others.delegate
      case .dropDelegate: tableView.delegate = nil
      case .select: tableView.selectRow(at: RowPath(section: 0, row: 1))
      case .editing: tableView.isEditing.toggle()
      case .scroll: tableView.contentOffset += 3
      case .resize: (tableView.width, tableView.height) = (9, 7)
      case .look:
        for path in tableView.rowPathsForVisibleRows ?? [] {
          guard let cell = tableView.cellForRow(at: path) else { continue }
          #expect(tableView.rowPath(for: cell) == path)
        }
      case .reload: break
      }
      switch self {
      case .shrink, .clear, .grow, .reload:
        tableView.reloadData()
        tableView.selectRow(at: RowPath(section: 0, row: 1))
      case .swapDataSource, .swapDelegate, .dropDelegate, .select, .editing, .scroll, .resize,
        .look:
        break
      }
    }
  }

  @MainActor
  struct Others {
    let dataSource = ArrayDataSource([["other"]])
    let delegate = PairingDelegate()
  }

  /// The texts of the cells that can be seen.
  private func texts(_ tableView: TableView<TextCell>) -> [String] {
    tableView.visibleCells.map { $0.content.text }
  }

  @Test(arguments: calls, Change.allCases)
  func `Whatever a closure does to the table, no other row is asked for than there is`(
    call: String, change: Change
  ) {
    for number in 1...4 {
      let dataSource = ArrayDataSource([["a", "b", "c"], (0..<30).map { "row \($0)" }])
      let delegate = PairingDelegate()
      let others = Others()
      let tableView = TableView<TextCell>(width: 20, height: 10)
      tableView.dataSource = dataSource
      tableView.delegate = delegate
      tableView.layoutIfNeeded()
      var rest = number
      func disturb(_ name: String) {
        guard name == call else { return }
        rest -= 1
        if rest == 0 { change.apply(to: tableView, dataSource, others) }
      }
      dataSource.onQuestion = disturb
      delegate.onCall = disturb
      tableView.reloadData()
      for offset in [0.0, 6, 2, 20] {
        tableView.contentOffset = offset
        tableView.layoutIfNeeded()
      }

      let context: Comment = "the \(number). \(call)"
      #expect(dataSource.mistakes + others.dataSource.mistakes == [], context)
      let cells = tableView.visibleCells
      #expect(Set(cells.map(ObjectIdentifier.init)).count == cells.count, context)
      let current = tableView.dataSource as? ArrayDataSource
      let expected = (tableView.rowPathsForVisibleRows ?? []).map { path in
        current?.sections[path.section][path.row] ?? ""
      }
      #expect(texts(tableView) == expected, context)
      for path in tableView.rowPathsForSelectedRows ?? [] {
        #expect(path.row < tableView.numberOfRows(inSection: path.section), context)
      }

      tableView.delegate = nil
      #expect(delegate.mistakes + others.delegate.mistakes == [], context)
      #expect(delegate.shown.isEmpty && others.delegate.shown.isEmpty, context)
    }
  }
}
