import TableItemsView
import TestSupport
import Testing

/// A header that counts how often it is used again.
private final class CountedHeader: TextHeaderFooterView {
  private(set) var reuses = 0

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }
}

@MainActor
struct HeaderFooterTests {
  private let journal = Journal()
  private let tableView = TableView<TextCell>(width: 20, height: 9)
  private let dataSource: WritingDataSource
  private let delegate: WritingDelegate

  init() {
    dataSource = WritingDataSource([1, 1, 1], journal: journal)
    delegate = WritingDelegate(journal: journal)
    tableView.dataSource = dataSource
    tableView.delegate = delegate
  }

  // 1.1.4, 6.1, 6.7
  @Test func `A section without title and view has no header and no footer`() {
    dataSource.headerTitles = [1: "header"]
    dataSource.footerTitles = [1: "footer"]
    #expect(
      "\(tableView)" == """
          row 0.0
        header
          row 1.0
        footer
          row 2.0
        """)
    for section in [0, 2] {
      #expect(tableView.headerView(forSection: section) == nil)
      #expect(tableView.footerView(forSection: section) == nil)
      #expect(tableView.rectForHeader(inSection: section).height == 0)
      #expect(tableView.rectForFooter(inSection: section).height == 0)
    }
  }

  // 1.2.1, 1.6.1, 6.3
  @Test func `A title stands in a plain view, which the delegate can make its own`() {
    dataSource.headerTitles = [0: "header"]
    dataSource.footerTitles = [0: "footer"]
    delegate.onDisplay = { view in
      guard let view = view as? TextHeaderFooterView else { return }
      #expect(type(of: view) == TextHeaderFooterView.self)
      view.show(CellContent(text: view.content.text.uppercased()))
    }
    #expect("\(tableView)" == "HEADER\n  row 0.0\nFOOTER\n  row 1.0\n  row 2.0")
    #expect(tableView.headerView(forSection: 0)?.content.text == "HEADER")
    #expect(tableView.footerView(forSection: 0)?.content.text == "FOOTER")
  }

  // 1.4.7, 6.3
  @Test func `The view of a header is found while it can be seen`() {
    dataSource.headerViews = [0: "first", 1: "second", 2: "third"]
    tableView.height = 2
    #expect(tableView.headerView(forSection: 0)?.content.text == "first")
    for section in [1, 2, 3, -1] { #expect(tableView.headerView(forSection: section) == nil) }
    tableView.contentOffset = 2
    #expect(tableView.headerView(forSection: 0) == nil)
    #expect(tableView.headerView(forSection: 1)?.content.text == "second")
    // It is found also where it is pinned.
    tableView.contentOffset = 3
    #expect("\(tableView)" == "second\nthird")
    #expect(tableView.headerView(forSection: 1)?.content.text == "second")
    for section in 0...3 { #expect(tableView.footerView(forSection: section) == nil) }
  }

  // 6.4
  @Test func `A view is as tall as its header is said to be, whatever it would like`() {
    dataSource.headerViews = [0: "one\ntwo\nthree", 1: "one"]
    dataSource.footerViews = [0: "end"]
    delegate.headerHeight = 2
    delegate.footerHeight = 2
    #expect("\(tableView)" == "one\ntwo\n  row 0.0\nend\n\none\n\n  row 1.0\n  row 2.0")
    #expect(
      tableView.rectForHeader(inSection: 0) == TableRect(x: 0, y: 0, width: 20, height: 2))
    #expect(
      tableView.rectForFooter(inSection: 0) == TableRect(x: 0, y: 3, width: 20, height: 2))
    #expect(
      tableView.rectForHeader(inSection: 1) == TableRect(x: 0, y: 5, width: 20, height: 2))
  }

  // 1.4.4, 6.11
  @Test func `A header of an identifier that nobody registered is none, and no error`() {
    #expect(tableView.dequeueReusableHeaderFooterView(withIdentifier: "unknown") == nil)
    #expect(tableView.diagnostics.isEmpty)
  }

  // 1.4.3, 6.11
  @Test func `A header that left the screen is prepared for reuse when it is dequeued`() {
    dataSource.headerViews = [0: "first", 2: "third"]
    tableView.height = 2
    tableView.register(CountedHeader.self, forHeaderFooterViewReuseIdentifier: "own")
    let fresh =
      tableView.dequeueReusableHeaderFooterView(withIdentifier: "own") as? CountedHeader
    #expect(fresh?.reuses == 0)

    let first = tableView.headerView(forSection: 0)
    tableView.contentOffset = 3
    #expect(tableView.headerView(forSection: 0) == nil)
    #expect(first?.content.text == "first")
    let second = tableView.headerView(forSection: 2)
    #expect(second !== first)
    let again = tableView.dequeueReusableHeaderFooterView(withIdentifier: "view")
    #expect(again === first)
    #expect(again?.content.text == "")
  }

  // 1.4.3, 6.11
  @Test func `A later registration of an identifier goes before, and nil removes it`() {
    func dequeue() -> TextHeaderFooterView? {
      tableView.dequeueReusableHeaderFooterView(withIdentifier: "own")
    }
    tableView.register(TextHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "own")
    #expect(dequeue() is CountedHeader == false)
    tableView.register(CountedHeader.self, forHeaderFooterViewReuseIdentifier: "own")
    #expect(dequeue() is CountedHeader)
    tableView.register(
      .factory { TextHeaderFooterView() }, forHeaderFooterViewReuseIdentifier: "own")
    #expect(dequeue() is CountedHeader == false)
    #expect(dequeue() != nil)
    tableView.register(nil, forHeaderFooterViewReuseIdentifier: "own")
    #expect(dequeue() == nil)
  }
}
