import TableItemsView
import TestSupport
import Testing

@MainActor
struct EditingPropertyTests {
  private let words = ["begin", "end", "show", "hide", "commit", "Open"]

  @Test(arguments: 0..<100 as Range<UInt64>)
  func `Whatever a person opens and an app changes meanwhile, a slow table agrees`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let names = ["a", "b", "c", "d", "e", "f"]
    let table = EditingTable(names.joined(separator: " "))
    table.view.allowsSelection = false
    table.delegate.menu = RowMenu(actions: [table.action("Open")])
    var slow = SlowEditing(names)
    var steps: [String] = []
    for _ in 0..<40 {
      let name = names.randomElement(using: &generator) ?? "a"
      let view = table.view
      let number = Int.random(in: 0..<13, using: &generator)
      steps.append("\(number) \(name)")
      switch number {
      case 0, 1:
        let rows = names.filter { _ in Int.random(in: 0..<3, using: &generator) > 0 }
          .shuffled(using: &generator)
        steps.append("\(rows)")
        table.model.sections = EditingTable.sections(rows.joined(separator: " "))
        slow.update(rows)
      case 2, 3:
        view.swipeRow(at: table.path(name), edge: .trailing)
        slow.swipe(name)
      case 4:
        view.performSwipeAction(at: 0)
        slow.delete()
      case 5, 6:
        view.openContextMenu(forRowAt: table.path(name))
        slow.openMenu(name)
      case 7:
        view.chooseMenuItem(at: 0)
        slow.choose()
      case 8:
        view.isEditing.toggle()
        slow.setEditing(!slow.isEditing)
      case 9:
        view.tapEditControl(ofRowAt: table.path(name))
        slow.tapControl(name)
      case 10:
        view.tapRow(at: table.path(name))
        slow.close()
      case 11:
        view.reloadData()
        slow.close()
      default:
        view.fullySwipeRow(at: table.path(name), edge: .trailing)
        slow.swipe(name)
        if slow.opened == .swipe(name) { slow.delete() }
      }
      let comment: Comment = "seed \(seed): \(steps.joined(separator: ", "))"
      #expect(table.rows == slow.rows.joined(separator: " "), comment)
      #expect(lines(of: table) == lines(of: slow), comment)
      #expect(opened(in: table) == slow.opened, comment)
      #expect(view.mustHoldUpdates == (slow.opened != nil), comment)
    }
    let told = table.journal.read().filter { entry in words.contains { entry.hasPrefix($0) } }
    #expect(told == slow.told, "seed \(seed): \(steps.joined(separator: ", "))")
  }

  private func opened(in table: EditingTable) -> SlowEditing.Opened? {
    let view = table.view
    if let path = view.contextMenuRowPath { return .menu(table.model.name(at: path)) }
    guard let path = view.swipedRowPath else { return nil }
    let name = table.model.name(at: path)
    return view.isEditing ? .question(name) : .swipe(name)
  }

  /// What the rows look like, without a menu over them.
  private func lines(of table: EditingTable) -> [String] {
    table.view.screen.items.map { $0.lines.map(\.text).joined() }
  }

  private func lines(of slow: SlowEditing) -> [String] {
    slow.rows.map { row in
      switch slow.opened {
      case .swipe(row): "  \(row)             [Delete]"
      case .question(row): "  (|) \(row)         [Delete]"
      default: slow.isEditing ? "  (-) \(row)" : "  \(row)"
      }
    }
  }
}
