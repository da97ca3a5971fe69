import TableItemsView
import Testing

/// An index of the ready data source, whose titles are those of some sections.
@MainActor
struct SectionIndexGapTests {
  private func table(_ titles: [String?], width: Int = 12, height: Int = 3) -> TextTable {
    TextTable(
      sections: titles.enumerated().map { number, title in
        SectionItem(
          indexTitle: title, rows: (0..<3).map { RowItem("\(number).\($0)", height: 1) })
      }, width: width, height: height)
  }

  // 1.1.7, 6.12
  @Test func `Sections without a title are passed over`() {
    let table = table([nil, "B", nil, "D"])
    #expect(table.sectionIndexTitles == ["B", "D"])
    table.touchSectionIndexTitle(at: 1)
    #expect("\(table)" == "  3.0      B\n  3.1      D\n  3.2")
    table.touchSectionIndexTitle(at: 0)
    #expect("\(table)" == "  1.0      B\n  1.1      D\n  1.2")
  }

  // 6.12
  @Test func `Of titles that are the same, each leads to its own section`() {
    let table = table(["A", "A", "B", "A"])
    for (position, section) in [0, 1, 2, 3].enumerated() {
      table.touchSectionIndexTitle(at: position)
      #expect(table.rowPathsForVisibleRows?.first?.section == section)
    }
  }

  // 6.12
  @Test func `All letters can be shown where only some have a section`() {
    final class Letters: TableViewDataSource {
      private let own = ["C", "F", "T"]
      private let titles = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map { String($0) }

      func numberOfSections(in tableView: any TableHost<TextCell>) -> Int { own.count }

      func tableView(
        _ tableView: any TableHost<TextCell>, numberOfRowsInSection section: Int
      ) -> Int { 30 }

      func tableView(
        _ tableView: any TableHost<TextCell>, cellForRowAt path: RowPath
      ) -> TextCell {
        let cell = TextCell()
        cell.show(CellContent(text: "\(own[path.section])\(path.row)"))
        return cell
      }

      func tableView(
        _ tableView: any TableHost<TextCell>, titleForHeaderInSection section: Int
      ) -> String? { own[section] }

      func sectionIndexTitles(for tableView: any TableHost<TextCell>) -> [String]? { titles }

      func tableView(
        _ tableView: any TableHost<TextCell>, sectionForSectionIndexTitle title: String,
        at index: Int
      ) -> Int {
        (own.firstIndex { $0 > title } ?? own.count) - 1
      }
    }
    let tableView = TableView<TextCell>(width: 12, height: 4)
    let dataSource = Letters()
    tableView.dataSource = dataSource
    let headers = (0..<26).map { position in
      tableView.touchSectionIndexTitle(at: position)
      return tableView.screen.lines.first?.prefix(1) ?? ""
    }
    #expect(headers.joined() == "CCCCCFFFFFFFFFFFFFFTTTTTTT")
  }

  // 6.12
  @Test func `A touch at a point meets the title that stands there, or the nearest one`() {
    let table = table(["A", "B", "C"], height: 7)
    #expect(
      "\(table)" == """
          0.0
          0.1
          0.2      A
          1.0      B
          1.1      C
          1.2
          2.0
        """)
    let sections = (0..<7).map { line in
      table.contentOffset = 0
      table.tap(at: TablePoint(x: 11, y: Double(line)))
      return table.contentOffset
    }
    // The last section cannot be scrolled to the top.
    #expect(sections == [0, 0, 0, 2, 2, 2, 2])
    #expect(table.rowPathForSelectedRow == nil)
    table.tap(at: TablePoint(x: 9, y: 0))
    #expect(table.rowPathForSelectedRow != nil)
    #expect(table.contentOffset == 2)
  }

  // 6.12
  @Test func `A touch outside of the index or of the table does not lead anywhere`() {
    let table = table(["A", "B", "C"])
    for point in [TablePoint(x: 12, y: 1), TablePoint(x: 11, y: 3), TablePoint(x: 11, y: -1)] {
      table.tap(at: point)
      #expect(table.contentOffset == 0)
      #expect(table.rowPathForSelectedRow == nil)
    }
    table.tap(at: TablePoint(x: 11, y: 1))
    #expect(table.contentOffset == 3)
  }

  // 6.12
  @Test func `Where the table is lower than the titles, some are left out evenly`() {
    let table = table("ABCDEFGHI".map { String($0) }, width: 9)
    let index = (1...9).map { height in
      table.height = Double(height)
      let lines = table.screen.lines.map { $0.count == 9 ? $0.suffix(1) : " " }
      return lines.joined()
    }
    #expect(
      index == [
        "A", "A ", "A·I", "A·I ", "A·E·I", "A·E·I ", "A·D·F·I", "A·D·F·I ", "ABCDEFGHI",
      ])
    table.height = 3
    table.tap(at: TablePoint(x: 8, y: 1))
    #expect("\(table)" == "  4.0   A\n  4.1   ·\n  4.2   I")
  }

  // 6.12
  @Test func `A table that is too narrow for its index and rows shows one of them`() {
    let table = TextTable(
      sections: [SectionItem(indexTitle: "a long title", rows: ["row"])], width: 8)
    #expect("\(table)" != "")
  }

  // 6.12
  @Test func `Titles of several columns take as many from all rows`() {
    let table = TextTable(
      sections: ["one", "日本", "3"].map {
        SectionItem(indexTitle: $0, rows: ["a rather long text"])
      }, width: 14)
    #expect("\(table)" == "  a rath… one\n  a rath… 日本\n  a rath… 3")
  }
}
