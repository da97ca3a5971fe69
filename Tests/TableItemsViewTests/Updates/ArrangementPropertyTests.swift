import TableItemsView
import TestSupport
import Testing

@MainActor
struct ArrangementPropertyTests {
  @Test(arguments: 0..<300 as Range<UInt64>)
  func `What is hidden changes neither what the program wants nor what is selected`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let table = TextTable()
    table.allowsMultipleSelection = true
    _ = table.screen
    var slow = SlowArrangement()
    var isHeld = false
    for step in 0..<40 {
      let comment: Comment = "seed \(seed), step \(step)"
      let action = Int.random(in: 0..<10, using: &generator)
      switch action {
      case 0, 1:
        slow.set(SlowArrangement.randomSections(using: &generator))
        table.sections = slow.sections
      case 2, 3:
        let ids: [ItemID] = ["A", "B", "C", "D", .position(0), .position(1), .position(3)]
        let id = ids.randomElement(using: &generator) ?? "A"
        slow.collapsed.formSymmetricDifference([id])
        table.model.toggle(section: id)
      case 4, 5:
        let letters = Set("xyz".filter { _ in Bool.random(using: &generator) })
        slow.letters = letters.count == 3 ? nil : letters
        if letters.count == 3 {
          table.model.filter = nil
        } else {
          table.model.filter = { row, _ in
            let text = row.data as? String ?? (row.data as? CellContent)?.text
            return text?.first.map(letters.contains) ?? false
          }
        }
      case 6:
        slow.hidesEmptySections.toggle()
        table.model.hidesEmptySections.toggle()
      case 7:
        slow.hasEmptyState.toggle()
        table.model.emptyState =
          slow.hasEmptyState ? SectionItem(header: "empty", rows: ["none"]) : nil
      case 8:
        isHeld.toggle()
        if isHeld { table.beginDragging() } else { table.endDragging() }
      default:
        let rows = slow.shown.flatMap(\.rows)
        guard let row = rows.randomElement(using: &generator),
          let path = table.model.path(of: row.id)
        else { continue }
        slow.selected.formSymmetricDifference([row.id])
        if slow.selected.contains(row.id) {
          table.selectRow(at: path)
        } else {
          table.deselectRow(at: path)
        }
      }
      if !isHeld { slow.show() }
      // A table that is not looked at is loaded anew in place of being updated.
      guard Bool.random(using: &generator) else { continue }
      #expect("\(table)" == slow.drawing, comment)
      #expect(table.model.hiddenSelection == slow.hidden, comment)
      #expect(table.model.sections.map(\.rows.count) == slow.source.map(\.rows.count), comment)
      #expect(table.diagnostics.isEmpty && table.model.diagnostics.isEmpty, comment)
    }
  }
}
