import Testing

@testable import TableItemsView

@MainActor
struct LifeCycleTests {
  private let controller = LoggingController()

  // 8.2, 8.3, 8.9
  @Test func `A controller loads its table once, when it is first needed`() {
    #expect(!controller.isViewLoaded)
    #expect(controller.calls.isEmpty)
    let tableView = controller.tableView
    #expect(controller.calls == ["loadView", "viewDidLoad"])
    #expect(controller.isViewLoaded)
    #expect(controller.tableView === tableView)
    controller.loadViewIfNeeded()
    #expect(controller.calls == ["loadView", "viewDidLoad"])
  }

  // 8.4, 8.6
  @Test func `The methods are called in UIKit's order as the table comes and goes`() {
    controller.appear(animated: true)
    controller.disappear()
    controller.appear()
    #expect(
      controller.calls == [
        "loadView", "viewDidLoad", "viewWillAppear animated", "viewIsAppearing animated",
        "viewDidAppear animated", "viewWillDisappear", "viewDidDisappear", "viewWillAppear",
        "viewIsAppearing", "viewDidAppear",
      ])
  }

  @Test func `A transition that is turned round ends the other way`() {
    controller.appear()
    controller.calls = []
    controller.beginAppearanceTransition(false, animated: true, isInteractive: true)
    controller.beginAppearanceTransition(true, animated: true)
    controller.endAppearanceTransition()
    #expect(
      controller.calls == [
        "viewWillDisappear animated", "viewWillAppear animated", "viewIsAppearing animated",
        "viewDidAppear animated",
      ])
  }

  @Test func `Transitions that are doubled or were never begun do nothing`() {
    controller.endAppearanceTransition()
    controller.disappear()
    #expect(controller.calls.isEmpty)
    controller.appear()
    controller.calls = []
    controller.appear()
    controller.endAppearanceTransition()
    #expect(controller.calls.isEmpty)
  }

  /// All orders of six calls against what UIKit promises: will and did in turn, and none without a begin.
  @Test func `Whatever the order of calls, coming and going alternate`() {
    for script in 0..<729 {
      var state = AppearanceState.disappeared
      var calls: [AppearanceState.Call] = []
      var rest = script
      for _ in 0..<6 {
        switch rest % 3 {
        case 0: calls += state.begin(appearing: true)
        case 1: calls += state.begin(appearing: false)
        default: calls += state.end()
        }
        rest /= 3
      }
      for (call, next) in zip(calls, calls.dropFirst()) {
        let allowed: [AppearanceState.Call] =
          switch call {
          case .viewWillAppear: [.viewIsAppearing]
          case .viewIsAppearing: [.viewDidAppear, .viewWillDisappear]
          case .viewDidAppear: [.viewWillDisappear]
          case .viewWillDisappear: [.viewDidDisappear, .viewWillAppear]
          case .viewDidDisappear: [.viewWillAppear]
          }
        #expect(allowed.contains(next), "script \(script): \(calls)")
      }
      #expect(calls.first ?? .viewWillAppear == .viewWillAppear, "script \(script)")
    }
  }

  // 8.9
  @Test func `An override that does not call super is reported, and says what is left undone`() {
    final class Silent: TableViewController<TextCell> {
      override func viewDidLoad() {}
      override func viewWillAppear(_ animated: Bool) {}
    }
    let silent = Silent()
    silent.appear()
    #expect(silent.diagnostics.map(\.kind) == [.superNotCalled, .superNotCalled])
    #expect(
      silent.diagnostics.map(\.message) == [
        "Silent overrides viewDidLoad without calling super; what is done there is left undone",
        "Silent overrides viewWillAppear without calling super; what is done there is left undone",
      ])
    controller.appear()
    controller.disappear()
    #expect(controller.diagnostics.isEmpty)
  }

  // 8.2
  @Test func `Without an archive, the table is as large as the room there is, and follows it`() {
    controller.containerSize = TableSize(width: 30, height: 5)
    #expect(controller.tableView.width == 30)
    #expect(controller.tableView.height == 5)
    controller.containerSize = TableSize(width: 10, height: 2)
    #expect("\(controller.tableView)" == "  one\n  two")
    #expect(TableViewController<TextCell>(style: .grouped).tableView.style == .grouped)
    #expect(TableViewController<TextCell>().tableView.style == .plain)  // 8.1
  }

  // 8.3
  @Test func `Without an archive, the controller is data source and delegate`() {
    #expect(controller.tableView.dataSource === controller)
    #expect(controller.tableView.delegate === controller)
    controller.tableView.tapRow(at: RowPath(section: 0, row: 1))
    #expect(controller.calls.last == "selected 1")
  }

  // 8.13
  @Test func `A controller that answers nothing shows one section without rows`() {
    let plain = TableViewController<TextCell>()
    plain.appear()
    #expect(plain.tableView.numberOfSections == 1)
    #expect(plain.tableView.numberOfRows(inSection: 0) == 0)
    #expect("\(plain.tableView)" == "")
  }

  // 8.10
  @Test func `A table set in loadView is the one shown, and keeps the objects that it has`() {
    final class Own: TableViewController<TextCell> {
      let numbers = Delegate(sections: [])
      override func loadView() {
        let table = TableView<TextCell>(width: 12, height: 3, style: .grouped)
        table.delegate = numbers
        tableView = table
      }
    }
    let own = Own()
    #expect(own.tableView.style == .grouped)
    #expect(own.tableView.width == 12)
    #expect(own.tableView.dataSource === own)
    #expect(own.tableView.delegate === own.numbers)

    let other = TableView<TextCell>(width: 9, height: 9)
    let former = own.tableView
    own.tableView = other
    #expect(own.tableView === other)
    #expect(other.delegate === own)
    #expect(former.dataSource == nil)
  }

  @Test func `A table that is asked for while it is loaded is made, and not asked for again`() {
    final class Early: TableViewController<TextCell> {
      override func loadView() {
        tableView.rowHeight = 2
      }
    }
    let early = Early()
    early.appear()
    #expect(early.tableView.rowHeight == 2)
    #expect(early.tableView.dataSource === early)
  }

  // 8.12
  @Test func `A table that is looked at without having appeared is filled all the same`() {
    #expect("\(controller.tableView)" == "  one\n  two\n  three")
    #expect(!controller.calls.contains("viewWillAppear"))
  }

  @Test func `A controller that is let go is released with its table`() {
    weak var released: LoggingController?
    weak var table: TableView<TextCell>?
    do {
      let controller = LoggingController()
      controller.appear()
      let button = controller.editButtonItem
      button.perform()
      released = controller
      table = controller.tableView
    }
    #expect(released == nil)
    #expect(table == nil)
  }

  @Test func `A subclass has more abilities by conforming to their protocols`() {
    final class Editable: TableViewController<TextCell>, TableViewEditing, TableViewSwipeActions {
      var rows = ["a", "b"]
      override func tableView(
        _ tableView: any TableHost<TextCell>, numberOfRowsInSection section: Int
      ) -> Int { rows.count }
      override func tableView(
        _ tableView: any TableHost<TextCell>, cellForRowAt path: RowPath
      ) -> TextCell {
        let cell = TextCell()
        cell.show(CellContent(text: rows[path.row]))
        return cell
      }
      func tableView(
        _ tableView: any TableHost<TextCell>, commit editingStyle: CellEditingStyle,
        forRowAt path: RowPath
      ) {
        rows.remove(at: path.row)
        self.tableView.reloadData()
      }
      func tableView(
        _ tableView: any TableHost, trailingSwipeActionsConfigurationForRowAt path: RowPath
      ) -> SwipeActionsConfiguration? { [RowAction("Mark") { _ in true }] }
    }
    let controller = Editable()
    controller.tableView.width = 20
    controller.setEditing(true)
    #expect("\(controller.tableView)" == "  (-) a\n  (-) b")
    controller.setEditing(false)
    controller.tableView.swipeRow(at: RowPath(section: 0, row: 0), edge: .trailing)
    #expect("\(controller.tableView)" == "  a           [Mark]\n  b")
    controller.tableView.closeSwipe()
    controller.tableView(
      controller.tableView, commit: .delete, forRowAt: RowPath(section: 0, row: 0))
    #expect("\(controller.tableView)" == "  b")
  }
}
