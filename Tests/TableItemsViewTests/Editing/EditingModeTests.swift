import TableItemsView
import TestSupport
import Testing

@MainActor
struct EditingModeTests {
  // 5.1
  @Test func `For each row on screen it is asked whether and how it is edited, indented and moved`()
  {
    let table = EditingTable("a b c d", height: 2)
    table.source.hasMovableRows = true
    #expect(table.read() == "")
    table.view.setEditing(true, animated: true)
    #expect(
      table.read()
        == "can edit a, style a, indents a, can move a, can edit b, style b, indents b, can move b")
    #expect(
      table.screen == """
          (-) a                =
          (-) b                =
        """)
    #expect(table.read() == "")
  }

  // 5.1
  @Test func `Rows that come on screen while the table is edited are asked then`() {
    let table = EditingTable("a b c d", height: 2)
    table.view.isEditing = true
    _ = table.read()
    table.view.contentOffset = 1
    #expect(table.screen == "  (-) b\n  (-) c")
    #expect(table.read() == "can edit c, style c, indents c")
    table.model.update { $0.insert("x", at: RowPath(section: 0, row: 2)) }
    #expect(table.screen == "  (-) b\n  (-) x")
    #expect(table.read() == "can edit x, style x, indents x")
    table.view.reloadData()
    #expect(table.screen == "  (-) b\n  (-) x")
    #expect(
      table.read() == "can edit b, style b, indents b, can edit x, style x, indents x")
  }

  // 5.1
  @Test func `Where editing begins before the first look, rows are asked when they come`() {
    let table = EditingTable("a")
    table.view.reloadData()
    table.view.isEditing = true
    #expect(table.read() == "")
    #expect(table.screen == "  (-) a")
    #expect(table.read() == "can edit a, style a, indents a")
  }

  @Test func `Nothing is asked when editing ends, and the controls are gone`() {
    let table = EditingTable("a b")
    table.source.hasMovableRows = true
    table.view.isEditing = true
    _ = table.read()
    table.view.isEditing = false
    #expect(table.read() == "")
    #expect(table.screen == "  a\n  b")
    #expect(table.view.screen.items.allSatisfy { $0.editing == CellEditingState() })
  }

  // 5.2
  @Test func `That a row cannot be edited counts for more than how it would be`() {
    let table = EditingTable("a b c d")
    table.source.canEdit = { $0 != "b" }
    table.delegate.style = { $0 == "c" ? .none : $0 == "d" ? .insert : .delete }
    table.view.isEditing = true
    #expect(table.screen == "  (-) a\n  b\n      c\n  (+) d")
    #expect(
      table.read()
        == "can edit a, style a, indents a, can edit b, can edit c, style c, indents c, "
        + "can edit d, style d, indents d")
  }

  // 5.2
  @Test func `Without a delegate that says how, every row that can be edited can be deleted`() {
    let table = EditingTable("a b")
    let delegate = FocusDelegate(table.journal)
    table.view.delegate = delegate
    table.source.canEdit = { $0 == "a" }
    table.view.isEditing = true
    #expect(table.screen == "  (-) a\n  b")
  }

  // 5.13
  @Test func `A row without a control may leave no room for one; one with a control has it`() {
    let table = EditingTable("a b")
    table.delegate.style = { $0 == "a" ? .none : .delete }
    table.delegate.indents = { _ in false }
    table.view.isEditing = true
    #expect(table.screen == "  a\n  (-) b")
  }

  // 5.9
  @Test func `What can be moved does not depend on what can be edited`() {
    let table = EditingTable("a b")
    table.source.hasMovableRows = true
    table.source.canEdit = { _ in false }
    table.source.canMove = { $0 == "b" }
    table.view.isEditing = true
    #expect(
      table.screen == """
          a
          b                    =
        """)
    #expect(table.read() == "can edit a, can move a, can edit b, can move b")
    table.source.hasMovableRows = false
    table.view.abilitiesDidChange()
    #expect(table.screen == "  a\n  b")
  }

  // 1.1.5, 1.1.6; splinesoft/SSDataSources#37
  @Test func `A data source without the ability has no rows that can be edited, and is not asked`()
  {
    let table = OwnTable([["a", "b"]])
    table.view.isEditing = true
    #expect(table.screen == "section\n  a\n  b")
    #expect(!table.view.swipeRow(at: RowPath(section: 0, row: 0), edge: .trailing))
    #expect(!table.view.tapEditControl(ofRowAt: RowPath(section: 0, row: 0)))
    table.check()
  }

  @Test func `A data source that says there are none is not asked for each`() {
    let table = EditingTable("a b")
    table.source.hasEditableRows = false
    table.view.isEditing = true
    #expect(table.screen == "  a\n  b")
    #expect(table.read() == "")
  }

  @Test func `Where abilities change while the table is edited, what is shown is asked anew`() {
    let table = EditingTable("a b")
    table.view.abilitiesDidChange()
    #expect(table.screen == "  a\n  b")
    table.view.isEditing = true
    #expect(table.screen == "  (-) a\n  (-) b")
    _ = table.read()
    table.source.hasEditableRows = false
    table.view.abilitiesDidChange()
    #expect(table.read() == "")
    #expect(table.screen == "  a\n  b")
  }

  // 5.14
  @Test func `The accessory of editing stands in place of the other one, and can be tapped`() {
    let table = EditingTable("")
    table.source.canEdit = { $0 != "c" }
    let editing = RowEditing(accessory: .detailButton)
    table.model.sections = [
      SectionItem(
        id: "A",
        rows: [
          RowItem("a", traits: RowTraits(accessory: .detailButton)),
          RowItem("b", traits: RowTraits(accessory: .disclosureIndicator, editing: editing)),
          RowItem("c", traits: RowTraits(accessory: .detailButton, editing: editing)),
        ])
    ]
    func tapAll() -> [String] {
      for number in 0..<3 { table.view.tapAccessory(ofRowAt: table.path(number)) }
      return table.journal.read().filter { $0.hasPrefix("accessory") }
    }
    #expect(tapAll() == ["accessory a", "accessory c"])
    table.view.isEditing = true
    #expect(
      table.screen == """
          (-) a
          (-) b              (i)
          c                  (i)
        """)
    #expect(tapAll() == ["accessory b", "accessory c"])
    table.view.isEditing = false
    #expect(tapAll() == ["accessory a", "accessory c"])
  }

  @Test func `The controls take room, so that rows are measured anew, and what is seen stays`() {
    let table = TextLineTable("aaaaaa bbbbbb cccccc dddddd", width: 9, height: 3)
    table.view.contentOffset = 1
    #expect(table.screen == "  bbbbbb\n  cccccc\n  dddddd")
    table.view.isEditing = true
    #expect(table.screen == "  (-) bbb\n      bbb\n  (-) ccc")
    table.view.isEditing = false
    #expect(table.screen == "  bbbbbb\n  cccccc\n  dddddd")
  }

  @Test func `How tall rows were while the table was edited is not remembered after it`() {
    let table = TextLineTable("aaaaaa bbbbbb cccccc dddddd", width: 9, height: 3)
    table.view.isEditing = true
    for offset in [0, 3, 5, 0] as [Double] {
      table.view.contentOffset = offset
      table.view.layoutIfNeeded()
    }
    #expect(table.view.contentHeight == 8)
    table.view.isEditing = false
    #expect(table.view.contentHeight == 4)
  }

  @Test func `A closure that is asked may end editing, or have all asked anew`() {
    let table = EditingTable("a b c")
    table.delegate.onEntry = { entry in
      if entry == "style b" { table.view.isEditing = false }
    }
    table.view.isEditing = true
    #expect(table.screen == "  a\n  b\n  c")
    table.delegate.onEntry = { entry in
      guard entry == "style b" else { return }
      table.delegate.onEntry = { _ in }
      table.model.sections = EditingTable.sections("b x")
    }
    table.view.isEditing = true
    #expect(table.screen == "  (-) b\n  (-) x")
    table.delegate.onEntry = { _ in table.view.isEditing.toggle() }
    table.view.isEditing.toggle()
    _ = table.screen
  }
}

/// A table of cells that break their text into lines.
@MainActor
private final class TextLineTable {
  private final class Cell: TextCell, CellConfigurable {
    private var text = ""

    func configure(with data: String) { text = data }

    override func lines(fitting width: Int) -> [TextLine] {
      var (rest, lines) = (text[...], [TextLine]())
      while !rest.isEmpty {
        lines.append(TextLine(String(rest.prefix(max(1, width)))))
        rest = rest.dropFirst(max(1, width))
      }
      return lines
    }
  }

  private let table: EditingTable

  var view: TableView<TextCell> { table.view }
  var screen: String { table.screen }

  init(_ rows: String, width: Double, height: Double) {
    table = EditingTable("", width: width, height: height)
    table.model.sections = [
      SectionItem(
        id: "A", rows: rows.split(separator: " ").map { RowItem(String($0), cell: Cell.self) })
    ]
  }
}
