import TableItemsView
import Testing

@MainActor
struct SecureTextTests {
  private let table = TextTable(width: 36)
  private let path = RowPath(section: 0, row: 0)

  /// All that a program may print of a value.
  private func printed(_ value: Any) -> String {
    var dumped = ""
    dump(value, to: &dumped)
    return "\(value)\n\(String(reflecting: value))\n\(dumped)"
  }

  @Test func `A text kept from sight is in no screen, description, dump or diagnostic`() {
    final class Told { var values: [Any] = [] }
    let told = Told()
    let input = CellInput(label: "Code", text: "hunter2", isSecure: true)
    table.sections = [
      SectionItem(rows: [RowItem(input), RowItem(input)]), SectionItem(data: [input, input]),
    ]
    table.events.onCellEvent = { told.values += [$0, $1] }
    table.beginEditingText(ofRowAt: path)
    table.editText(.insert("!"))
    #expect("\(table)".hasPrefix("  Code  ••••••••|"))
    #expect((table.model.row(at: path)?.data as? CellInput)?.text == "hunter2!")
    let cell = table.visibleCells.first as? TextInputCell
    told.values += [
      input, input.cellContent, table.screen, table.editedText as Any, table.diagnostics,
      table.model.diagnostics, table.model.content, table.model.content.id(at: path) as Any,
      InputEvent.change("hunter2", isSecure: true), cell?.field as Any,
    ]
    if let cell { told.values.append(cell) }
    for value in told.values { #expect(!printed(value).contains("hunter2")) }
    #expect(told.values.count > 12)
  }

  @Test func `A text that may be seen is described`() {
    #expect("\(TextField("ada", cursor: 1))" == "a|da")
    #expect("\(TextField("ada", cursor: 1, isSecure: true))" == "•|••")
    #expect("\(InputEvent.change("ada"))" == "change(ada)")
    #expect("\([InputEvent.begin, .return, .end])" == "[begin, return, end]")
    #expect(printed(TextField("ada")).contains("ada"))
    #expect(printed(InputEvent.change("ada")).contains("ada"))
  }

  @Test func `A text that is to be kept from sight from now on is so at once`() {
    table.sections = [SectionItem(rows: [RowItem(CellInput(text: "pin"), id: 0)])]
    table.beginEditingText(ofRowAt: path)
    table.editText(.move(.left))
    table.model.update {
      $0.replace(at: path, with: RowItem(CellInput(text: "pin", isSecure: true), id: 0))
    }
    #expect("\(table)" == "  ••|•")
  }

  @Test func `Input and progress rows without an id stay the same rows, whatever they show`() {
    let input = CellInput(label: "A", text: "one")
    let progress = CellProgress(text: "p", fraction: 0.1)
    table.sections = [
      SectionItem(rows: [RowItem(input), RowItem(input), RowItem(progress), RowItem(progress)]),
      SectionItem(data: [input, input]), SectionItem(data: [progress, progress]),
    ]
    for (section, count) in [4, 2, 2].enumerated() {
      for row in 0..<count {
        let path = RowPath(section: section, row: row)
        #expect(table.model.content.id(at: path)?.row == .position(row))
      }
    }
    table.beginEditingText(ofRowAt: RowPath(section: 1, row: 1))
    table.editText(.insert("x"))
    table.editText(.insert("y"))
    #expect(table.editedText?.path == RowPath(section: 1, row: 1))
    #expect(table.editedText?.field.text == "onexy")
    #expect(table.diagnostics.isEmpty)
    #expect(table.model.diagnostics.isEmpty)
  }
}
