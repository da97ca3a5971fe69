import TableItemsView
import Testing

/// Typing where the text is hard to keep: updates that wait, models of their own, closures that do anything.
@MainActor
struct TextKeepingTests {
  private let table = TextTable(width: 36)
  private let log = Log()

  private final class Log {
    var lines: [String] = []
  }

  private func path(_ row: Int) -> RowPath { RowPath(section: 0, row: row) }

  private func show(_ inputs: [CellInput]) {
    table.sections = [SectionItem(rows: inputs.enumerated().map { RowItem($1, id: $0) })]
  }

  private func text(_ event: TableEvent) -> String { event.data(as: CellInput.self)?.text ?? "-" }

  @Test func `Closures get the text as it was typed also while updates wait`() {
    table.events.onInputChange = { [log] in log.lines.append("change \(text($0))") }
    table.events.onInputEnd = { [log] in log.lines.append("end \(text($0))") }
    table.events.validateInput = { [log] in
      log.lines.append("valid \(text($0))")
      return nil
    }
    show([CellInput(label: "A", validation: InputValidation(minimumLength: 2))])
    table.beginEditingText(ofRowAt: path(0))
    table.beginDragging()
    table.editText(.insert("x"))
    #expect(!table.pressReturn())
    table.editText(.insert("y"))
    #expect(table.pressReturn())
    table.endDragging()
    #expect(log.lines == ["change x", "change xy", "valid xy", "end xy"])
  }

  @Test func `What is typed is kept beside a delegate with a model of its own`() {
    let sections = [SectionItem(rows: [RowItem(CellInput(label: "A"), id: "a")])]
    let table = TableView<TextCell>(width: 36, height: 4)
    let dataSource = DataSource<TextCell>(sections: sections)
    let delegate = Delegate(sections: sections)
    delegate.onInputChange = { [log] in log.lines.append(text($0)) }
    table.dataSource = dataSource
    table.delegate = delegate
    table.beginEditingText(ofRowAt: path(0))
    table.editText(.insert("x"))
    table.editText(.insert("y"))
    #expect("\(table)" == "  A  xy|")
    #expect(log.lines == ["x", "xy"])
  }

  private final class OwnDelegate: TableViewDelegate {
    var received: [InputEvent] = []

    func tableView(_ tableView: any TableHost, didReceive event: Any, forRowAt path: RowPath) {
      if let event = event as? InputEvent { received.append(event) }
    }
  }

  @Test(arguments: [true, false])
  func `What is typed is kept beside an object of the program, or without one`(isThere: Bool) {
    let table = TableView<TextCell>(width: 36, height: 4)
    let dataSource = DataSource<TextCell>(sections: [
      SectionItem(rows: [
        RowItem(
          CellInput(label: "A", validation: .required), id: "a",
          handlers: [
            .on(.inputChange) { [log] input, _ in log.lines.append(input.text) },
            .on(.validateInput) { input, _ in input.text == "xy" ? nil : "is xy" },
          ])
      ])
    ])
    let delegate = OwnDelegate()
    table.dataSource = dataSource
    if isThere { table.delegate = delegate }
    table.beginEditingText(ofRowAt: path(0))
    table.editText(.insert("x"))
    #expect(!table.pressReturn())
    table.editText(.insert("y"))
    #expect("\(table)" == "  A  xy|")
    #expect(table.pressReturn())
    #expect(log.lines == ["x", "xy"])
    #expect(
      delegate.received == (isThere ? [.begin, .change("x"), .change("xy"), .return, .end] : []))
  }

  /// Each closure takes out the row above, so that the path from before it is that of the next row.
  @Test func `Each closure is told of the row that was typed in, wherever it has gone`() {
    let inputs = (0..<9).map { CellInput(label: "\($0)") }
    let disturb: (String, TableEvent) -> Void = { [table, log] name, event in
      log.lines.append("\(name) \(event.id.row)")
      table.model.update { $0.remove(at: RowPath(section: 0, row: 0)) }
    }
    table.events.onInputBegin = { disturb("begin", $0) }
    table.events.onInputChange = { disturb("change", $0) }
    table.events.onInputReturn = { disturb("return", $0) }
    table.events.onInputEnd = { disturb("end", $0) }
    table.events.validateInput = {
      disturb("valid", $0)
      return nil
    }
    table.events.onCellEvent = { disturb("\($0)", $1) }
    show(inputs.map { CellInput(label: $0.label, returnKey: .done) })
    table.beginEditingText(ofRowAt: path(8))
    table.editText(.insert("x"))
    table.pressReturn()
    #expect(
      log.lines == [
        "begin 8", "begin 8", "change 8", "change(x) 8", "valid 8", "return 8", "return 8",
        "end 8", "end 8",
      ])
  }

  @Test func `What a closure begins to edit meanwhile ends before the row that was tapped begins`()
  {
    show((0..<3).map { CellInput(label: "\($0)") })
    table.events.onInputBegin = { [log] in log.lines.append("begin \($0.path.row)") }
    table.events.onInputEnd = { [log, table] in
      log.lines.append("end \($0.path.row)")
      if $0.path.row == 0 { table.beginEditingText(ofRowAt: RowPath(section: 0, row: 2)) }
    }
    table.beginEditingText(ofRowAt: path(0))
    table.beginEditingText(ofRowAt: path(1))
    #expect(table.editedText?.path == path(1))
    table.endEditingText()
    #expect(log.lines == ["begin 0", "end 0", "begin 2", "end 2", "begin 1", "end 1"])
  }

  @Test func `A problem is shown in the row that has it, also if a closure begins another`() {
    show([CellInput(label: "A"), CellInput(label: "B")])
    table.events.validateInput = { [table] _ in
      table.beginEditingText(ofRowAt: RowPath(section: 0, row: 1))
      return "is wrong"
    }
    table.beginEditingText(ofRowAt: path(0))
    #expect(!table.pressReturn())
    #expect("\(table)" == "  A\n  B  |")
  }

  // As in UIKit, a tap on another row does not end editing.
  @Test func `A tap on a row that is no input row leaves the text as it is, and its end is told`() {
    table.sections = [
      SectionItem(rows: [RowItem(CellInput(label: "A"), id: "a"), "other"])
    ]
    table.events.onInputEnd = { [log] in log.lines.append("end \(text($0))") }
    table.tapRow(at: path(0))
    table.editText(.insert("x"))
    table.tapRow(at: path(1))
    table.editText(.insert("y"))
    #expect("\(table)" == "  A  xy|\n* other")
    table.endEditingText()
    #expect(log.lines == ["end xy"])
  }
}
