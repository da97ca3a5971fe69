import TableItemsView
import Testing

/// Controllers whose methods and closures lead to other calls of the same controller.
@MainActor
struct ControllerReentrancyTests {
  private final class Restless: TableViewController<TextCell> {
    var calls: [String] = []
    var once: [String: () -> Void] = [:]

    private func log(_ name: String) {
      calls.append(name)
      once.removeValue(forKey: name)?()
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      log("viewWillAppear")
    }

    override func viewIsAppearing(_ animated: Bool) {
      super.viewIsAppearing(animated)
      log("viewIsAppearing")
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      log("viewDidAppear")
    }

    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      log("viewWillDisappear")
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      log("viewDidDisappear")
    }
  }

  @Test(arguments: ["viewWillAppear", "viewIsAppearing", "viewDidAppear"])
  func `A controller that sends itself away as it comes is gone, and is told nothing more`(
    name: String
  ) {
    let controller = Restless()
    controller.once[name] = { [unowned controller] in controller.disappear() }
    controller.appear()
    let coming = ["viewWillAppear", "viewIsAppearing", "viewDidAppear"]
    let told = coming[...(coming.firstIndex(of: name) ?? 0)]
    #expect(controller.calls == told + ["viewWillDisappear", "viewDidDisappear"])
    #expect(controller.diagnostics.isEmpty)
  }

  @Test func `A controller that goes and comes in the middle is not said to have left out super`() {
    let controller = Restless()
    controller.once["viewWillAppear"] = { [unowned controller] in
      controller.disappear()
      controller.appear()
    }
    controller.appear()
    #expect(
      controller.calls == [
        "viewWillAppear", "viewWillDisappear", "viewDidDisappear", "viewWillAppear",
        "viewIsAppearing", "viewDidAppear",
      ])
    #expect(controller.diagnostics.isEmpty)
  }

  @Test(arguments: [false, true])
  func `A table that takes the place of another shows the model that is shown`(isSearching: Bool) {
    let controller = TableModelController<TextCell>()
    controller.model.sections = [SectionItem(rows: ["Apple"])]
    controller.searchModel.sections = [SectionItem(rows: ["Found"])]
    controller.appear()
    let old = controller.tableView
    controller.isSearching = isSearching
    let new = TextTableView(width: 20, height: 3)
    controller.tableView = new
    #expect("\(new)" == (isSearching ? "  Found" : "  Apple"))
    #expect(old.dataSource == nil)
    #expect(old.delegate == nil)
    controller.isSearching = false
    controller.model.sections = [SectionItem(rows: ["Pear"])]
    #expect("\(new)" == "  Pear")
    #expect(controller.model.diagnostics.isEmpty)
  }

  private typealias TextTableView = TableView<TextCell>

  @Test func `A search that a closure ends as it begins leaves all objects of one model`() {
    let controller = TableModelController<TextCell>()
    controller.model.sections = [SectionItem(rows: ["Apple"])]
    controller.events.didEndDisplay = { [unowned controller] _, _ in
      controller.isSearching = false
    }
    controller.appear()
    _ = controller.tableView.screen
    controller.isSearching = true
    _ = controller.tableView.screen
    #expect(!controller.isSearching)
    #expect(controller.tableView.delegate === controller.events)
    #expect("\(controller.tableView)" == "  Apple")
  }

  @Test func `The text that is edited stays in sight above a keyboard`() {
    let controller = TableModelController<TextCell>()
    let rows: [RowItem] = (0..<8).map { (number: Int) in
      RowItem(CellInput(label: "\(number)"), id: number)
    }
    controller.model.sections = [SectionItem(rows: rows)]
    controller.containerSize = TableSize(width: 20, height: 8)
    controller.appear()
    controller.tableView.tapRow(at: RowPath(section: 0, row: 6))
    controller.keyboardHeight = 5
    #expect("\(controller.tableView)".contains("6  |"))
  }

  // 8.4
  @Test(arguments: [true, false])
  func `The selection of hidden rows is cleared with that of the others`(clears: Bool) {
    let controller = TableModelController<TextCell>()
    controller.clearsSelectionOnViewWillAppear = clears
    controller.model.sections = [SectionItem(id: "s", rows: ["Apple"])]
    controller.appear()
    controller.tableView.tapRow(at: RowPath(section: 0, row: 0))
    controller.model.collapse(section: "s")
    _ = controller.tableView.screen
    controller.disappear()
    controller.appear()
    controller.model.expand(section: "s")
    #expect("\(controller.tableView)" == (clears ? "  Apple" : "* Apple"))
  }

  @Test func `A refresh that was ended by hand does not end the one after it`() async {
    let gate = Gate()
    let control = RefreshControl { await gate.wait() }
    let table = TableView<TextCell>(width: 20, height: 3)
    table.refreshControl = control
    table.pullToRefresh()
    control.endRefreshing()
    table.pullToRefresh()
    while gate.waiting.count < 2 { await Task.yield() }
    gate.waiting.removeFirst().resume()
    for _ in 0..<20 { await Task.yield() }
    #expect(control.isRefreshing)
    gate.waiting.removeFirst().resume()
    while control.isRefreshing { await Task.yield() }
  }

  @MainActor
  private final class Gate {
    var waiting: [CheckedContinuation<Void, Never>] = []
    func wait() async { await withCheckedContinuation { waiting.append($0) } }
  }
}
