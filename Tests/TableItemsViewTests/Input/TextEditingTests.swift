import TableItemsView
import Testing

@MainActor
struct TextEditingTests {
  private let table = TextTable(width: 36)
  private var log = Log()

  private final class Log {
    var lines: [String] = []
  }

  private func path(_ row: Int, _ section: Int = 0) -> RowPath {
    RowPath(section: section, row: row)
  }

  private func show(_ inputs: [CellInput]) {
    table.sections = [
      SectionItem(rows: inputs.enumerated().map { RowItem($1, id: $0) })
    ]
  }

  private func type(_ text: String) { table.editText(.insert(text)) }

  @Test func `An input row shows its label and its text, or what to type`() {
    show([
      CellInput(label: "Name", text: "Ada"), CellInput(label: "Mail", placeholder: "you@home"),
      CellInput(label: "Code", text: "secret", isSecure: true),
    ])
    #expect("\(table)" == "  Name  Ada\n  Mail  you@home\n  Code  ••••••")
  }

  @Test func `A tap begins to edit, and what is typed is kept in the row and told`() {
    let log = log
    table.events.onInputBegin = { log.lines.append("begin \($0.path.row)") }
    table.events.onInputChange = {
      log.lines.append("change \($0.data(as: CellInput.self)?.text ?? "")")
    }
    table.events.onInputEnd = { log.lines.append("end \($0.path.row)") }
    show([CellInput(label: "Name", text: "Ad")])
    table.tapRow(at: path(0))
    #expect("\(table)" == "  Name  Ad|")
    #expect(table.screen.editedRow == path(0))
    type("a")
    table.editText(.move(.wordLeft))
    type("L.")
    #expect("\(table)" == "  Name  L.|Ada")
    table.endEditingText()
    #expect("\(table)" == "  Name  L.Ada")
    #expect(log.lines == ["begin 0", "change Ada", "change L.Ada", "end 0"])
    #expect((table.model.row(at: path(0))?.data as? CellInput)?.text == "L.Ada")
    #expect(table.rowPathForSelectedRow == nil)
    #expect(table.screen.editedRow == nil)
  }

  @Test func `The return key leads to the next input row, past others, and ends at the last`() {
    table.sections = [
      SectionItem(rows: [
        RowItem(CellInput(label: "A"), id: "a"), "text",
        RowItem(CellInput(label: "B"), id: "b", traits: .disabled),
      ]),
      SectionItem(header: "H", data: [1, 2, 3]),
      SectionItem(rows: [
        RowItem(CellInput(label: "C"), id: "c"),
        RowItem(CellInput(label: "D", returnKey: .done), id: "d"),
        RowItem(CellInput(label: "E"), id: "e"),
      ]),
    ]
    table.beginEditingText(ofRowAt: path(0))
    table.pressReturn()
    #expect(table.editedText?.path == path(0, 2))
    table.pressReturn()
    #expect(table.editedText?.path == path(1, 2))
    table.pressReturn()
    #expect(table.editedText == nil)
    table.beginEditingText(ofRowAt: path(2, 2))
    table.pressReturn()
    #expect(table.editedText == nil)
  }

  @Test func `The row that is edited comes into sight, and the text stays when it scrolls away`() {
    show((0..<20).map { CellInput(label: "\($0)") })
    table.height = 4
    table.beginEditingText(ofRowAt: path(9))
    #expect(table.contentOffset == 6)
    type("nine")
    table.contentOffset = 0
    type("!")
    #expect("\(table)" == "  0\n  1\n  2\n  3")
    table.scrollToRow(at: path(9), at: .bottom)
    #expect("\(table)" == "  6\n  7\n  8\n  9  nine!|")
  }

  @Test func `What is wrong is shown when the return key is pressed, and holds it back`() {
    show([CellInput(label: "Port", validation: .integer(in: 1...99)), CellInput(label: "B")])
    table.events.validateInput = { event in
      event.data(as: CellInput.self)?.text == "13" ? "brings bad luck" : nil
    }
    table.beginEditingText(ofRowAt: path(0))
    type("x")
    #expect(!table.pressReturn())
    #expect("\(table)" == "  Port  x|       ! is a whole number\n  B")
    type("1")
    #expect("\(table)" == "  Port  x1|\n  B")
    table.editText(.delete(.beginning))
    type("100")
    #expect(table.inputProblem(ofRowAt: path(0)) == "is at most 99")
    table.editText(.delete(.beginning))
    type("13")
    #expect(!table.pressReturn())
    #expect("\(table)" == "  Port  13|        ! brings bad luck\n  B")
    table.editText(.deleteBackward)
    #expect(table.pressReturn())
    #expect(table.editedText?.path == path(1))
  }

  @Test func `A text that the program sets takes the place of what was typed`() {
    show([CellInput(label: "A", text: "one")])
    table.events.onInputChange = { [table] event in
      guard let text = event.data(as: CellInput.self)?.text, text != text.uppercased() else {
        return
      }
      table.model.update {
        $0.replace(
          at: event.path, with: RowItem(CellInput(label: "A", text: text.uppercased()), id: 0))
      }
    }
    table.beginEditingText(ofRowAt: path(0))
    type("x")
    #expect("\(table)" == "  A  ONEX|")
    type("Y")
    #expect("\(table)" == "  A  ONEXY|")
    show([CellInput(label: "A", text: "new")])
    #expect("\(table)" == "  A  new|")
  }

  @Test func `The row is found wherever it went, and editing ends when it is gone`() {
    show([CellInput(label: "A"), CellInput(label: "B")])
    table.beginEditingText(ofRowAt: path(1))
    type("b")
    table.model.update { $0.insert(RowItem("above"), at: path(0)) }
    type("c")
    #expect("\(table)" == "  above\n  A\n  B  bc|")
    table.model.update { $0.remove(at: path(2)) }
    type("d")
    #expect(!table.pressReturn())
    #expect(table.editedText == nil)
    #expect("\(table)" == "  above\n  A")
  }

  @Test func `What is typed while updates wait is kept, and shown with them`() {
    show([CellInput(label: "A")])
    table.beginEditingText(ofRowAt: path(0))
    table.beginDragging()
    type("x")
    type("y")
    #expect(table.editedText?.field.text == "xy")
    table.endDragging()
    #expect("\(table)" == "  A  xy|")
  }

  @Test func `Disabled rows, other rows and tables being edited do not begin`() {
    table.sections = [
      SectionItem(rows: [RowItem(CellInput(), id: 1, traits: .disabled), "text"])
    ]
    for row in [-1, 0, 1, 2] { #expect(!table.beginEditingText(ofRowAt: path(row))) }
    show([CellInput()])
    table.isEditing = true
    #expect(!table.beginEditingText(ofRowAt: path(0)))
    type("x")
    #expect(!table.pressReturn())
  }

  @Test func `A progress row shows a bar, or a sign that turns`() {
    table.sections = [
      SectionItem(rows: [
        RowItem(CellProgress(text: "Copying", fraction: 0.5), id: 1),
        RowItem(CellProgress(text: "Loading"), id: 2),
        RowItem(CellProgress(fraction: 7), id: 3), RowItem(CellProgress(fraction: .nan), id: 4),
      ])
    ]
    #expect(
      "\(table)" == """
          Copying [#########.........]  50 %
          | Loading
          [####################] 100 %
          |
        """)
    for cell in table.visibleCells { (cell as? TextProgressCell)?.frame += 1 }
    #expect("\(table)".contains("/ Loading"))
  }

  @Test func `A cell that is used again shows nothing of the row before`() {
    table.height = 1
    let progress = RowItem(CellProgress(text: "Loading"), id: "p")
    table.sections = [
      SectionItem(rows: [progress, RowItem(CellInput(label: "A"), id: "a"), "x"]),
      SectionItem(rows: [RowItem(CellInput(label: "B"), id: "b"), progress]),
    ]
    table.beginEditingText(ofRowAt: path(1))
    for offset in 0..<5 {
      table.contentOffset = Double(offset)
      #expect("\(table)" == ["  | Loading", "  A  |", "  x", "  B", "  | Loading"][offset])
    }
  }

  @Test func `Rows created one after another can be input and progress rows`() {
    let log = log
    let section = table.model.createSection()
    let name = section.createInputRow(CellInput(label: "Name")) { log.lines.append($0.text) }
    let progress = section.createProgressRow("Saving", fraction: 0)
    table.tapRow(at: path(0))
    type("A")
    #expect(log.lines == ["A"])
    #expect(name.input?.text == "A")
    name.input?.text = "B"
    #expect("\(table)" == "  Name  B|\n  Saving [...................]   0 %")
    progress.progress?.fraction = 1
    #expect("\(table)".contains("100 %"))
    progress.remove()
    #expect("\(table)" == "  Name  B|")
  }
}
