import TableItemsView
import Testing

@MainActor
struct EmptyStateTests {
  private let model = TableModel()

  init() {
    model.emptyState = SectionItem(header: "Oh", rows: ["Nothing here"])
  }

  // Instagram/IGListKit#1117
  @Test func `It is there while there is no row, and only then`() {
    let table = TextTable(model: model)
    #expect("\(table)" == "Oh\n  Nothing here")
    #expect(model.isShowingEmptyState)
    model.sections = [SectionItem(header: "Fruit", rows: [])]
    #expect("\(table)" == "Oh\n  Nothing here")
    model.sections[0].rows = ["Apple"]
    #expect("\(table)" == "Fruit\n  Apple")
    #expect(!model.isShowingEmptyState)
    model.sections[0].rows = []
    #expect("\(table)" == "Oh\n  Nothing here")
    model.emptyState = nil
    #expect("\(table)" == "Fruit")
  }

  // http://code.python88.com/l/WbfvD0MjIl
  @Test func `The last row goes and it comes in one update`() {
    let table = TextTable(sections: [SectionItem(rows: ["a"])])
    table.model.emptyState = SectionItem(rows: ["none"])
    _ = table.screen
    #expect(table.model.apply([SectionItem(rows: [])]).result == .applied)
    #expect(table.numberOfSections == 1)
    #expect("\(table)" == "  none")
  }

  @Test func `It is there where a filter leaves nothing, but not where sections are collapsed`() {
    let table = TextTable(model: model)
    model.sections = [SectionItem(id: "fruit", header: "Fruit", rows: ["Apple"])]
    model.collapse(section: "fruit")
    #expect("\(table)" == "Fruit")
    model.filter = { _, _ in false }
    #expect("\(table)" == "Oh\n  Nothing here")
    model.filter = { _, _ in true }
    #expect("\(table)" == "Fruit")
    model.expand(section: "fruit")
    #expect("\(table)" == "Fruit\n  Apple")
  }

  @Test func `Its rows are ordinary rows`() {
    let table = TextTable(model: model)
    var selected: [RowID] = []
    table.events.onSelect = { selected.append($0.id) }
    let id = RowID(section: .emptyState, row: "Nothing here")
    #expect(model.path(of: id) == RowPath(section: 0, row: 0))
    table.tapRow(at: RowPath(section: 0, row: 0))
    #expect(selected == [id])
    #expect("\(table)" == "Oh\n* Nothing here")
    #expect(model.sections.isEmpty)

    // It is not of the program's sections, so that its selection goes with it.
    model.sections = [SectionItem(rows: ["a"])]
    #expect("\(table)" == "  a")
    model.sections = []
    #expect("\(table)" == "Oh\n  Nothing here")
  }

  @Test func `It changes where it is shown`() {
    let table = TextTable(model: model)
    #expect("\(table)" == "Oh\n  Nothing here")
    model.emptyState = SectionItem(id: "mine", rows: ["No hits"])
    #expect("\(table)" == "  No hits")
    #expect(model.content.sectionID(at: 0) == .emptyState)
  }
}
