import Testing

@testable import TableItemsView

@MainActor
struct TableModelControllerTests {
  private let fruits = ["Apple", "Banana", "Cherry", "Date", "Elderberry", "Fig"]
  private let controller: TableModelController<TextCell>

  init() {
    controller = TableModelController()
    controller.model.sections = [SectionItem(id: "fruit", rows: fruits.map { RowItem($0) })]
    controller.containerSize = TableSize(width: 20, height: 3)
    let fruits = fruits
    controller.onSearch = { text, results in
      let found = fruits.filter { $0.contains(text) }
      results.sections = [SectionItem(header: "Found", rows: found.map { RowItem($0) })]
    }
  }

  private func path(_ row: Int) -> RowPath { RowPath(section: 0, row: row) }

  @Test func `The table shows the model, and follows it`() {
    controller.appear()
    #expect("\(controller.tableView)" == "  Apple\n  Banana\n  Cherry")
    controller.model.sections = [SectionItem(rows: ["Grape"])]
    #expect("\(controller.tableView)" == "  Grape")
    #expect(controller.tableView.delegate === controller.events)
  }

  @Test func `A second model is shown while a person searches, and the first comes back as it was`()
  {
    controller.appear()
    controller.tableView.contentOffset = 2
    controller.tableView.tapRow(at: path(3))
    #expect("\(controller.tableView)" == "  Cherry\n* Date\n  Elderberry")

    controller.search(for: "rr")
    #expect("\(controller.tableView)" == "Found\n  Cherry\n  Elderberry")
    #expect(controller.shownModel === controller.searchModel)
    controller.search(for: "err")
    #expect("\(controller.tableView)" == "Found\n  Cherry\n  Elderberry")
    controller.search(for: "Fig")
    #expect("\(controller.tableView)" == "Found\n  Fig")

    controller.search(for: nil)
    #expect(controller.searchText == nil)
    #expect("\(controller.tableView)" == "  Cherry\n* Date\n  Elderberry")
  }

  @Test func `What happens to the first model meanwhile is shown when it comes back, in its place`()
  {
    controller.appear()
    controller.tableView.contentOffset = 2
    controller.tableView.tapRow(at: path(3))
    controller.isSearching = true
    controller.model.update { draft in
      draft.remove(at: path(0))
      draft.insert(["X", "Y", "Z"].map { RowItem($0) }, at: path(0))
    }
    controller.isSearching = false
    #expect("\(controller.tableView)" == "  Cherry\n* Date\n  Elderberry")
    #expect(controller.tableView.contentOffset == 4)
  }

  @Test func `Sections that are collapsed and rows selected in them stay so`() {
    controller.appear()
    controller.tableView.tapRow(at: path(1))
    controller.model.collapse(section: "fruit")
    controller.search(for: "F")
    controller.search(for: nil)
    #expect("\(controller.tableView)" == "")
    controller.model.expand(section: "fruit")
    #expect("\(controller.tableView)" == "  Apple\n* Banana\n  Cherry")
  }

  @Test func `A table set in place of the first shows the model, or what is found`() {
    controller.appear()
    let former = controller.tableView
    controller.tableView = TableView(width: 12, height: 2)
    #expect("\(controller.tableView)" == "  Apple\n  Banana\n  Cherry")
    #expect(former.dataSource == nil)
    controller.search(for: "Fig")
    controller.tableView = TableView(width: 12, height: 2)
    #expect("\(controller.tableView)" == "Found\n  Fig")
    controller.isSearching = false
    #expect(controller.searchText == nil)
    #expect("\(controller.tableView)" == "  Apple\n  Banana\n  Cherry")
  }

  @Test func `Each model has closures of its own`() {
    var told: [String] = []
    controller.events.onSelect = { told.append("row \($0.path.row)") }
    controller.searchEvents.onSelect = { told.append("found \($0.path.row)") }
    controller.appear()
    controller.tableView.tapRow(at: path(1))
    controller.search(for: "e")
    controller.tableView.tapRow(at: path(2))
    #expect(told == ["row 1", "found 2"])
  }

  @Test func `A search before the table was loaded is shown when it is`() {
    controller.search(for: "Fig")
    #expect("\(controller.tableView)" == "Found\n  Fig")
    controller.search(for: nil)
    #expect("\(controller.tableView)" == "  Apple\n  Banana\n  Cherry")
  }

  @Test func `A search before the table was loaded uses the closure that loading sets`() {
    final class Finder: TableModelController<TextCell> {
      override func viewDidLoad() {
        super.viewDidLoad()
        onSearch = { text, results in results.sections = [SectionItem(rows: [RowItem(text)])] }
      }
    }
    let finder = Finder()
    finder.search(for: "x")
    #expect("\(finder.tableView)" == "  x")
  }

  @Test func `A closure that ends the search has the last word`() {
    controller.onSearch = { [controller] text, _ in
      if text == "q" { controller.search(for: nil) }
    }
    controller.search(for: "q")
    #expect(!controller.isSearching)
  }

  @Test func `With the flag, every row can be deleted that does not say otherwise`() {
    controller.model.sections = [
      SectionItem(rows: [RowItem("a"), RowItem("b", traits: RowTraits(editing: .none)), "c"])
    ]
    controller.isEditable = true
    controller.setEditing(true)
    #expect("\(controller.tableView)" == "  (-) a\n  b\n  (-) c")
    controller.tableView.tapEditControl(ofRowAt: path(0))
    controller.tableView.performSwipeAction(at: 0)
    #expect("\(controller.tableView)" == "  b\n  (-) c")
  }

  @Test func `Without the flag rows and closures decide, and with it off nothing can be edited`() {
    controller.model.sections = [
      SectionItem(rows: [RowItem("a", handlers: [.on(.delete) { _, _ in }]), RowItem("b")])
    ]
    controller.setEditing(true)
    #expect("\(controller.tableView)" == "  (-) a\n  b")
    controller.isEditable = false
    #expect("\(controller.tableView)" == "  a\n  b")
    controller.isEditable = true
    #expect("\(controller.tableView)" == "  (-) a\n  (-) b")
    controller.isEditable = nil
    #expect("\(controller.tableView)" == "  (-) a\n  b")
  }

  @Test func `The content of an archive is that of the model`() {
    let controller = TableModelController<TextCell>(
      archive: TableArchive(sections: [SectionItem(rows: ["Apple"])]))
    #expect("\(controller.tableView)" == "  Apple")
    controller.model.sections = [SectionItem(rows: ["Pear"])]
    #expect("\(controller.tableView)" == "  Pear")
  }

  @Test func `Rows of an archive can be edited as they say where a controller has a model`() {
    let row = RowItem("Apple", traits: RowTraits(editing: RowEditing(style: .delete)))
    let controller = TableModelController<TextCell>(
      archive: TableArchive(sections: [SectionItem(rows: [row, "Pear"])]))
    controller.setEditing(true)
    #expect("\(controller.tableView)" == "  (-) Apple\n  Pear")
    controller.tableView.tapEditControl(ofRowAt: path(0))
    controller.tableView.performSwipeAction(at: 0)
    #expect("\(controller.tableView)" == "  Pear")
  }

  @Test func `A controller that is let go is released with all that it has`() {
    weak var released: TableModelController<TextCell>?
    weak var model: TableModel?
    weak var table: TableView<TextCell>?
    do {
      let controller = TableModelController<TextCell>()
      controller.appear()
      controller.search(for: "x")
      (released, model, table) = (controller, controller.model, controller.tableView)
    }
    #expect(released == nil)
    #expect(model == nil)
    #expect(table == nil)
  }
}
