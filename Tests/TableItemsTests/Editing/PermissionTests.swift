import TableItemsView
import Testing

/// Who says what a person may do to a row, from the one that is asked first.
enum Speaker: CaseIterable {
  case rowClosure, row, section, cellType, delegate
}

/// A question that is answered with yes or no.
enum Question: CaseIterable {
  case canEdit, canMove, indents, deletes

  @MainActor
  func answer(of table: EditedTable) -> Bool? {
    switch self {
    case .canEdit: table.canEdit()
    case .canMove: table.canMove()
    case .indents: table.indents()
    case .deletes: table.style() == .delete
    }
  }

  /// What the answer is if nobody says it.
  var standard: Bool { self == .indents }

  func editing(_ answer: Bool) -> RowEditing {
    switch self {
    case .canEdit: RowEditing(canEdit: answer)
    case .canMove: RowEditing(canMove: answer)
    case .indents: RowEditing(shouldIndent: answer)
    case .deletes: RowEditing(style: answer ? .delete : CellEditingStyle.none)
    }
  }

  func handler(_ answer: Bool) -> RowHandler<Fruit> {
    switch self {
    case .canEdit: .on(.canEdit) { _, _ in answer }
    case .canMove: .on(.canMove) { _, _ in answer }
    case .indents: .on(.shouldIndentWhileEditing) { _, _ in answer }
    case .deletes: .on(.editingStyle) { _, _ in answer ? .delete : .none }
    }
  }

  @MainActor
  func setCellType(_ answer: Bool, of delegate: Delegate) {
    let cell = OtherFruitCell.self
    switch self {
    case .canEdit: delegate.on(cell, .canEdit) { _, _ in answer }
    case .canMove: delegate.on(cell, .canMove) { _, _ in answer }
    case .indents: delegate.on(cell, .shouldIndentWhileEditing) { _, _ in answer }
    case .deletes: delegate.on(cell, .editingStyle) { _, _ in answer ? .delete : .none }
    }
  }

  @MainActor
  func setDelegate(_ answer: Bool, of delegate: Delegate) {
    switch self {
    case .canEdit: delegate.canEdit = { _ in answer }
    case .canMove: delegate.canMove = { _ in answer }
    case .indents: delegate.shouldIndentWhileEditing = { _ in answer }
    case .deletes: delegate.editingStyle = { _ in answer ? .delete : .none }
    }
  }
}

@MainActor
struct PermissionTests {
  /// Makes a table in which some say something.
  private func table(_ question: Question, _ answers: [Speaker: Bool]) -> EditedTable {
    let row = RowItem(
      Fruit.apple, cell: OtherFruitCell.self,
      traits: RowTraits(editing: answers[.row].map { question.editing($0) } ?? .unspecified),
      handlers: answers[.rowClosure].map { [question.handler($0)] } ?? [])
    var section = SectionItem(rows: [row])
    if let answer = answers[.section] { section.editing = question.editing(answer) }
    let table = EditedTable([section])
    if let answer = answers[.cellType] { question.setCellType(answer, of: table.delegate) }
    if let answer = answers[.delegate] { question.setDelegate(answer, of: table.delegate) }
    return table
  }

  @Test(arguments: Question.allCases)
  func `The row's closure, the row, its section, its cell type, the delegate: the first says it`(
    question: Question
  ) {
    for present in 0..<(1 << Speaker.allCases.count) {
      let speakers = Speaker.allCases.enumerated().filter { present & 1 << $0.offset != 0 }
        .map(\.element)
      guard let first = speakers.first else {
        #expect(question.answer(of: table(question, [:])) == question.standard)
        continue
      }
      for answer in [true, false] {
        let answers = Dictionary(uniqueKeysWithValues: speakers.map { ($0, $0 == first) })
          .mapValues { $0 == answer }
        #expect(
          question.answer(of: table(question, answers)) == answer, "\(speakers) \(answer)")
      }
    }
  }

  // 5.2: a row of a style other than none can be edited.
  @Test(arguments: [CellEditingStyle.none, .delete, .insert])
  func `A row can be edited if there is something to do with it`(style: CellEditingStyle) {
    let table = EditedTable("a")
    #expect(!table.canEdit())
    table.delegate.rowToInsert = { _ in nil }
    table.delegate.editingStyle = { _ in style }
    #expect(table.canEdit() == (style != .none))
    table.delegate.trailingSwipeActions = { _ in [] }
    #expect(table.canEdit())
    table.delegate.canEdit = { _ in false }
    #expect(!table.canEdit())
  }

  @Test func `The style is what there is a closure for`() {
    let table = EditedTable("a")
    #expect(table.style() == CellEditingStyle.none)
    table.delegate.rowToInsert = { _ in nil }
    #expect(table.style() == .insert)
    table.delegate.onDelete = { _ in }
    #expect(table.style() == .delete)
    table.delegate.rowToInsert = nil
    #expect(table.style() == .delete)

    let typed = EditedTable(RowItem(Fruit.apple, cell: OtherFruitCell.self), "b")
    typed.delegate.on(OtherFruitCell.self, .rowToInsert) { _, _ in nil }
    #expect(typed.style(0) == .insert && typed.style(1) == CellEditingStyle.none)
    typed.delegate.on(OtherFruitCell.self, .delete) { _, _ in }
    #expect(typed.style(0) == .delete && typed.style(1) == CellEditingStyle.none)
  }

  @Test func `A row cannot have rows inserted before it by nobody, which is reported`() {
    let table = EditedTable("a", "b")
    table.delegate.editingStyle = { $0.path.row == 1 ? .insert : .none }
    #expect(table.style(1) == CellEditingStyle.none)
    #expect(!table.canEdit(1))
    #expect(table.model.diagnostics.map(\.kind) == [.missingHandler])
    #expect(table.model.diagnostics.map(\.part) == [.row(RowPath(section: 0, row: 1))])
    table.delegate.rowToInsert = { _ in nil }
    #expect(table.style(1) == .insert)
  }

  @Test func `The words for deleting are those of the most specific closure, or none`() {
    let row = RowItem("a", handlers: [.on(.deleteConfirmationTitle) { _, _ in nil }])
    let table = EditedTable(row, "b")
    func title(_ row: Int) -> String? {
      table.delegate.tableView(
        table.host,
        titleForDeleteConfirmationButtonForRowAt: RowPath(section: 0, row: row))
    }
    #expect(title(1) == nil)  // 5.8
    table.delegate.deleteConfirmationTitle = { "Remove \($0.name)" }
    #expect(title(0) == nil)
    #expect(title(1) == "Remove b")
    #expect(title(2) == nil)
  }

  @Test func `Of rows that are not there, nothing can be done, and nothing fails`() {
    let table = EditedTable("a")
    table.tellEdits()
    for row in [-1, 1, .min, .max] {
      #expect(!table.canEdit(row) && !table.canMove(row))
      #expect(!table.canEdit(0, inSection: row) && !table.canMove(0, inSection: row))
      #expect(table.style(row) == CellEditingStyle.none)
      table.commit(.delete, row)
      table.commit(.delete, 0, inSection: row)
      table.move((0, row), to: (0, 0))
      table.move((0, 0), to: (0, row))
      table.move((0, 0), to: (row, 0))
    }
    #expect(table.drawing == "a")
    #expect(table.told == [])
  }

  @Test func `What a section says is asked of the section of the row, wherever that is by then`() {
    var shut = SectionItem(id: "shut", rows: ["c"])
    shut.editing = .none
    let table = EditedTable([SectionItem(id: "open", rows: ["b"]), shut])
    table.delegate.dragItems = { [DragItem($0.name)] }
    let path = RowPath(section: 0, row: 0)
    let items = table.delegate.tableView(table.host, itemsForBeginningDragAt: path)
    let session = DragSession(items, from: table.host)
    // Updates wait during a drag, so that what is shown is not what the program wants.
    table.host.mustHoldUpdates = true
    table.model.sections.insert(SectionItem(id: "new", rows: ["a"]), at: 0)
    #expect(table.delegate.tableView(table.host, dragSessionAllowsMoveOperation: session))
    table.delegate.tableView(table.host, dragSessionDidEnd: session, with: .move)
    #expect(table.model.sections.map(\.rows.count) == [1, 0, 1])
  }
}
