import TableItemsView
import TestSupport
import Testing

/// Rows and sections that are created while closures do something else, in content of which more is known.
@MainActor
struct ObjectModelReentrancyTests {
  private let model = TableModel()

  @Test func `The row that is returned is the one that was created, whatever closures do`() {
    let table = TableView<TextCell>(width: 20, height: 9)
    let (dataSource, delegate) = (DataSource<TextCell>(model: model), Delegate(model: model))
    (table.dataSource, table.delegate) = (dataSource, delegate)
    let section = model.createSection()
    section.createRow { $0.text = "first" }
    _ = table.screen
    delegate.didConfigure = { [model, delegate] _, _ in
      delegate.didConfigure = nil
      model.update { $0.insert(RowItem("above"), at: RowPath(section: 0, row: 0)) }
    }
    let row = section.createRow { $0.text = "second" }
    #expect(row.text == "second")
    row.text = "third"
    #expect("\(table)" == "  above\n  first\n  third")
  }

  @Test(arguments: [DuplicatePolicy.countOccurrences, .keepFirst, .reject])
  func `A created row that is added again is treated as any that is there twice`(
    policy: DuplicatePolicy
  ) throws {
    model.duplicatePolicy = policy
    let section = model.createSection()
    let row = section.createRow { $0.text = "x" }
    section.addRow(try #require(row.item))
    #expect(section.rowCount == (policy == .countOccurrences ? 2 : 1))
    #expect(model.diagnostics.map(\.kind) == [.duplicateID])
  }

  // Where most rows are other ones, the table loads anew at its next look.
  @Test func `A row that is changed before the table looks keeps what a person selected`() async {
    let table = TableView<TextCell>(width: 20, height: 2)
    let (dataSource, delegate) = (DataSource<TextCell>(model: model), Delegate(model: model))
    (table.dataSource, table.delegate) = (dataSource, delegate)
    model.sections = [SectionItem(id: "s", rows: ["a", "b", "c"].map { RowItem($0, id: $0) })]
    table.tapRow(at: RowPath(section: 0, row: 1))
    let rows: [RowItem] = (0..<300).map { (number: Int) in RowItem("more", id: number) }
    let update = model.apply([SectionItem(id: "s", rows: rows + [RowItem("b", id: "b")])])
    #expect(await update.outcome == .reloaded)
    model.sectionModel(at: 0)?.headerText = "Head"
    model.sectionModel(at: 0)?.createRow { $0.text = "last" }
    model.rowModel(at: RowPath(section: 0, row: 0))?.height = 2
    #expect(table.rowPathsForSelectedRows == [RowPath(section: 0, row: 300)])
    model.apply([])
    _ = table.screen
  }

  /// An id that counts how often it is compared.
  private struct CountingID: Hashable, Sendable {
    let number: Int
    @MainActor static var count = 0

    nonisolated static func == (one: Self, other: Self) -> Bool {
      MainActor.assumeIsolated { count += 1 }
      return one.number == other.number
    }
  }

  @Test func `A section is found where it stands, without looking at the others`() {
    model.sections = (0..<200).map { SectionItem(id: CountingID(number: $0), rows: []) }
    let sections = (0..<200).compactMap { model.sectionModel(at: $0) }
    CountingID.count = 0
    for section in sections { section.createRow { $0.text = "x" }.text = "y" }
    #expect(CountingID.count < 200 * 20)
    #expect(sections.allSatisfy { $0.row(at: 0)?.text == "y" })
    #expect(sections.last?.row(at: 0)?.section?.position == 199)
  }
}
