import TableItemsView
import Testing

/// A delegate that says nothing: all is as the table says.
private final class SilentDelegate: TableViewDelegate {}

/// A delegate that only does what a row is there for.
private final class ActingDelegate: TableViewDelegate {
  var acted: [RowPath] = []

  func tableView(_ tableView: any TableHost, performPrimaryActionForRowAt path: RowPath) {
    acted.append(path)
  }
}

/// A delegate whose answers differ from what the table says.
private final class DecidedDelegate: TableViewDelegate {
  func tableView(_ tableView: any TableHost, heightForRowAt path: RowPath) -> RowHeight {
    path.row == 0 ? 3 : .automatic
  }

  func tableView(_ tableView: any TableHost, canFocusRowAt path: RowPath) -> Bool {
    path.row == 1
  }

  func tableView(_ tableView: any TableHost, indentationLevelForRowAt path: RowPath) -> Int? {
    path.row == 1 ? 2 : nil
  }
}

@MainActor
struct DefaultAnswersTests {
  private let tableView = TableView<TextCell>(width: 20, height: 10)
  private let dataSource = CountingDataSource([2])

  init() {
    tableView.dataSource = dataSource
  }

  private func row(_ number: Int) -> RowPath { RowPath(section: 0, row: number) }

  // 1.4.1, 1.4.10, 1.4.11, 1.4.12, 1.4.13
  @Test func `A new table has UIKit's defaults`() {
    #expect(tableView.style == .plain)
    #expect(tableView.allowsSelection)
    #expect(!tableView.allowsMultipleSelection)
    #expect(!tableView.allowsSelectionDuringEditing)
    #expect(!tableView.allowsMultipleSelectionDuringEditing)
    #expect(!tableView.selectionFollowsFocus)
    #expect(!tableView.isEditing)
    #expect(tableView.allowsFocus)
    #expect(tableView.isPrefetchingEnabled)
    #expect(tableView.sectionIndexMinimumDisplayRowCount == 0)
    for height in [
      tableView.rowHeight, tableView.sectionHeaderHeight, tableView.sectionFooterHeight,
      tableView.estimatedRowHeight,
    ] {
      #expect(height == .automatic)
    }
    #expect(tableView.tableHeaderView == nil)
    #expect(tableView.tableFooterView == nil)
    #expect(tableView.rowPathForSelectedRow == nil)
    #expect(tableView.rowPathsForSelectedRows == nil)
  }

  // 0.1.1, 1.1.3, 1.1.4, 1.1.7, 1.2.2, 1.2.3, 1.2.4
  @Test func `A data source and a delegate that say nothing leave it to the table`() {
    let delegate = SilentDelegate()
    tableView.delegate = delegate
    tableView.rowHeight = 2
    #expect(tableView.numberOfSections == 1)
    #expect("\(tableView)" == "  row 0.0\n\n  row 0.1")
    #expect(tableView.rectForHeader(inSection: 0).height == 0)
    #expect(tableView.rectForFooter(inSection: 0).height == 0)
    #expect(tableView.headerView(forSection: 0) == nil)
    #expect(tableView.footerView(forSection: 0) == nil)
    #expect(tableView.sectionIndexTitles == nil)
    #expect(!tableView.showsSectionIndex)
    #expect(tableView.cellForRow(at: row(0))?.indentationLevel == 0)
  }

  // 0.1.1, 1.2.5, 1.2.6
  @Test func `A delegate that says nothing lets rows be touched, selected and deselected`() {
    let delegate = SilentDelegate()
    tableView.delegate = delegate
    tableView.tapRow(at: row(0))
    #expect(tableView.rowPathsForSelectedRows == [row(0)])
    tableView.tapRow(at: row(1))
    #expect(tableView.rowPathsForSelectedRows == [row(1)])
    tableView.beginTouch(ofRowAt: row(0))
    #expect(tableView.cellForRow(at: row(0))?.isHighlighted == true)
  }

  // 0.1.1, 1.2.7
  @Test func `The primary action is done unless the table is being edited`() {
    let delegate = ActingDelegate()
    tableView.delegate = delegate
    tableView.allowsSelectionDuringEditing = true
    tableView.tapRow(at: row(1))
    #expect(delegate.acted == [row(1)])
    tableView.isEditing = true
    tableView.tapRow(at: row(0))
    #expect(tableView.rowPathForSelectedRow == row(0))
    #expect(delegate.acted == [row(1)])
  }

  // 0.1.1, 1.2.11
  @Test func `Several rows are not selected in one go unless the delegate agrees`() {
    let delegate = SilentDelegate()
    tableView.allowsMultipleSelectionDuringEditing = true
    for delegate in [nil, delegate] {
      tableView.delegate = delegate
      tableView.beginMultipleSelection(at: row(0))
      #expect(!tableView.isEditing)
      #expect(tableView.rowPathsForSelectedRows == nil)
    }
  }

  // 0.1.1, 1.2.13
  @Test func `Keys lead where the delegate says, and only else where the table says`() {
    let silent = SilentDelegate()
    tableView.delegate = silent
    #expect(tableView.focusRow(at: row(0)))
    tableView.allowsFocus = false
    #expect(!tableView.focusRow(at: row(1)))

    let decided = DecidedDelegate()
    tableView.delegate = decided
    #expect(tableView.focusRow(at: row(1)))
    tableView.allowsFocus = true
    #expect(!tableView.focusRow(at: row(0)))

    tableView.delegate = silent
    tableView.selectionFollowsFocus = true
    #expect(tableView.focusRow(at: row(0)))
    #expect(tableView.rowPathForSelectedRow == row(0))
  }

  // 0.1.1, 1.2.2, 1.2.4, 6.5
  @Test func `A height of the delegate goes before that of the table, as does its indentation`() {
    let delegate = DecidedDelegate()
    tableView.delegate = delegate
    tableView.rowHeight = 2
    #expect("\(tableView)" == "  row 0.0\n\n\n      row 0.1")
    // An answer of automatic leaves it to the cell, not to the table.
    #expect(tableView.rectForRow(at: row(1)).height == 1)
    #expect(tableView.cellForRow(at: row(1))?.indentationLevel == 2)
  }

  // 0.1.2
  @Test func `A delegate is asked each time; what it answered before is not kept`() {
    final class FickleDelegate: TableViewDelegate {
      var canFocus = false
      func tableView(_ tableView: any TableHost, canFocusRowAt path: RowPath) -> Bool { canFocus }
    }
    let delegate = FickleDelegate()
    tableView.delegate = delegate
    #expect(!tableView.focusRow(at: row(0)))
    delegate.canFocus = true
    #expect(tableView.focusRow(at: row(0)))
  }
}
