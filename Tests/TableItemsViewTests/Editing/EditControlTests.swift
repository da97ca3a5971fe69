import TableItemsView
import TestSupport
import Testing

@MainActor
struct EditControlTests {
  private func editing(_ rows: String) -> EditingTable {
    let table = EditingTable(rows)
    table.view.isEditing = true
    _ = table.read()
    return table
  }

  // 1.2.8, 5.3, 5.4, 5.8
  @Test func `The control that deletes a row asks first, and is no swipe`() {
    let table = editing("a b")
    table.delegate.title = "Throw away"
    #expect(table.view.tapEditControl(ofRowAt: table.path(0)))
    #expect(table.read() == "can edit a, style a, trailing a, title a")
    #expect(
      table.screen == """
          (|) a     [Throw away]
          (-) b
        """)
    #expect(table.view.screen.items.map(\.editing.showsDeleteConfirmation) == [true, false])
    table.view.performSwipeAction(at: 0)
    #expect(table.read() == "commit delete a")
    #expect(table.screen == "  (-) b")
    #expect(table.view.isEditing)
  }

  // 5.3
  @Test func `A tap elsewhere takes the question back, also on the control`() {
    let table = editing("a b")
    for row in 0..<2 {
      #expect(table.view.tapEditControl(ofRowAt: table.path(0)))
      #expect(!table.view.tapEditControl(ofRowAt: table.path(row)))
      #expect(table.screen == "  (-) a\n  (-) b")
    }
    #expect(!table.read().contains("commit"))
  }

  // 5.3
  @Test func `The control that inserts a row does so at once`() {
    let table = EditingTable("a b")
    table.delegate.style = { $0 == "b" ? .insert : .delete }
    table.view.isEditing = true
    _ = table.read()
    #expect(table.view.tapEditControl(ofRowAt: table.path(1)))
    #expect(table.journal.read().first == "commit insert b")
    #expect(table.screen == "  (-) a\n  (-) new\n  (+) b")
  }

  // 5.8
  @Test func `Actions of the delegate stand in place of the question`() {
    let table = editing("a")
    table.delegate.trailing = [table.action("Archive")]
    #expect(table.view.tapEditControl(ofRowAt: table.path(0)))
    table.view.performSwipeAction(at: 0)
    #expect(table.read() == "can edit a, style a, trailing a, Archive a")
    table.delegate.trailing = []
    #expect(!table.view.tapEditControl(ofRowAt: table.path(0)))
  }

  @Test func `There is nothing to tap where there is no control`() {
    let table = EditingTable("a b c d e f g h i")
    #expect(!table.view.tapEditControl(ofRowAt: table.path(0)))
    table.delegate.style = { $0 == "b" ? .none : .delete }
    table.source.canEdit = { $0 != "c" }
    table.view.isEditing = true
    _ = table.read()
    for row in [1, 2, 8, 9, -1] {
      #expect(!table.view.tapEditControl(ofRowAt: table.path(row)))
    }
    #expect(table.read() == "")
  }

  // CEWendel/SWTableViewCell#311
  @Test(arguments: [false, true])
  func `All rows can be deleted, one after another`(isEditing: Bool) {
    let table = EditingTable("a b c d e f g h i j")
    table.view.isEditing = isEditing
    for count in (0..<10).reversed() {
      let path = table.path(count / 2)
      if isEditing {
        #expect(table.view.tapEditControl(ofRowAt: path))
        table.view.performSwipeAction(at: 0)
      } else {
        #expect(table.view.fullySwipeRow(at: path, edge: .trailing))
      }
      #expect(table.view.numberOfRows(inSection: 0) == count)
    }
    #expect(table.screen == "")
  }

  // xmartlabs/Eureka#1674, xmartlabs/Eureka#1108
  @Test func `Two quick deletions delete two rows, and a second one of the same row none`() {
    let table = EditingTable("a b c")
    table.view.swipeRow(at: table.path("a"), edge: .trailing)
    table.view.performSwipeAction(at: 0)
    table.view.swipeRow(at: table.path("b"), edge: .trailing)
    table.view.performSwipeAction(at: 0)
    table.view.performSwipeAction(at: 0)
    #expect(table.rows == "c")
    #expect(
      table.journal.read().filter { $0.hasPrefix("commit") } == [
        "commit delete a", "commit delete b",
      ])
  }

  // 5.3, 5.5; malcommac/Owl#1
  @Test(arguments: [false, true])
  func `The table takes nothing away by itself, and is told by a data source of one's own`(
    reloads: Bool
  ) {
    let table = OwnEditingTable(["a", "b", "c"])
    table.view.swipeRow(at: table.path(2), edge: .trailing)
    #expect(table.read() == "begin 2")
    table.onCommit = { _ in }
    table.view.performSwipeAction(at: 0)
    #expect(table.read() == "end 2")
    #expect("\(table.view.screen)" == "  a\n  b\n  c")
    table.onCommit = { path in
      table.rows.remove(at: path.row)
      if reloads {
        table.view.reloadData()
      } else {
        #expect(throws: Never.self) { try table.view.deleteRows(at: [path]) }
      }
    }
    for _ in 0..<3 {
      table.view.swipeRow(at: table.path(0), edge: .trailing)
      table.view.performSwipeAction(at: 0)
      #expect(table.read() == "begin 0, end none")
    }
    #expect("\(table.view.screen)" == "")
  }

  @Test func `Where a data source of one's own changes rows meanwhile, the actions follow theirs`()
  {
    let table = OwnEditingTable(["a", "b", "c"])
    table.view.swipeRow(at: table.path(1), edge: .trailing)
    table.rows.insert("x", at: 0)
    #expect(throws: Never.self) { try table.view.insertRows(at: [table.path(0)]) }
    #expect(table.view.swipedRowPath == table.path(2))
    #expect(
      "\(table.view.screen)" == """
          x
          a
          b             [Delete]
          c
        """)
    #expect(table.read() == "begin 1")
    #expect(throws: Never.self) { try table.view.reloadRows(at: [table.path(0)]) }
    #expect(table.view.swipedRowPath == table.path(2))
    table.rows.remove(at: 2)
    #expect(throws: Never.self) { try table.view.deleteRows(at: [table.path(2)]) }
    #expect(table.read() == "end none")
    #expect("\(table.view.screen)" == "  x\n  a\n  c")
    table.view.swipeRow(at: table.path(1), edge: .trailing)
    #expect(throws: Never.self) { try table.view.reloadRows(at: [table.path(1)]) }
    #expect(table.read() == "begin 1, end 1")
    #expect("\(table.view.screen)" == "  x\n  a\n  c")
  }

  // 5.2
  @Test func `Without a delegate of editing, the data source says how rows are edited`() {
    let insert = RowItem("b", handlers: [.on(.rowToInsert) { _, _ in "new" }])
    let delete = RowItem("c", traits: RowTraits(editing: RowEditing(style: .delete)))
    let none = RowItem("a", traits: RowTraits(editing: RowEditing(canEdit: true)))
    let model = TableModel(sections: [SectionItem(id: "A", rows: [none, insert, delete])])
    let source = DataSource<TextCell>(model: model)
    let view = TableView<TextCell>(width: 12, height: 8)
    view.dataSource = source
    view.isEditing = true
    #expect("\(view.screen)" == "      a\n  (+) b\n  (-) c")
    #expect(!view.tapEditControl(ofRowAt: RowPath(section: 0, row: 0)))
    #expect(view.tapEditControl(ofRowAt: RowPath(section: 0, row: 1)))
    #expect(view.tapEditControl(ofRowAt: RowPath(section: 0, row: 3)))
    view.performSwipeAction(at: 0)
    #expect(model.sections[0].rows.map(\.id) == ["a", "new", "b"])
  }
}

/// A table of a data source of one's own, without a model, that is its own delegate.
@MainActor
private final class OwnEditingTable: TableViewEditing, TableViewEditingDelegate {
  let view = TableView<TextCell>(width: 24, height: 8)
  var rows: [String]
  var onCommit: (RowPath) -> Void = { _ in }
  private let journal = Journal()

  init(_ rows: [String]) {
    self.rows = rows
    view.register(TextCell.self, forCellReuseIdentifier: "cell")
    view.dataSource = self
    view.delegate = self
    view.layoutIfNeeded()
  }

  func path(_ row: Int) -> RowPath { RowPath(section: 0, row: row) }

  func read() -> String { journal.read().joined(separator: ", ") }

  func numberOfSections(in tableView: any TableHost<TextCell>) -> Int { 1 }

  func tableView(
    _ tableView: any TableHost<TextCell>, numberOfRowsInSection section: Int
  ) -> Int { rows.count }

  func tableView(_ tableView: any TableHost<TextCell>, cellForRowAt path: RowPath) -> TextCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: path)
    cell.show(CellContent(text: rows[path.row]))
    return cell
  }

  func tableView(
    _ tableView: any TableHost<TextCell>, commit editingStyle: CellEditingStyle,
    forRowAt path: RowPath
  ) { onCommit(path) }

  func tableView(_ tableView: any TableHost, willBeginEditingRowAt path: RowPath) {
    journal.write("begin \(path.row)")
  }

  func tableView(_ tableView: any TableHost, didEndEditingRowAt path: RowPath?) {
    journal.write("end \(path.map { "\($0.row)" } ?? "none")")
  }
}
