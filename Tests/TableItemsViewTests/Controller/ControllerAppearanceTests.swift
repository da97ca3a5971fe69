import Testing

@testable import TableItemsView

@MainActor
struct ControllerAppearanceTests {
  private let controller = LoggingController()
  private let second = RowPath(section: 0, row: 1)

  // 8.4
  @Test func `The rows are loaded anew at the first appearance, and not at later ones`() {
    controller.loadViewIfNeeded()
    #expect("\(controller.tableView)" == "  one\n  two\n  three")
    controller.rows = ["four"]
    controller.appear()
    #expect("\(controller.tableView)" == "  four")
    controller.disappear()
    controller.rows = ["five"]
    controller.appear()
    #expect("\(controller.tableView)" == "  four")
  }

  // 8.4
  @Test(arguments: [true, false])
  func `The selection is cleared each time the table appears, animated as that is`(animated: Bool) {
    final class LoggingCell: TextCell {
      nonisolated(unsafe) static var log: [String] = []
      override func setSelected(_ isSelected: Bool, animated: Bool) {
        super.setSelected(isSelected, animated: animated)
        Self.log.append("\(isSelected) \(animated)")
      }
    }
    final class Cells: TableViewController<TextCell> {
      override func tableView(
        _ tableView: any TableHost<TextCell>, numberOfRowsInSection section: Int
      ) -> Int { 2 }
      override func tableView(
        _ tableView: any TableHost<TextCell>, cellForRowAt path: RowPath
      ) -> TextCell { LoggingCell() }
    }
    LoggingCell.log = []
    let controller = Cells()
    controller.tableView.selectRow(at: second)
    controller.appear(animated: animated)
    #expect(controller.tableView.rowPathForSelectedRow == nil)
    for _ in 0..<2 {
      controller.tableView.tapRow(at: second)
      controller.disappear()
      #expect(controller.tableView.rowPathForSelectedRow == second)
      LoggingCell.log = []
      controller.appear(animated: animated)
      #expect(controller.tableView.rowPathForSelectedRow == nil)
      #expect(LoggingCell.log == ["false \(animated)"])
    }
  }

  // 8.4
  @Test
  func `The selection stays where it is not to be cleared, from before the first appearance on`() {
    controller.clearsSelectionOnViewWillAppear = false
    controller.tableView.selectRow(at: second)
    controller.appear()
    #expect(controller.tableView.rowPathForSelectedRow == second)
    controller.disappear()
    controller.appear()
    #expect(controller.tableView.rowPathForSelectedRow == second)
  }

  // 8.5
  @Test func `The selection stays while several rows can be selected`() {
    controller.tableView.allowsMultipleSelection = true
    controller.appear()
    controller.tableView.tapRow(at: RowPath(section: 0, row: 0))
    controller.tableView.tapRow(at: second)
    controller.disappear()
    controller.appear()
    #expect(controller.tableView.rowPathsForSelectedRows?.count == 2)
    controller.tableView.allowsMultipleSelection = false
    controller.disappear()
    controller.appear()
    #expect(controller.tableView.rowPathsForSelectedRows == nil)
  }

  // 8.5
  @Test func `Where a person leads the table back by hand, the selection is cleared at the end`() {
    controller.appear()
    controller.tableView.tapRow(at: second)
    controller.disappear()
    controller.beginAppearanceTransition(true, animated: true, isInteractive: true)
    #expect(controller.tableView.rowPathForSelectedRow == second)
    controller.beginAppearanceTransition(false, animated: true)
    controller.endAppearanceTransition()
    #expect(controller.tableView.rowPathForSelectedRow == second)
    controller.beginAppearanceTransition(true, animated: true, isInteractive: true)
    controller.endAppearanceTransition()
    #expect(controller.tableView.rowPathForSelectedRow == nil)
  }

  // 8.6
  @Test func `The scroll indicators are flashed each time the table has appeared`() {
    controller.beginAppearanceTransition(true, animated: true)
    #expect(controller.tableView.scrollIndicatorFlashCount == 0)
    controller.endAppearanceTransition()
    #expect(controller.tableView.scrollIndicatorFlashCount == 1)
    controller.disappear()
    controller.appear()
    #expect(controller.tableView.scrollIndicatorFlashCount == 2)
  }

  // 8.7
  @Test func `Editing is that of the table, and a button toggles it and says which`() {
    controller.appear()
    #expect(controller.editButtonItem.title == "Edit")
    controller.editButtonItem.perform()
    #expect(controller.isEditing)
    #expect(controller.tableView.isEditing)
    #expect(controller.editButtonItem.title == "Done")
    controller.tableView.isEditing = false
    #expect(!controller.isEditing)
    #expect(controller.editButtonItem.title == "Edit")
    controller.setEditing(true, animated: true)
    controller.editButtonItem.perform()
    #expect(!controller.tableView.isEditing)
  }

  // 8.8
  @Test func `A keyboard on screen takes its room, and the row that a person is at stays in sight`()
  {
    controller.rows = (0..<20).map { "row \($0)" }
    controller.containerSize = TableSize(width: 20, height: 6)
    controller.appear()
    for _ in 0..<5 { _ = controller.tableView.press(.down) }
    let focused = controller.tableView.focusedRowPath
    controller.keyboardHeight = 4
    #expect(controller.tableView.height == 2)
    #expect(controller.tableView.rowPathsForVisibleRows?.contains { $0 == focused } == true)
    controller.keyboardHeight = 0
    #expect(controller.tableView.height == 6)
    controller.keyboardHeight = .infinity
    controller.keyboardHeight = -3
    #expect(controller.tableView.height == 6)
  }

  // 8.8
  @Test func `An input row that is edited stays in sight above the keyboard`() {
    let inputs = (0..<9).map { (number: Int) in RowItem(CellInput(label: "\(number)"), id: number) }
    let controller = TableModelController<TextCell>(
      model: TableModel(sections: [SectionItem(rows: inputs)]))
    controller.containerSize = TableSize(width: 20, height: 6)
    controller.appear()
    controller.tableView.tapRow(at: RowPath(section: 0, row: 5))
    controller.keyboardHeight = 4
    #expect("\(controller.tableView)" == "  4\n  5  |")
  }

  // 8.8
  @Test func `A table whose size nobody has set gets it back when the keyboard goes`() {
    controller.tableView.width = 33
    controller.tableView.height = 7
    controller.appear()
    #expect(controller.tableView.height == 7)
    controller.keyboardHeight = 3
    #expect(controller.tableView.height == 4)
    controller.keyboardHeight = 0
    #expect(controller.tableView.height == 7)
    #expect(controller.tableView.width == 33)
  }
}
