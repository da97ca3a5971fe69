import Testing

@testable import TableItemsView

@MainActor
struct RefreshControlTests {
  private let controller = LoggingController()

  // 8.14
  @Test func `A pull begins to refresh and tells of it, once, until it is ended`() {
    var pulls = 0
    controller.refreshControl = RefreshControl(title: "Looking for mail") { pulls += 1 }
    controller.tableView.pullToRefresh()
    controller.tableView.pullToRefresh()
    #expect(pulls == 1)
    #expect(controller.tableView.screen.refreshTitle == "Looking for mail")
    #expect(
      "\(controller.tableView)" == """
        Looking for mail
          one
          two
          three
        """)
    controller.refreshControl?.endRefreshing()
    #expect("\(controller.tableView)" == "  one\n  two\n  three")
    controller.tableView.pullToRefresh()
    #expect(pulls == 2)
  }

  // 8.14
  @Test func `Code that begins to refresh is not told of it`() {
    var pulls = 0
    controller.refreshControl = RefreshControl { pulls += 1 }
    controller.refreshControl?.beginRefreshing()
    #expect(controller.refreshControl?.isRefreshing == true)
    #expect(pulls == 0)
    #expect(controller.tableView.refreshControl === controller.refreshControl)
  }

  @Test func `Work that takes its time ends the refreshing by itself`() async {
    let control = RefreshControl { [controller] in
      await Task.yield()
      controller.rows = ["new"]
      controller.tableView.reloadData()
    }
    controller.refreshControl = control
    controller.tableView.pullToRefresh()
    #expect(control.isRefreshing)
    while control.isRefreshing { await Task.yield() }
    #expect("\(controller.tableView)" == "  new")
  }

  @Test func `A pull without a control does nothing`() {
    controller.tableView.pullToRefresh()
    #expect("\(controller.tableView)" == "  one\n  two\n  three")
  }
}
