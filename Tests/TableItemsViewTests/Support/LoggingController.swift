@testable import TableItemsView

/// A controller that writes down which of its methods are called, and answers for its table itself.
final class LoggingController: TableViewController<TextCell> {
  var calls: [String] = []
  var rows = ["one", "two", "three"]

  private func log(_ name: String, _ animated: Bool? = nil) {
    calls.append(name + (animated == true ? " animated" : ""))
  }

  override func loadView() {
    log("loadView")
    super.loadView()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    log("viewDidLoad")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    log("viewWillAppear", animated)
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    log("viewIsAppearing", animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    log("viewDidAppear", animated)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    log("viewWillDisappear", animated)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    log("viewDidDisappear", animated)
  }

  override func tableView(
    _ tableView: any TableHost<TextCell>, numberOfRowsInSection section: Int
  ) -> Int {
    calls.append("count")
    return rows.count
  }

  override func tableView(
    _ tableView: any TableHost<TextCell>, cellForRowAt path: RowPath
  ) -> TextCell {
    let cell = TextCell()
    cell.show(CellContent(text: rows[path.row]))
    return cell
  }

  override func tableView(_ tableView: any TableHost, didSelectRowAt path: RowPath) {
    calls.append("selected \(path.row)")
  }
}
