import TableItemsView
import TestSupport
import Testing

/// What holds of a table whatever a person and a program do.
@MainActor
struct InteractionPropertyTests {
  private func check(_ table: RandomTable, _ display: DisplayLog, _ context: Comment) {
    let view = table.tableView
    let visible = view.rowPathsForVisibleRows ?? []
    for path in visible {
      let cell = view.cellForRow(at: path).map { ObjectIdentifier($0) }
      #expect(cell.flatMap { display.rows[$0] } == table.model.row(at: path)?.id, context)
    }
    #expect(display.rows.count == visible.count, context)
    let sections = view.screen.items.filter {
      $0.part.section != nil && !visible.map(TablePart.row).contains($0.part)
    }
    #expect(display.views.count == sections.count, context)
    #expect(display.problems == [], context)
    checkScreen(view.screen, style: view.style, contentHeight: view.contentHeight, context)

    let selected = view.rowPathsForSelectedRows
    #expect(selected?.isEmpty != true, context)
    for path in selected ?? [] { #expect(table.model.row(at: path) != nil, context) }
    if let focused = view.focusedRowPath {
      #expect(table.model.row(at: focused)?.traits.isEnabled == true, context)
    }
    var highlighted = 0
    for path in visible {
      let cell = view.cellForRow(at: path)
      #expect(cell?.isSelected == selected?.contains(path) ?? false, context)
      #expect(cell?.isFocused == (view.focusedRowPath == path), context)
      if cell?.isHighlighted == true { highlighted += 1 }
    }
    #expect(highlighted <= (table.isTouched ? 1 : 0), context)
  }

  /// Checks that a screen has no gaps and no overlaps, but for what is pinned, and for the room
  /// between sections.
  private func checkScreen(
    _ screen: TableScreen, style: TableStyle, contentHeight: Double, _ context: Comment
  ) {
    let bounds = screen.bounds
    let items = screen.items.filter { !$0.isPinned }
    for item in items {
      #expect(item.rect.minY < bounds.maxY && item.rect.maxY > bounds.minY, context)
    }
    for (item, next) in zip(items, items.dropFirst()) {
      #expect(item.part < next.part, context)
      #expect(item.rect.maxY <= next.rect.minY + 1e-9, context)
      guard item.part.section == next.part.section else { continue }
      #expect(item.rect.maxY >= next.rect.minY - 1e-9, context)
    }
    for item in screen.items where item.isPinned && item.rect.height > 0 {
      #expect(item.rect.minY < bounds.maxY && item.rect.maxY > bounds.minY, context)
    }
    guard style == .plain, bounds.height > 1, contentHeight >= bounds.height else { return }
    let top = screen.items.map(\.rect.minY).min() ?? 0
    #expect(top <= bounds.minY + 1 + 1e-9, context)
    let bottom = screen.items.map(\.rect.maxY).max() ?? 0
    #expect(bottom >= min(bounds.maxY, contentHeight) - 1 - 1e-9, context)
  }

  @Test(arguments: UInt64(0)..<80)
  func `Whatever a person and a program do, the table is sound`(seed: UInt64) {
    let table = RandomTable(seed: seed, allowsPinning: seed % 5 > 1)
    let view = table.tableView
    let display = DisplayLog(table.delegate)
    let events = table.delegate
    let allowsSeveral = seed.isMultiple(of: 2)
    let isRefusing = seed.isMultiple(of: 3)
    func refuses(_ event: TableEvent, _ number: Int) -> Bool {
      isRefusing && (event.id.row.base as? Int).map { $0 % 4 == number } == true
    }
    view.allowsMultipleSelection = allowsSeveral
    view.allowsMultipleSelectionDuringEditing = allowsSeveral
    events.shouldBeginMultipleSelection = { _ in true }
    events.shouldHighlight = { !refuses($0, 0) }
    events.willSelect = { refuses($0, 1) ? nil : $0.path }
    events.willDeselect = { refuses($0, 2) ? nil : $0.path }
    events.canFocus = { !refuses($0, 3) }
    // What is told is of rows that are there.
    for keyPath in [\Delegate.onSelect, \.onDeselect, \.onHighlight, \.onPrimaryAction] {
      events[keyPath: keyPath] = { event in
        #expect(table.model.path(of: event.id) == event.path)
        #expect(event.row.traits.isEnabled || keyPath == \.onDeselect)
      }
    }
    var changes = 0
    view.onSelectionChange = { changes += 1 }

    for step in 0..<60 {
      let before = view.rowPathsForSelectedRows
      changes = 0
      let isTouch = step.isMultiple(of: 2)
      let words = isTouch ? table.touch() : table.change()
      let context: Comment = "\(words), step \(step), seed \(seed)"
      check(table, display, context)
      if !allowsSeveral, !isRefusing {
        #expect((view.rowPathsForSelectedRows ?? []).count <= 1, context)
      }
      if words.hasPrefix("tap") || words == "end touch" {
        #expect((changes == 1) == (view.rowPathsForSelectedRows != before), context)
      }
      if !isTouch { #expect(changes == 0 || view.selectionFollowsFocus, context) }
    }
    view.dataSource = nil
    view.layoutIfNeeded()
    #expect(display.rows.isEmpty)
    #expect(display.views.isEmpty)
  }
}
