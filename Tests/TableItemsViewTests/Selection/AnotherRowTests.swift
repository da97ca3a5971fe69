import TableItemsView
import TestSupport
import Testing

/// A delegate that names another row than the one it is asked about.
@MainActor
struct AnotherRowTests {
  private let journal = Journal()

  private func row(_ number: Int, section: Int = 0) -> RowPath {
    RowPath(section: section, row: number)
  }

  /// A table of which the first row is selected, and `d` is tapped in place of `b`.
  private func table(allowingMultiple: Bool = false, height: Int? = nil) -> TextTable {
    let table = TextTable(
      sections: [
        SectionItem(rows: ["a", "b", "c"]),
        SectionItem(rows: ["d", RowItem("e", traits: .disabled)]),
      ], height: height)
    table.allowsMultipleSelection = allowingMultiple
    table.events.write(to: journal)
    table.selectRow(at: row(0))
    return table
  }

  private func answer(_ path: RowPath?, _ words: String) -> (TableEvent) -> RowPath? {
    { event in
      journal.write("\(words) \(event.id.row)")
      return path
    }
  }

  private let touch = ["should highlight b", "did highlight b", "did unhighlight b"]

  // 4.3
  @Test(arguments: [nil, 2])
  func `The row that is named is selected, on screen or not, and the tapped one acts`(
    height: Int?
  ) {
    let table = table(height: height)
    table.events.willSelect = answer(row(0, section: 1), "will select")
    table.tapRow(at: row(1))
    #expect(
      journal.read() == touch + [
        "will select b", "will deselect a", "did deselect a", "did select d", "can act b", "act b",
      ])
    #expect(table.rowPathsForSelectedRows == [row(0, section: 1)])
  }

  // 4.3
  @Test func `Where several rows can be selected, the row that is named joins the others`() {
    let table = table(allowingMultiple: true)
    table.events.willSelect = answer(row(0, section: 1), "will select")
    for _ in 0..<2 {
      table.tapRow(at: row(1))
      #expect(journal.read() == touch + ["will select b", "did select d"])
      #expect("\(table)" == "* a\n  b\n  c\n* d\n~ e")
    }
  }

  // 4.3
  @Test func `The row that is selected already may be named, and stays`() {
    let table = table()
    table.events.willSelect = answer(row(0), "will select")
    table.tapRow(at: row(1))
    #expect(
      journal.read() == touch + ["will select b", "did select a", "can act b", "act b"])
    #expect("\(table)" == "* a\n  b\n  c\n  d\n~ e")
  }

  // 4.3
  @Test func `A row that a person cannot select may be named`() {
    let table = table()
    table.events.willSelect = answer(row(1, section: 1), "will select")
    table.tapRow(at: row(1))
    #expect("\(table)" == "  a\n  b\n  c\n  d\n*~e")
  }

  // 4.5
  @Test func `Another row than the old one may be named, which is deselected if it is selected`() {
    let table = table(allowingMultiple: true)
    table.selectRow(at: row(0, section: 1))
    table.allowsMultipleSelection = false
    table.events.willDeselect = answer(row(0, section: 1), "will deselect")
    table.tapRow(at: row(1))
    #expect(
      journal.read() == touch + [
        "will select b", "will deselect a", "did deselect d", "did select b", "can act b", "act b",
      ])
    #expect("\(table)" == "* a\n* b\n  c\n  d\n~ e")

    table.events.willDeselect = answer(row(2), "will deselect")
    table.selectRow(at: row(0))
    table.tapRow(at: row(1))
    #expect(journal.read().contains("did deselect c") == false)
    #expect("\(table)" == "* a\n* b\n  c\n  d\n~ e")
  }

  // 4.5, 4.7
  @Test func `Where several rows can be selected, another one may be named to be deselected`() {
    let table = table(allowingMultiple: true)
    table.selectRow(at: row(1))
    table.events.willDeselect = answer(row(0), "will deselect")
    table.tapRow(at: row(1))
    #expect(journal.read() == touch + ["will deselect b", "did deselect a"])
    #expect("\(table)" == "  a\n* b\n  c\n  d\n~ e")
  }

  // 4.3, 4.5
  @Test func `A row that does not exist stands for none`() {
    for path in [row(3), row(-1), row(0, section: 2), row(.min, section: .max)] {
      let table = table()
      table.events.willSelect = answer(path, "will select")
      table.tapRow(at: row(1))
      #expect(journal.read() == touch + ["will select b", "can act b", "act b"])
      table.events.willSelect = nil
      table.events.willDeselect = answer(path, "will deselect")
      table.tapRow(at: row(1))
      #expect(
        journal.read() == touch + ["will deselect a", "did select b", "can act b", "act b"])
      #expect("\(table)" == "* a\n* b\n  c\n  d\n~ e")
    }
  }
}
