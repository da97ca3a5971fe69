import Testing

@testable import TableItemsView

@MainActor
struct ArchivedControllerTests {
  private final class Numbers: TableViewDataSource {
    func tableView(
      _ tableView: any TableHost<TextCell>, numberOfRowsInSection section: Int
    ) -> Int { 2 }

    func tableView(_ tableView: any TableHost<TextCell>, cellForRowAt path: RowPath) -> TextCell {
      let cell = TextCell()
      cell.show(CellContent(text: "number \(path.row)"))
      return cell
    }
  }

  private var archive: TableArchive {
    var apple = RowItem("Apple")
    apple.handlerNames = ["select": "eat"]
    var archive = TableArchive(sections: [
      SectionItem(header: "Fruit", rows: [apple, RowItem("Pear", traits: .disabled)])
    ])
    archive.title = "Shop"
    archive.style = .grouped
    archive.header = "All that there is"
    archive.footer = "and no more"
    archive.rowHeight = 2
    return archive
  }

  // 8.2, 8.3
  @Test
  func `The table is the one of the archive; the controller answers for what it does not name`() {
    let controller = TableViewController<TextCell>(archive: archive)
    #expect(controller.title == "Shop")
    #expect(controller.tableView.dataSource === controller)
    #expect(controller.tableView.delegate === controller)
    #expect(
      "\(controller.tableView)" == """
        All that there is

        Fruit
          Apple

        ~ Pear

        and no more
        """)
  }

  // 8.3
  @Test func `Objects that the archive names are plugged in, and kept alive`() {
    var archive = archive
    archive.dataSource = "numbers"
    archive.delegate = "listener"
    let bindings = TableBindings<TextCell>()
    bindings.dataSources["numbers"] = Numbers()
    bindings.delegates["listener"] = Delegate(sections: [])
    let controller = TableViewController(archive: archive, bindings: bindings)
    controller.loadViewIfNeeded()
    bindings.dataSources = [:]
    bindings.delegates = [:]
    #expect(controller.tableView.dataSource is Numbers)
    #expect(controller.tableView.delegate is Delegate)
    controller.tableView.tableHeaderView = nil
    controller.tableView.tableFooterView = nil
    #expect("\(controller.tableView)" == "  number 0\n\n  number 1")
    #expect(controller.diagnostics.isEmpty)
  }

  // 8.3
  @Test func `One object can be named, and the controller is the other`() {
    var archive = archive
    archive.dataSource = "numbers"
    let bindings = TableBindings<TextCell>()
    bindings.dataSources["numbers"] = Numbers()
    let controller = TableViewController(archive: archive, bindings: bindings)
    #expect(controller.tableView.dataSource is Numbers)
    #expect(controller.tableView.delegate === controller)
  }

  @Test func `A name that nothing is bound to counts as none, and is reported`() {
    var archive = archive
    archive.dataSource = "numbers"
    archive.delegate = "listener"
    let controller = TableViewController<TextCell>(archive: archive)
    #expect(controller.tableView.dataSource === controller)
    #expect(controller.tableView.delegate === controller)
    #expect(
      controller.diagnostics.map(\.description) == [
        "table: no data source is bound to the name \"numbers\"; the controller itself is it",
        "table: no delegate is bound to the name \"listener\"; the controller itself is it",
        "row (0, 0): no closure for select is bound to the name \"eat\"; nothing is told of it",
      ])
  }

  @Test func `Closures that rows name are called, in place of none that a row has itself`() {
    var eaten: [String] = []
    let bindings = TableBindings<TextCell>()
    bindings.on("eat", .select) { event in eaten.append("\(event.id)") }
    let controller = TableViewController(archive: archive, bindings: bindings)
    controller.tableView.tapRow(at: RowPath(section: 0, row: 0))
    controller.tableView.tapRow(at: RowPath(section: 0, row: 1))
    #expect(eaten == ["#0/Apple"])
    #expect(controller.tableView.rowPathForSelectedRow == RowPath(section: 0, row: 0))
    #expect(controller.diagnostics.isEmpty)

    var row = RowItem("Apple", onSelect: { _, _ in eaten.append("itself") })
    row.handlerNames = ["select": "eat"]
    let own = TableViewController(
      archive: TableArchive(sections: [SectionItem(rows: [row])]), bindings: bindings)
    own.tableView.tapRow(at: RowPath(section: 0, row: 0))
    #expect(eaten.last == "itself")
  }

  @Test func `A subclass can answer otherwise, and have super answer from the archive`() {
    final class Louder: TableViewController<TextCell> {
      override func tableView(
        _ tableView: any TableHost<TextCell>, cellForRowAt path: RowPath
      ) -> TextCell {
        let cell = super.tableView(tableView, cellForRowAt: path)
        cell.show(CellContent(text: cell.content.text.uppercased()))
        return cell
      }
    }
    let controller = Louder(archive: TableArchive(sections: [SectionItem(rows: ["Apple"])]))
    #expect("\(controller.tableView)" == "  APPLE")
  }

  @Test func `What an archive says of selection and heights is so in the table`() {
    var archive = TableArchive()
    archive.allowsSelection = false
    archive.allowsMultipleSelection = true
    archive.allowsSelectionDuringEditing = true
    archive.allowsMultipleSelectionDuringEditing = true
    archive.sectionHeaderHeight = 3
    archive.sectionFooterHeight = .lines(2)
    let table = TableViewController<TextCell>(archive: archive).tableView
    #expect(!table.allowsSelection)
    #expect(table.allowsMultipleSelection)
    #expect(table.allowsSelectionDuringEditing)
    #expect(table.allowsMultipleSelectionDuringEditing)
    #expect(table.sectionHeaderHeight == 3)
    #expect(table.sectionFooterHeight == .lines(2))
  }
}
