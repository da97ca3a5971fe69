import TableItemsView
import Testing

/// Measures that nothing can be laid out with, and places between the lines.
@MainActor
struct OddMeasureTests {
  private func rows(_ count: Int) -> SectionItem { SectionItem(data: 0..<count, height: 1) }

  @Test func `Between two lines, as many lines are shown as there is room for`() {
    let table = TextTable(sections: [rows(20)], height: 4)
    table.scrollToRow(at: RowPath(section: 0, row: 10), at: .middle)
    #expect(table.contentOffset == 8.5)
    #expect("\(table)" == "  8\n  9\n  10\n  11")
  }

  @Test(arguments: [100_000, Int.max])
  func `Beside an index, a screen taller than any has the lines of its content`(height: Int) {
    let table = TextTable(
      sections: [SectionItem(header: "H", indexTitle: "A", rows: ["a", "b"])], width: 10,
      height: height)
    #expect("\(table)" == "H\n  a      A\n  b")
  }

  @Test(arguments: [12.5, 12.4, 25.6, 3])
  func `A touch on a title of the index leads to the section of the title that is drawn there`(
    height: Double
  ) {
    let titles = (0..<26).map { String(UnicodeScalar(UInt8(65 + $0))) }
    let table = TextTable(
      sections: titles.map { SectionItem(header: HeaderFooter($0), indexTitle: $0, rows: ["row"]) },
      width: 10)
    table.height = height
    for (line, text) in table.screen.lines.enumerated() {
      guard let title = text.last, titles.contains("\(title)"), text.count == 10 else { continue }
      table.tap(at: TablePoint(x: 9.5, y: Double(line) + 0.5))
      let section = titles.firstIndex(of: "\(title)") ?? -1
      let top = min(
        table.rectForHeader(inSection: section).y, table.contentHeight - table.height)
      #expect(table.contentOffset == top, "\(title)")
    }
  }

  @Test(arguments: [Double.nan, .infinity, -1, 0, 1e-300, 1e300])
  func `A cell class of which a line cannot be laid out has lines of one`(lineHeight: Double) {
    OddCell.oddLineHeight = lineHeight
    let tableView = TableView<OddCell>(width: 20, height: 5)
    let dataSource = DataSource<OddCell>(sections: [
      SectionItem(header: "A", indexTitle: "A", rows: ["a", "b"])
    ])
    tableView.dataSource = dataSource
    tableView.tap(at: TablePoint(x: 2, y: 2))
    tableView.tap(at: TablePoint(x: 19, y: 0))
    #expect(tableView.screen.lineHeight == 1)
    #expect(tableView.rowPathForSelectedRow != nil)
  }

  @Test func `Room above headers without end is as much as a row can be tall`() {
    let table = TextTable(sections: [rows(1), rows(2)])
    table.sectionHeaderTopPadding = .infinity
    #expect(table.contentHeight.isFinite)
  }

  @Test func `More rows than can be counted are counted as many`() {
    #expect(TableContent([rows(.max), rows(.max)]).rowCount == .max)
  }

  @Test func `A view above all sections is measured anew when it is set again`() {
    let table = TextTable(sections: [rows(1)])
    let view = TextHeaderFooterView()
    view.show(CellContent(text: "one"))
    table.tableHeaderView = view
    #expect("\(table)" == "one\n  0")
    view.show(CellContent(text: "one\ntwo"))
    table.tableHeaderView = view
    #expect("\(table)" == "one\ntwo\n  0")
  }

  @Test func `A place that is no number has no row`() {
    let table = TextTable(sections: [rows(.max)], height: 5)
    for place in [Double.nan, .infinity, -.infinity] {
      #expect(table.rowPathForRow(at: TablePoint(x: 0, y: place)) == nil)
    }
  }
}

/// A cell class with lines of any height.
private final class OddCell: TableViewCell {
  typealias Base = OddCell
  typealias HeaderFooterView = OddView

  static var oddLineHeight = 1.0
  static var lineHeight: Double { oddLineHeight }

  var isSelected = false
  var isHighlighted = false
  var isFocused = false
  var indentationLevel = 0
  var accessory: CellAccessory { .none }

  init() {}

  func show(_ content: CellContent) {}
  func height(fittingWidth width: Double) -> Double { 1 }
  func textLines(fittingWidth width: Double) -> [TextLine] { ["odd"] }
}

private final class OddView: ReusableView {
  typealias Base = OddView
  typealias HeaderFooterView = OddView

  init() {}

  func show(_ content: CellContent) {}
  func height(fittingWidth width: Double) -> Double { 1 }
  func textLines(fittingWidth width: Double) -> [TextLine] { ["odd"] }
}
