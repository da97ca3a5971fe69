import TableItemsView
import Testing

@MainActor
struct TextCellEditingTests {
  private func text(
    _ text: String, width: Double = 20, _ change: (inout CellEditingState) -> Void
  ) -> String {
    let cell = TextCell()
    cell.show(CellContent(text: text, accessory: .checkmark))
    change(&cell.editingState)
    #expect(
      cell.height(fittingWidth: width) == Double(cell.textLines(fittingWidth: width).count))
    for line in cell.textLines(fittingWidth: width) { #expect(Double(line.width) <= width) }
    return cell.textLines(fittingWidth: width).map { $0.text + "|" }.joined(separator: "\n")
  }

  @Test func `Controls, accessory of editing and actions stand around the text`() {
    #expect(text("Pear") { _ in } == "  Pear             ✓|")
    #expect(text("Pear") { $0.leadingActions = ["Pin"] } == "[Pin]   Pear       …|")
    #expect(text("Pear") { $0.trailingActions = ["Delete", "Flag"] } == "  P… [Flag] [Delete]|")
    #expect(text("Pear") { $0.isBeingMoved = true } == "^ Pear             ✓|")
    func edited(_ change: (inout CellEditingState) -> Void) -> String {
      text("Pear") { state in
        state.isEditing = true
        change(&state)
      }
    }
    #expect(edited { $0.style = .delete } == "  (-) Pear|")
    #expect(edited { $0.style = .insert } == "  (+) Pear|")
    #expect(edited { $0.shouldIndent = true } == "      Pear|")
    #expect(edited { $0.showsReorderControl = true } == "  Pear             =|")
    #expect(
      edited {
        $0.accessory = .detailButton
        $0.showsReorderControl = true
      } == "  Pear         (i) =|")
  }

  @Test func `Only the first line is covered by actions`() {
    #expect(
      text("one\ntwo", width: 12) { $0.trailingActions = ["No"] } == "  one … [No]|\n  two|")
    #expect(
      text("one\ntwo", width: 14) { $0.leadingActions = ["No"] } == "[No]   one   …|\n       two|")
  }

  @Test func `Titles of actions steer nothing`() {
    #expect(
      text("a", width: 24) { $0.trailingActions = ["x\u{1B}[2Jy\nz"] }
        == "  a       … [x^[[2Jy^Jz]|"
    )
  }

  @Test(arguments: 0..<30)
  func `No line is wider than the row, however narrow that is and wide the characters are`(
    width: Int
  ) {
    for change in 0..<16 {
      let line = text("日本語のテキスト", width: Double(width)) { state in
        state.isEditing = change & 1 != 0
        state.style = change & 1 != 0 ? .delete : .none
        state.showsReorderControl = change & 2 != 0
        if change & 4 != 0 { state.leadingActions = ["保存", "é"] }
        if change & 8 != 0 { state.trailingActions = ["削除", "👩‍👩‍👧"] }
      }
      // Where actions lie over the end, the line is full.
      if change & 8 != 0 { #expect(TextLine(line).width == width + 1) }
    }
  }
}
