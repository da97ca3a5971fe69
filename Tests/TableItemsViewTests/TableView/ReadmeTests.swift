import TableItemsView
import Testing

/// Listings of the README, which a test of the example finds here.
@MainActor
struct ReadmeTests {
  @Test func `A table is tested as the README says`() {
    let table = TextTable(
      sections: [SectionItem(header: "Fruit", rows: ["Apple", "Pear"])], width: 40, height: 10)
    table.tapRow(at: RowPath(section: 0, row: 1))
    #expect(
      "\(table.screen)" == """
        Fruit
          Apple
        * Pear
        """)
  }

  @Test func `A table is printed in one line`() {
    print(TextTable(sections: [SectionItem(header: "Fruit", rows: ["Apple", "Pear"])]))
  }
}
