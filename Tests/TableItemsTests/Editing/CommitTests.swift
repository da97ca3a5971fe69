import TableItemsView
import Testing

@MainActor
struct CommitTests {
  // 5.3: the ready data source changes the model, and the table is told by that.
  @Test func `A row that a person deletes goes from the model, is told once, and can come back`() {
    let table = EditedTable("a", "b", "c")
    table.tellEdits()
    table.commit(.delete, 1)
    #expect(table.drawing == "a c")
    #expect(table.told == ["delete b at (0, 1)"])
    table.model.undo()
    #expect(table.drawing == "a b c")
    table.model.redo()
    #expect(table.drawing == "a c")
    #expect(table.told.count == 1)
  }

  // xmartlabs/Eureka#1108 and #1674: a commit may come twice, and two may come at once.
  @Test func `What waits to be shown is deleted once, and rows after it as they are seen`() {
    let table = EditedTable("a", "b", "c")
    table.tellEdits()
    table.host.mustHoldUpdates = true
    table.commit(.delete, 1)
    table.commit(.delete, 1)
    table.commit(.delete, 2)
    #expect(table.drawing == "a")
    #expect(table.model.content.rowCount == 3)
    #expect(table.told == ["delete b at (0, 1)", "delete c at (0, 1)"])
    table.host.mustHoldUpdates = false
    table.model.resumeUpdates()
    #expect(table.model.content.rowCount == 1)
  }

  @Test func `All rows can be deleted one by one`() {
    let table = EditedTable("a", "b")
    table.tellEdits()
    for _ in 0..<4 { table.commit(.delete, 0) }
    #expect(table.drawing == "")
    #expect(table.told.count == 2)
    for _ in 0..<4 { table.model.undo() }
    #expect(table.drawing == "a b")
  }

  @Test func `Row, cell type and delegate are told, in this order, with the row as it was`() {
    var told: [String] = []
    let row = RowItem(
      Fruit.apple, cell: OtherFruitCell.self,
      handlers: [.on(.delete) { fruit, event in told.append("row \(fruit.name) \(event.path)") }])
    let table = EditedTable("a", row)
    table.delegate.on(OtherFruitCell.self, .delete) { _, event in
      #expect(table.drawing == "a")
      told.append("type \(event.path)")
    }
    table.delegate.onDelete = { told.append("delegate \($0.path)") }
    table.commit(.delete, 1)
    #expect(told == ["row Apple (0, 1)", "type (0, 1)", "delegate (0, 1)"])
  }

  @Test func `A veto changes nothing, tells nobody, and leaves nothing to undo`() {
    let table = EditedTable("a", "b")
    table.tellEdits()
    table.delegate.shouldDelete = { $0.name != "a" }
    table.commit(.delete, 0)
    #expect(table.drawing == "a b")
    #expect(table.told == [])
    #expect(!table.model.canUndo)
    table.commit(.delete, 1)
    #expect(table.told == ["delete b at (0, 1)"])
  }

  @Test func `What the closures edit when they are told is undone together with the delete`() {
    let table = EditedTable("a", "b", "total 2")
    table.delegate.onDelete = { _ in
      table.model.perform([
        .delete(RowID(section: "A", row: "total 2")), .insert("total 1", at: .end(ofSection: "A")),
      ])
    }
    table.commit(.delete, 0)
    #expect(table.drawing == "b total 1")
    table.model.undo()
    #expect(table.drawing == "a b total 2")
  }

  // 5.4: rows of another style are not deleted.
  @Test func `A commit that is not possible any more is ignored`() {
    let table = EditedTable("a", "b")
    table.tellEdits()
    table.delegate.canEdit = { $0.name != "a" }
    table.commit(.delete, 0)
    table.commit(.insert, 1)
    table.commit(.none, 1)
    table.delegate.editingStyle = { _ in .none }
    table.commit(.delete, 1)
    #expect(table.drawing == "a b")
    table.delegate.editingStyle = nil
    table.delegate.onDelete = nil
    table.commit(.delete, 1)
    #expect(table.drawing == "a b")
    #expect(table.told == [])
  }

  /// What a closure can do to the table before it answers.
  enum Disturbance: CaseIterable {
    case insertsAbove, removes, replacesAll, reverses, forgetsClosures, commitsToo

    @MainActor
    func apply(to table: EditedTable) {
      let rows = Array(table.model.sections.first?.rows ?? [])
      func show(_ rows: [RowItem]) {
        table.model.sections = [SectionItem(id: "A", rows: rows)]
      }
      switch self {
      case .insertsAbove: show(["z"] + rows)
      case .removes: show(rows.filter { $0.id != "b" })
      case .replacesAll: table.model.sections = []
      case .reverses: show(rows.reversed())
      case .forgetsClosures: (table.delegate.shouldDelete, table.delegate.canEdit) = (nil, nil)
      case .commitsToo: table.commit(.delete, 1)
      }
    }

    /// What is there when the row has been deleted by a person as well.
    var result: String {
      switch self {
      case .insertsAbove: "z a c"
      case .removes, .forgetsClosures, .commitsToo: "a c"
      case .replacesAll: ""
      case .reverses: "c a"
      }
    }

    var isDeletedByPerson: Bool { self != .removes && self != .replacesAll }
  }

  @Test(arguments: Disturbance.allCases, [0, 1, 2, 3])
  func `Whatever closures do in the middle, the row that was meant is deleted, once, or none`(
    disturbance: Disturbance, moment: Int
  ) {
    for isHeld in [true, false] { commit(isHeld, disturbance, at: moment) }
  }

  private func commit(_ isHeld: Bool, _ disturbance: Disturbance, at moment: Int) {
    let table = EditedTable("a", "b", "c")
    table.host.mustHoldUpdates = isHeld
    table.tellEdits()
    var isArmed = true
    func act(_ number: Int) {
      guard isArmed, number == moment else { return }
      isArmed = false
      disturbance.apply(to: table)
    }
    table.delegate.canEdit = { _ in
      act(0)
      return true
    }
    table.delegate.editingStyle = { _ in
      act(1)
      return .delete
    }
    table.delegate.shouldDelete = { _ in
      act(2)
      return true
    }
    let tell = table.delegate.onDelete
    table.delegate.onDelete = { event in
      tell?(event)
      act(3)
    }
    table.commit(.delete, 1)
    #expect(!isArmed)
    #expect(table.told.filter { $0.hasPrefix("delete b") }.count == (table.told.isEmpty ? 0 : 1))
    guard moment < 3 else { return }
    #expect(table.drawing == disturbance.result)
    #expect(table.told.isEmpty == !disturbance.isDeletedByPerson)
  }

  @Test func `Of rows that stand for their position, never another one is deleted`() {
    func rows(_ texts: String...) -> [SectionItem] {
      [SectionItem(rows: texts.map { RowItem($0, id: nil as String?) })]
    }
    for (new, result) in [
      (rows("z", "a", "b"), ["z", "a", "b"]), (rows("z", "b", "c"), ["z", "c"]),
      (rows("a"), ["a"]),
    ] {
      let table = EditedTable(rows("a", "b", "c"))
      table.tellEdits()
      table.delegate.shouldDelete = { _ in
        table.model.sections = new
        return true
      }
      table.commit(.delete, 1)
      #expect(table.model.sections.first?.rows.map { $0.data as? String } == result)
      #expect(table.told.count == (result == ["z", "c"] ? 1 : 0))
    }
  }

  // 5.3: a row is inserted at once.
  @Test func `The row that the closures say is inserted before the row, and can be undone`() {
    let table = EditedTable("a", "b")
    table.delegate.rowToInsert = { event in event.name == "b" ? "before b" : nil }
    table.commit(.insert, 0)
    #expect(table.drawing == "a b")
    #expect(!table.model.canUndo)
    table.commit(.insert, 1)
    #expect(table.drawing == "a before b b")
    table.model.undo()
    #expect(table.drawing == "a b")
  }

  @Test func `A row is inserted before its row wherever that has gone to, or not at all`() {
    let table = EditedTable("a", "b")
    table.delegate.rowToInsert = { _ in
      table.model.sections = [SectionItem(id: "A", rows: ["b", "c", "a"])]
      return "new"
    }
    table.commit(.insert, 0)
    #expect(table.drawing == "b c new a")
    table.delegate.rowToInsert = { _ in
      table.model.sections = [SectionItem(id: "A", rows: ["c"])]
      return "newer"
    }
    table.commit(.insert, 0)
    #expect(table.drawing == "c")
  }

  @Test func `Data source and delegate with models of their own both lose the row`() {
    let sections = [SectionItem(id: "A", rows: ["a", "b"])]
    let (host, delegate) = (OtherHost(), Delegate(sections: sections))
    let dataSource = DataSource<OtherCell>(sections: sections)
    (host.dataSource, host.delegate) = (dataSource, delegate)
    dataSource.attach(to: host)
    delegate.attach(to: host)
    var told: [String] = []
    delegate.onDelete = { told.append($0.name) }
    dataSource.tableView(host, commit: .delete, forRowAt: RowPath(section: 0, row: 0))
    #expect(dataSource.sections[0].rows.map(\.id) == ["b"])
    #expect(delegate.sections[0].rows.map(\.id) == ["b"])
    #expect(told == ["a"])
    #expect(delegate.model.diagnostics.isEmpty)
  }

  @Test func `A closure may let go of all there is`() {
    for isAsked in [true, false] {
      var table: EditedTable? = EditedTable("a", "b")
      weak let model = table?.model
      var told = 0
      table?.delegate.shouldDelete = { _ in
        if isAsked { table = nil }
        return true
      }
      table?.delegate.onDelete = { _ in
        told += 1
        table = nil
      }
      table?.commit(.delete, 0)
      #expect(told == 1)
      #expect(table == nil && model == nil)
    }
  }

  // malcommac/Owl#1; 5.5.
  @Test func `The end of a swipe is told, also when the row is gone`() {
    let table = EditedTable("a")
    var told: [String] = []
    table.delegate.onBeginEditing = { told.append("begin \($0.name)") }
    table.delegate.onEndEditing = { told.append("end \($0?.name ?? "none")") }
    let path = RowPath(section: 0, row: 0)
    table.delegate.tableView(table.host, willBeginEditingRowAt: path)
    table.delegate.tableView(table.host, didEndEditingRowAt: path)
    table.model.sections = []
    table.delegate.tableView(table.host, didEndEditingRowAt: path)
    table.delegate.tableView(table.host, didEndEditingRowAt: nil)
    #expect(told == ["begin a", "end a", "end none", "end none"])
  }
}
