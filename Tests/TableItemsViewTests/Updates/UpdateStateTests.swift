import TableItemsView
import TestSupport
import Testing

/// What rows that stay keep through updates.
@MainActor
struct UpdateStateTests {
  private func rows(_ text: String) -> [SectionItem] {
    [
      SectionItem(
        id: "A", header: "header", rows: text.split(separator: " ").map { RowItem(String($0)) })
    ]
  }

  // 4.14; anyproto/anytype-swift#4939.
  @Test func `Rows that are selected stay so wherever they go`() throws {
    let table = OwnTable([["a", "b", "c"], ["d"]])
    for row in [path(0, 0), path(0, 1), path(1, 0)] { table.view.selectRow(at: row) }
    table.source.sections = [["d", "x", "b", "c"], ["new"]]
    try table.view.performBatchUpdates {
      () throws(UpdateError) in
      try table.view.deleteRows(at: [path(0, 0)])
      try table.view.insertRows(at: [path(0, 1), path(1, 0)])
      try table.view.moveRow(at: path(1, 0), to: path(0, 0))
    }
    #expect(table.selection == ["d", "b"])
    #expect(table.screen == "section\n* d\n  x\n* b\n  c\nsection\n  new")
    table.check()
  }

  @Test func `Rows that are selected stay so in other sections, also where all is loaded anew`() {
    let rows = (0..<300).map { RowItem($0) }
    let model = TableModel(sections: [
      SectionItem(id: "A", rows: rows), SectionItem(id: "B", rows: []),
    ])
    let source = DataSource<TextCell>(model: model)
    let view = TableView<TextCell>(width: 20, height: 5)
    view.dataSource = source
    view.allowsMultipleSelection = true
    for row in [7, 8, 299] { view.selectRow(at: path(0, row)) }
    // 8 was in B before, and so has not moved there.
    model.sections = [
      SectionItem(id: "A", rows: rows), SectionItem(id: "B", rows: [RowItem(8)]),
    ]
    let update = model.apply([
      SectionItem(id: "A", rows: [RowItem(299)]),
      SectionItem(
        id: "B", rows: [RowItem(8)] + rows.filter { ![8, 299].contains($0.data as? Int) }),
    ])
    #expect(update.result == .reloaded)
    #expect(view.rowPathsForSelectedRows == [path(0, 0), path(1, 8)])
    #expect(model.hiddenSelection == [])
  }

  // 4.13; StackOverflow and blog.stevex.net on reloads that deselect.
  @Test func `To reload by hand deselects, to reconfigure does not`() throws {
    let table = OwnTable([["a", "b", "c"], ["d"]])
    let all = [path(0, 0), path(0, 1), path(0, 2), path(1, 0)]
    for row in all { table.view.selectRow(at: row) }
    try table.view.reloadRows(at: [path(0, 0)])
    #expect(table.selection == ["b", "c", "d"])
    try table.view.reconfigureRows(at: [path(0, 1)])
    #expect(table.selection == ["b", "c", "d"])
    try table.view.reloadSections([1])
    #expect(table.screen == "section\n  a\n* b\n* c\nsection\n  d")
    table.check()
  }

  // 7.10
  @Test func `A row that is reconfigured keeps its cell, and is measured anew`() throws {
    let table = OwnTable([["a", "b"]])
    let cells = table.view.visibleCells
    let counts = table.view.counts
    table.source.sections = [["a\nmore", "b"]]
    try table.view.reconfigureRows(at: [path(0, 0)])
    #expect(table.screen == "section\n  a\n  more\n  b")
    #expect(zip(table.view.visibleCells, cells).allSatisfy { $0 === $1 })
    #expect(table.view.counts.cellsAsked == counts.cellsAsked + 1)
    #expect(table.view.counts.cellsReused == counts.cellsReused)
    table.source.sections = [["a2", "b"]]
    try table.view.reloadRows(at: [path(0, 1)])
    #expect(table.view.cellForRow(at: path(0, 0)) === cells[0])
    #expect(table.screen.hasPrefix("section\n  a\n  more"))
    table.source.sections = [["a2", "b2"]]
    try table.view.reloadRows(at: [path(0, 0)])
    #expect(table.screen == "section\n  a2\n  b")
  }

  @Test func `What a model updates stays selected, also where another cell shows it`() {
    let entries = [Entry(id: 1), Entry(id: 2)]
    let table = CheckedTable(Outline([.init(id: "A", entries: entries)]).content)
    table.view.selectRow(at: path(0, 0))
    let cell = table.view.cellForRow(at: path(0, 0))
    var changed = entries
    changed[0].version = 1
    table.model.apply(Outline([.init(id: "A", entries: changed)]).content)
    #expect("\(table.view)" == "* 1.1\n  2.0")
    #expect(table.view.cellForRow(at: path(0, 0)) === cell)
    changed[0].version = 3
    table.model.apply(Outline([.init(id: "A", entries: changed)]).content)
    #expect("\(table.view)" == "* 1.3\n  2.0")
    #expect(table.view.cellForRow(at: path(0, 0)) !== cell)
    #expect(table.problemsOnScreen() == [])
  }

  @Test func `A row that is touched or focused stays so, and lets go when it goes`() {
    let table = TextTable(sections: rows("a b c"), height: 6)
    var told: [String] = []
    table.events.onUnhighlight = { told.append("un \($0.path) \($0.id.row)") }
    table.events.onSelect = { told.append("select \($0.path) \($0.id.row)") }
    table.focusRow(at: path(0, 1))
    table.beginTouch(ofRowAt: path(0, 1))
    table.model.apply(rows("x y a b c"))
    #expect(table.cellForRow(at: path(0, 3))?.isHighlighted == true)
    #expect(table.focusedRowPath == path(0, 3))
    #expect("\(table)" == "header\n  x\n  y\n  a\n> b\n  c")
    table.endTouch()
    #expect(told == ["un (0, 3) b", "select (0, 3) b"])
    told = []
    table.beginTouch(ofRowAt: path(0, 3))
    table.model.apply(rows("x y a c"))
    table.endTouch()
    #expect(table.focusedRowPath == nil)
    #expect(told == [])
    #expect("\(table)" == "header\n  x\n  y\n  a\n  c")
    #expect(table.visibleCells.allSatisfy { !$0.isHighlighted && !$0.isFocused && !$0.isSelected })
  }

  @Test func `A table that is edited stays so, and the range of selected rows goes on`() {
    let table = TextTable(sections: rows("a b c d"), height: 8)
    table.allowsMultipleSelectionDuringEditing = true
    table.isEditing = true
    table.tapRow(at: path(0, 1))
    table.focusRow(at: path(0, 1))
    table.model.apply(rows("x a b c d"))
    #expect(table.isEditing)
    table.press(.down, extending: true)
    #expect(table.rowPathsForSelectedRows == [path(0, 2), path(0, 3)])
  }

  @Test func `Rows that leave are told with what they showed last, and where they were`() {
    let entries = [Entry(id: 1), Entry(id: 2), Entry(id: 3)]
    let table = CheckedTable(Outline([.init(id: "A", entries: entries)]).content)
    table.view.layoutIfNeeded()
    var told: [String] = []
    table.delegate.didEndDisplay = { _, event in
      told.append("\(event.path) \(event.data(as: Entry.self)?.text ?? "none")")
    }
    var changed = entries
    changed[1].version = 1
    changed.insert(Entry(id: 4), at: 0)
    table.model.apply(Outline([.init(id: "A", entries: changed)]).content)
    #expect("\(table.view)" == "  4.0\n  1.0\n  2.1\n  3.0")
    changed.remove(at: 2)
    table.model.apply(Outline([.init(id: "A", entries: changed)]).content)
    #expect(told == ["(0, 2) 2.1"])
    table.view.height = 1
    table.view.layoutIfNeeded()
    #expect(told == ["(0, 2) 2.1", "(0, 1) 1.0", "(0, 2) 3.0"])
  }

  // RxSwiftCommunity/RxDataSources#252, #328, #373; square/Listable#531; toggl/mobileapp#4643.
  @Test func `Headers and footers change in place, come and go`() {
    func sections(_ header: HeaderFooter?, _ footer: HeaderFooter?) -> [SectionItem] {
      [SectionItem(id: "A", header: header, footer: footer, rows: ["a"])]
    }
    let table = TextTable(sections: sections("one", nil), height: 5)
    let view = table.headerView(forSection: 0)
    let cell = table.cellForRow(at: path(0, 0))
    let asked = table.counts.cellsAsked
    table.model.apply(sections("two\nlines", "foot"))
    #expect("\(table)" == "two\nlines\n  a\nfoot")
    #expect(table.headerView(forSection: 0) === view)
    table.model.apply(sections(nil, "foot 2"))
    #expect("\(table)" == "  a\nfoot 2")
    #expect(table.headerView(forSection: 0) == nil)
    #expect(table.cellForRow(at: path(0, 0)) === cell)
    #expect(table.counts.cellsAsked == asked)
  }

  @Test func `Cells are asked for what comes on screen or has changed, and no others`() {
    let table = TextTable(
      sections: [SectionItem(id: "A", data: 0..<1000, rowID: { $0 }, height: 1)], height: 5)
    table.layoutIfNeeded()
    func asked(_ data: [Int]) -> Int {
      let before = table.counts.cellsAsked
      table.model.apply([SectionItem(id: "A", data: data, rowID: { $0 % 10_000 }, height: 1)])
      table.layoutIfNeeded()
      return table.counts.cellsAsked - before
    }
    var data = Array(0..<1000)
    data.insert(5000, at: 2)
    #expect(asked(data) == 1)
    data.insert(5001, at: 500)
    #expect(asked(data) == 0)
    data[0] = 10_000
    #expect(asked(data) == 1)
    data[400] += 10_000
    #expect(asked(data) == 0)
    data.remove(at: 1)
    #expect(asked(data) == 1)
    data.swapAt(0, 1)
    #expect(asked(data) == 0)
  }
}

extension UpdateStateTests {
  // The row is changed in the first batch, among rows that are all alike, and moves in the second.
  @Test func `A row that moves has the height that it says then`() {
    var entries = [Entry(id: 1), Entry(id: 6), Entry(id: 2)]
    var setting = CheckedTable.Setting()
    setting.rowHeight = 1
    let old = Outline([.init(id: "A", entries: entries, isUniform: true)])
    let table = CheckedTable(old.content, setting)
    table.view.layoutIfNeeded()
    entries.swapAt(0, 1)
    table.model.apply(Outline([.init(id: "A", entries: entries)]).content)
    #expect("\(table.view)" == "  6.0\n\n  1.0\n  2.0")
    #expect(table.problemsBesideFresh() == [])
  }
}
