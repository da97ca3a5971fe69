import TableItemsView
import TestSupport
import Testing

@MainActor
struct TapOrderTests {
  private let journal = Journal()

  private func row(_ number: Int) -> RowPath { RowPath(section: 0, row: number) }

  /// A table of which the first row is selected.
  private func table(allowingMultiple: Bool = false) -> TextTable {
    let table = TextTable(sections: [SectionItem(rows: ["a", "b", "c"])])
    table.allowsMultipleSelection = allowingMultiple
    table.events.write(to: journal)
    table.selectRow(at: row(0))
    return table
  }

  // 4.1, 4.5
  @Test func `A tap asks and tells in UIKit's order, from the touch to the primary action`() {
    let table = table()
    table.tapRow(at: row(2))
    #expect(
      journal.lines() == """
        should highlight c
        did highlight c
        did unhighlight c
        will select c
        will deselect a
        did deselect a
        did select c
        can act c
        act c
        """)
    #expect("\(table)" == "  a\n  b\n* c")
  }

  // 4.5
  @Test func `Where nothing is selected, nothing is asked about deselecting`() {
    let table = table()
    table.selectRow(at: nil)
    table.tapRow(at: row(2))
    #expect(
      journal.lines() == """
        should highlight c
        did highlight c
        did unhighlight c
        will select c
        did select c
        can act c
        act c
        """)
  }

  // 4.6
  @Test func `A tap on the selected row does all of it but deselect`() {
    let table = table()
    table.tapRow(at: row(0))
    #expect(
      journal.lines() == """
        should highlight a
        did highlight a
        did unhighlight a
        will select a
        did select a
        can act a
        act a
        """)
    #expect("\(table)" == "* a\n  b\n  c")
  }

  // 4.7
  @Test func `Where several rows can be selected, a tap selects or deselects, and does no more`() {
    let table = table(allowingMultiple: true)
    table.tapRow(at: row(2))
    #expect(
      journal.lines() == """
        should highlight c
        did highlight c
        did unhighlight c
        will select c
        did select c
        """)
    #expect("\(table)" == "* a\n  b\n* c")
    table.tapRow(at: row(0))
    #expect(
      journal.lines() == """
        should highlight a
        did highlight a
        did unhighlight a
        will deselect a
        did deselect a
        """)
    #expect("\(table)" == "  a\n  b\n* c")
  }

  /// A question that is answered with no.
  enum Refusal: CaseIterable {
    case highlight, select, deselect, primaryAction

    @MainActor
    func refuse(in events: Delegate, _ journal: Journal) {
      func no<Answer>(_ words: String, _ answer: Answer) -> (TableEvent) -> Answer {
        { event in
          journal.write("\(words) \(event.id.row)? no")
          return answer
        }
      }
      switch self {
      case .highlight: events.shouldHighlight = no("should highlight", false)
      case .select: events.willSelect = no("will select", nil)
      case .deselect: events.willDeselect = no("will deselect", nil)
      case .primaryAction: events.canPerformPrimaryAction = no("can act", false)
      }
    }
  }

  // 4.2, 4.3, 4.4, 4.5
  @Test(
    arguments: [
      (.highlight, "should highlight c? no", "* a\n  b\n  c"),
      (
        .select,
        """
        should highlight c
        did highlight c
        did unhighlight c
        will select c? no
        can act c
        act c
        """, "* a\n  b\n  c"
      ),
      (
        .deselect,
        """
        should highlight c
        did highlight c
        did unhighlight c
        will select c
        will deselect a? no
        did select c
        can act c
        act c
        """, "* a\n  b\n* c"
      ),
      (
        .primaryAction,
        """
        should highlight c
        did highlight c
        did unhighlight c
        will select c
        will deselect a
        did deselect a
        did select c
        can act c? no
        """, "  a\n  b\n* c"
      ),
    ] as [(Refusal, String, String)])
  func `A refusal leaves out what it is about, and nothing else`(
    refusal: Refusal, told: String, screen: String
  ) {
    let table = table()
    refusal.refuse(in: table.events, journal)
    table.tapRow(at: row(2))
    #expect(journal.lines() == told)
    #expect("\(table)" == screen)
  }

  // 4.2, 4.7
  @Test(
    arguments: [
      (.highlight, "* a\n  b\n  c", 0), (.select, "  a\n  b\n  c", 1),
      (.deselect, "* a\n  b\n* c", 1), (.primaryAction, "  a\n  b\n* c", 2),
    ] as [(Refusal, String, Int)])
  func `Where several rows can be selected, each tap is refused by itself`(
    refusal: Refusal, screen: String, changes: Int
  ) {
    let table = table(allowingMultiple: true)
    refusal.refuse(in: table.events, journal)
    var told = 0
    table.onSelectionChange = { told += 1 }
    table.tapRow(at: row(0))
    table.tapRow(at: row(2))
    #expect("\(table)" == screen)
    #expect(told == changes)
    let isDeselected = refusal == .select || refusal == .primaryAction
    let isSelected = refusal == .deselect || refusal == .primaryAction
    let journal = journal.read()
    #expect(journal.contains("did deselect a") == isDeselected)
    #expect(journal.contains("did select c") == isSelected)
    #expect(!journal.contains { $0.hasPrefix("can act") || $0.hasPrefix("act") })
  }
}
