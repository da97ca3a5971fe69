import TableItemsView
import TestSupport
import Testing

@MainActor
struct DisplayPairingTests {
  private let journal = Journal()

  /// Scrolls, reloads and changes a table at random; returns what was told wrongly.
  ///
  /// - Parameters:
  ///   - seed: What is done.
  ///   - steps: How many things are done.
  ///   - estimate: How tall rows are thought to be, which are one to three lines tall.
  ///   - fraction: What offsets are multiples of.
  ///   - isPinning: Whether headers and footers stay on screen.
  private func mistakes(
    seed: UInt64, steps: Int = 60, estimate: RowHeight, fraction: Double, isPinning: Bool
  ) -> [String] {
    var random = SeededGenerator(seed: seed)
    let dataSource = WritingDataSource([9, 0, 4, 30, 2], journal: journal)
    dataSource.headerTitles = [0: "a", 1: "b\nb", 3: "c"]
    dataSource.footerViews = [0: "end", 3: "end\nend"]
    dataSource.text = { "\($0.row)" + String(repeating: "\nmore", count: $0.row % 3) }
    let delegate = PairingDelegate()
    let tableView = TableView<TextCell>(width: 20, height: 7)
    tableView.dataSource = dataSource
    tableView.delegate = delegate
    tableView.estimatedRowHeight = estimate
    tableView.pinsHeadersAndFooters = isPinning
    var mistakes: [String] = []
    for step in 0..<steps {
      switch Int.random(in: 0...9, using: &random) {
      case 0: tableView.reloadData()
      case 1:
        dataSource.rowCounts[3] = Int.random(in: 0...30, using: &random)
        tableView.reloadData()
      case 2: tableView.height = Double(Int.random(in: 1...12, using: &random))
      case 3:
        let section = Int.random(in: 0..<5, using: &random)
        tableView.scrollToRow(
          at: RowPath(section: section, row: 0),
          at: [.top, .middle, .bottom, .none].randomElement(using: &random) ?? .none)
      case 4: tableView.contentOffset = .infinity
      case 5: tableView.contentOffset = fraction * Double(Int.random(in: 0...200, using: &random))
      default: tableView.contentOffset += fraction * Double(Int.random(in: -5...5, using: &random))
      }
      let context = "step \(step), seed \(seed)"
      mistakes += check(tableView, delegate).map { "\($0), \(context)" }
      guard mistakes.isEmpty else { return mistakes }
    }
    tableView.delegate = nil
    mistakes += delegate.mistakes
    mistakes += delegate.shown.keys.map { "\($0) never went, seed \(seed)" }
    return mistakes
  }

  /// Compares what a delegate was told with what can be seen.
  private func check(_ tableView: TableView<TextCell>, _ delegate: PairingDelegate) -> [String] {
    var visible: [TablePart: ObjectIdentifier] = [:]
    for item in tableView.screen.items {
      let view: AnyObject? =
        switch item.part {
        case .row(let path): tableView.cellForRow(at: path)
        case .header(let section): tableView.headerView(forSection: section)
        case .footer(let section): tableView.footerView(forSection: section)
        case .tableHeader, .tableFooter: nil
        }
      visible[item.part] = view.map { ObjectIdentifier($0) }
    }
    var mistakes = delegate.mistakes
    for part in Set(visible.keys).union(delegate.shown.keys).sorted()
    where visible[part] != delegate.shown[part] {
      mistakes.append("\(part) is \(visible[part] == nil ? "not " : "")seen")
    }
    return mistakes
  }

  // 1.2.1, 7.7, 7.8
  @Test(arguments: UInt64(0)..<30)
  func `What comes goes once, as the same view, and is what can be seen`(seed: UInt64) {
    #expect(mistakes(seed: seed, estimate: 1, fraction: 0.5, isPinning: false) == [])
  }

  // 1.2.1, 7.7, 7.8
  @Test func `It does also where rows are shorter than was thought, and where views are pinned`() {
    func all(estimate: RowHeight, isPinning: Bool) -> [String] {
      (UInt64(0)..<30).flatMap {
        mistakes(seed: $0, estimate: estimate, fraction: 0.5, isPinning: isPinning)
      }
    }
    #expect(all(estimate: 5, isPinning: false) == [])
    #expect(all(estimate: 1, isPinning: true) == [])
  }

  // 7.5, 7.8
  @Test func `A row that turns out shorter than was thought is displayed where it is seen`() {
    let dataSource = CountingDataSource([100])
    let delegate = WritingDelegate(journal: journal)
    let tableView = TableView<TextCell>(width: 20, height: 5)
    tableView.dataSource = dataSource
    tableView.delegate = delegate
    tableView.estimatedRowHeight = 3
    tableView.contentOffset = .infinity
    let visible = tableView.rowPathsForVisibleRows ?? []
    #expect(visible == (95..<100).map { RowPath(section: 0, row: $0) })
    let displayed = journal.read().filter { $0.hasPrefix("will display") }
    #expect(Set(displayed) == Set(visible.map { "will display \($0)" }))
  }
}
