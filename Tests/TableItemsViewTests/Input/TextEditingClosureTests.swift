import TableItemsView
import Testing

/// What closures do in the middle of editing, and what is told then.
@MainActor
struct TextEditingClosureTests {
  private let table = TextTable(width: 36)
  private let log = Log()

  private final class Log {
    var lines: [String] = []
  }

  private func path(_ row: Int) -> RowPath { RowPath(section: 0, row: row) }

  private func row(_ name: String, _ traits: RowTraits = RowTraits()) -> RowItem {
    RowItem(CellInput(label: name), id: name, traits: traits)
  }

  /// Notes each event as a sign and the name of its row, and calls a closure at one of them.
  private func note(_ moment: Moment, _ disturb: @escaping @MainActor () -> Void) {
    let log = log
    func telling(_ sign: String, _ own: Moment) -> (TableEvent) -> Void {
      { event in
        log.lines.append(sign + (event.data(as: CellInput.self)?.label ?? "?"))
        if own == moment { disturb() }
      }
    }
    table.events.onInputBegin = telling("+", .begin)
    table.events.onInputChange = telling("~", .change)
    table.events.onInputReturn = telling("=", .return)
    table.events.onInputEnd = telling("-", .end)
  }

  enum Moment: CaseIterable, Sendable { case begin, change, `return`, end }

  enum Disturbance: CaseIterable, Sendable {
    case reloadTable, reloadRow, removeRow, replaceRow, removeAll, disableNext, disableRow
    case beginNext, beginLast, end, editTable, replaceDelegate
  }

  private func perform(_ disturbance: Disturbance) {
    switch disturbance {
    case .reloadTable: table.reloadData()
    case .reloadRow: table.model.update { $0.refresh(at: path(0)) }
    case .removeRow: table.model.update { $0.remove(RowID(section: .position(0), row: "A")) }
    case .replaceRow: table.model.update { $0.replace(at: path(0), with: row("X")) }
    case .removeAll: table.sections = []
    case .disableNext: table.model.update { $0.replace(at: path(1), with: row("B", .disabled)) }
    case .disableRow: table.model.update { $0.replace(at: path(0), with: row("A", .disabled)) }
    case .beginNext: table.beginEditingText(ofRowAt: path(1))
    case .beginLast: table.beginEditingText(ofRowAt: path(2))
    case .end: table.endEditingText()
    case .editTable: table.isEditing = true
    case .replaceDelegate: table.delegate = nil
    }
  }

  /// What is told where a person types in A, and presses the return key, which leads to B.
  private func expected(_ disturbance: Disturbance, _ moment: Moment) -> String {
    let whole = "+A ~A =A -A +B -B"
    switch (disturbance, moment) {
    case (.reloadTable, _), (.reloadRow, _): return whole
    case (.disableNext, .end): return "+A ~A =A -A"
    case (.disableNext, _): return "+A ~A =A -A +C -C"
    case (.removeRow, .end), (.disableRow, .end), (.replaceRow, .end): return whole
    case (.removeAll, .end), (.editTable, .end): return "+A ~A =A -A"
    case (.end, .end): return whole
    case (.beginNext, .begin): return "+A -A +B ~B =B -B +C -C +B -B"
    case (.beginNext, .change): return "+A ~A -A +B =B -B +C -C"
    case (.beginNext, .return): return whole
    // The closure begins it once more when it ends.
    case (.beginNext, .end): return "+A ~A =A -A +B -B +B -B"
    case (.beginLast, .begin): return "+A -A +C ~C =C -C"
    case (.beginLast, .change): return "+A ~A -A +C =C -C"
    case (.beginLast, .return): return "+A ~A =A -A +C -C"
    case (.beginLast, .end): return "+A ~A =A -A +C -C +B -B +C -C"
    case (_, .begin): return "+A -A"
    case (_, .change): return "+A ~A -A"
    case (_, .return): return "+A ~A =A -A"
    case (.replaceDelegate, .end): return "+A ~A =A -A"
    }
  }

  @Test(arguments: Disturbance.allCases, Moment.allCases)
  func `A closure may do anything in the middle of it, and what began ends`(
    disturbance: Disturbance, moment: Moment
  ) {
    table.sections = [SectionItem(rows: [row("A"), row("B"), row("C")])]
    note(moment) { perform(disturbance) }
    table.beginEditingText(ofRowAt: path(0))
    _ = table.screen
    table.editText(.insert("x"))
    _ = table.screen
    table.pressReturn()
    _ = table.screen
    table.endEditingText()
    _ = table.screen
    note(.begin) {}
    table.endEditingText()
    #expect(table.editedText == nil)
    #expect(log.lines.joined(separator: " ") == expected(disturbance, moment))
  }

  @Test func `A row that is removed while its text is edited is told of the end as it was`() {
    table.sections = [SectionItem(rows: [row("A"), row("B")])]
    note(.begin) {}
    table.beginEditingText(ofRowAt: path(0))
    table.editText(.insert("x"))
    table.events.onInputEnd = { [log] event in
      log.lines.append("-\(event.data(as: CellInput.self)?.text ?? "") \(event.id.row)")
    }
    table.model.update { $0.remove(at: path(0)) }
    _ = table.screen
    #expect(log.lines == ["+A", "~A", "-x A"])
    #expect("\(table)" == "  B")
  }

  @Test(arguments: [false, true])
  func `Closures that begin another text each time come to an end`(atEnd: Bool) {
    table.sections = [SectionItem(rows: [row("A"), row("B"), row("C")])]
    note(atEnd ? .end : .begin) { [table] in
      let next = table.editedText?.path == RowPath(section: 0, row: 0) ? 1 : 0
      table.beginEditingText(ofRowAt: RowPath(section: 0, row: next))
      if atEnd { table.endEditingText() }
    }
    table.beginEditingText(ofRowAt: path(2))
    table.endEditingText()
    note(.begin) {}
    table.endEditingText()
    var open: [Substring] = []
    for line in log.lines {
      if line.first == "+" {
        open.append(line.dropFirst())
      } else {
        #expect(open.popLast() == line.dropFirst())
      }
    }
    #expect(open.isEmpty)
    #expect(log.lines.count > 8)
  }

  @Test func `A tap on another row leaves the text open`() {
    table.sections = [SectionItem(rows: [row("A"), "text"])]
    note(.begin) {}
    table.beginEditingText(ofRowAt: path(0))
    table.tapRow(at: path(1))
    table.editText(.insert("x"))
    #expect("\(table)" == "  A  x|\n* text")
    table.endEditingText()
    #expect(log.lines == ["+A", "~A", "-A"])
  }

  @Test func `A validation that ends editing holds nothing back, and nothing more is told`() {
    table.sections = [SectionItem(rows: [row("A"), row("B")])]
    note(.begin) {}
    table.events.validateInput = { [table] _ in
      table.endEditingText()
      return nil
    }
    table.beginEditingText(ofRowAt: path(0))
    table.pressReturn()
    #expect(log.lines == ["+A", "-A"])
  }
}
