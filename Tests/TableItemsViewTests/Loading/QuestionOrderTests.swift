import TableItemsView
import TestSupport
import Testing

/// In which order a table asks and tells; how often it asks for counts and heights is no promise.
@MainActor
struct QuestionOrderTests {
  private let journal = Journal()
  private let tableView = TableView<TextCell>(width: 20, height: 8)
  private let dataSource: WritingDataSource
  private let delegate: WritingDelegate

  init() {
    dataSource = WritingDataSource([2, 1, 9, 4], journal: journal)
    dataSource.headerTitles = [0: "first", 2: "third"]
    dataSource.headerViews = [1: "second"]
    dataSource.footerTitles = [0: "end of first", 1: "end of second"]
    delegate = WritingDelegate(journal: journal)
    tableView.dataSource = dataSource
    tableView.delegate = delegate
  }

  /// Returns what is written while the table is looked at.
  private func look() -> [String] {
    tableView.layoutIfNeeded()
    return journal.read()
  }

  /// Tells whether entries were written, each after the one before.
  private func inOrder(_ entries: [String], in written: [String]) -> Bool {
    var rest = written[...]
    for entry in entries {
      guard let position = rest.firstIndex(of: entry) else { return false }
      rest = rest[(position + 1)...]
    }
    return true
  }

  // 1.1.1, 1.1.3, 2.5
  @Test func `All counts are asked for before any cell`() {
    let written = look()
    let counts = written.prefix { !$0.hasPrefix("cell") }
    #expect(Set(counts).isSuperset(of: ["sections", "rows 0", "rows 1", "rows 2", "rows 3"]))
    #expect(!written.dropFirst(counts.count).contains { $0 == "sections" || $0.hasPrefix("rows") })
  }

  // 2.6, 2.9
  @Test func `Without estimates, all heights are asked for before any cell`() {
    tableView.estimatedRowHeight = 0
    delegate.rowHeight = { _ in 1 }
    let before = Set(look().prefix { !$0.hasPrefix("cell") })
    for (section, count) in dataSource.rowCounts.enumerated() {
      #expect(before.contains("header height \(section)"))
      #expect(before.contains("footer height \(section)"))
      for row in 0..<count {
        #expect(before.contains("height \(RowPath(section: section, row: row))"))
      }
    }
  }

  // 2.7, 2.9, 7.5
  @Test func `For each row that can be seen: its cell, its height, and then it is displayed`() {
    let written = look()
    let paths = tableView.rowPathsForVisibleRows ?? []
    #expect(paths.count == 3)
    for path in paths {
      #expect(inOrder(["cell \(path)", "height \(path)", "will display \(path)"], in: written))
      #expect(written.count { $0 == "cell \(path)" } == 1)
      #expect(written.count { $0 == "will display \(path)" } == 1)
    }
    #expect(written.count { $0.hasPrefix("cell") } == 3)
    #expect(written.count { $0.hasPrefix("height") } == 3)
  }

  // 2.8, 6.2
  @Test func `For each header and footer that can be seen: its view, its title, and display`() {
    let written = look()
    #expect(
      "\(tableView)" == """
        first
          row 0.0
          row 0.1
        end of first
        second
          row 1.0
        end of second
        third
        """)
    for entries in [
      ["header view 0", "header title 0", "will display header 0"],
      ["footer view 0", "footer title 0", "will display footer 0"],
      ["header view 1", "will display header 1"],
      ["footer view 1", "footer title 1", "will display footer 1"],
      ["header view 2", "header title 2", "will display header 2"],
    ] {
      #expect(inOrder(entries, in: written), "\(entries)")
    }
  }

  // 6.2
  @Test func `The title of a header is not used where there is a view`() {
    dataSource.headerTitles[1] = "not this"
    dataSource.footerTitles[0] = "nor this"
    dataSource.footerViews = [0: "a view"]
    tableView.layoutIfNeeded()
    #expect(tableView.screen.lines[3...4] == ["a view", "second"])
    // After the views, nobody asks for those titles again.
    let written = journal.read()
    #expect(!inOrder(["header view 1", "header title 1"], in: written))
    #expect(!inOrder(["footer view 0", "footer title 0"], in: written))
  }

  // 6.13
  @Test func `Views of headers and footers are asked for only where their sections can be seen`() {
    func sectionsAsked() -> Set<String> {
      Set(look().filter { $0.contains("view") }.map { String($0.suffix(1)) })
    }
    #expect(sectionsAsked() == ["0", "1", "2"])
    tableView.contentOffset = .infinity
    #expect(sectionsAsked() == ["3"])
  }

  // 2.10
  @Test func `A cell that is dequeued while a height is asked for does no harm`() {
    delegate.rowHeight = { [tableView] path in
      tableView.register(TextCell.self, forCellReuseIdentifier: "measure")
      _ = tableView.dequeueReusableCell(withIdentifier: "measure", for: path)
      _ = tableView.dequeueReusableCell(withIdentifier: "row", for: path)
      return 1
    }
    for estimate in [RowHeight.automatic, 0] {
      tableView.estimatedRowHeight = estimate
      tableView.reloadData()
      #expect(tableView.screen.lines[1...2] == ["  row 0.0", "  row 0.1"])
      tableView.contentOffset = 9
      #expect(tableView.screen.lines.last == "  row 2.8")
      tableView.contentOffset = 0
    }
  }

  // 1.1.2, 2.2
  @Test func `A cell is asked for by the path of a row that there is`() {
    for offset in stride(from: 0.0, through: 20, by: 0.5) {
      tableView.contentOffset = offset
      for entry in look() where entry.hasPrefix("cell") {
        let exists = dataSource.rowCounts.enumerated().contains { section, count in
          (0..<count).contains { entry == "cell \(RowPath(section: section, row: $0))" }
        }
        #expect(exists, "\(entry)")
      }
    }
  }
}
