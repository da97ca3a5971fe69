import TableItemsView
import Testing

/// A cell that does something while it is filled.
private final class ActiveCell: TextCell, CellConfigurable {
  static var onConfigure: (() -> Void)?

  func configure(with text: String) {
    show(CellContent(text: text))
    let action = Self.onConfigure
    Self.onConfigure = nil
    action?()
  }
}

/// Closures that change the table while it calls them.
@MainActor
@Suite(.serialized)
struct ReentrancyTests {
  /// Every closure that a table calls on the way from a layout to a tap and a scroll.
  enum Moment: CaseIterable {
    case configure, height, willDisplay, didEndDisplay
    case shouldHighlight, willSelect, willDeselect, deselect, select
  }

  /// What a closure does to the table.
  enum Change: CaseIterable {
    case remove, clear, insert, reload, scroll, select, look, tap

    @MainActor
    func apply(to table: TextTable) {
      switch self {
      case .remove: table.sections[0].rows.removeFirst()
      case .clear: table.sections = []
      case .insert: table.sections[0].rows.insert("new", at: 0)
      case .reload: table.reloadData()
      case .scroll: table.contentOffset = 1
      case .select: table.selectRow(at: RowPath(section: 0, row: 1))
      case .look: _ = (table.screen, table.contentHeight, table.rowPathsForVisibleRows)
      case .tap: table.tapRow(at: RowPath(section: 0, row: 2))
      }
    }
  }

  private func makeTable() -> TextTable {
    let rows = ["a", "b", "c", "d"].map { RowItem($0, cell: ActiveCell.self) }
    return TextTable(sections: [SectionItem(header: "Header", rows: rows)], height: 3)
  }

  @Test(arguments: Moment.allCases, Change.allCases)
  func `A closure may change the table, and the table shows what it is then`(
    moment: Moment, change: Change
  ) {
    let table = makeTable()
    var isArmed = true
    func act() {
      guard isArmed else { return }
      isArmed = false
      change.apply(to: table)
    }
    let events = table.events
    switch moment {
    case .configure: ActiveCell.onConfigure = act
    case .height:
      events.heightForRow = { _ in
        act(); return nil
      }
    case .willDisplay: events.willDisplay = { _, _ in act() }
    case .didEndDisplay: events.didEndDisplay = { _, _ in act() }
    case .shouldHighlight:
      events.shouldHighlight = { _ in
        act(); return true
      }
    case .willSelect:
      events.willSelect = { event in
        act(); return event.path
      }
    case .willDeselect:
      events.willDeselect = { event in
        act(); return event.path
      }
    case .deselect: events.onDeselect = { _ in act() }
    case .select: events.onSelect = { _ in act() }
    }

    table.layoutIfNeeded()
    for id in ["a", "b"] as [ItemID] {
      if let path = table.model.content.path(ofRow: id) { table.tapRow(at: path) }
    }
    table.contentOffset = 2
    table.layoutIfNeeded()
    ActiveCell.onConfigure = nil
    #expect(!isArmed, "the moment did not come")

    // Whatever happened on the way, the table shows its content now, and no row is selected but the
    // one that was tapped last.
    let selected = table.rowPathForSelectedRow
    let id = selected.flatMap { table.model.content.id(at: $0)?.row }
    #expect([nil, "b", change == .tap ? "c" : "b"].contains(id))
    let fresh = TextTable(sections: table.sections, height: 3)
    fresh.contentOffset = table.contentOffset
    fresh.selectRow(at: selected)
    #expect("\(table)" == "\(fresh)")
  }

  // xmartlabs/Eureka#980 and #2146.
  @Test func `A change made while a cell is filled comes after it, once`() {
    let table = makeTable()
    var fillings = 0
    ActiveCell.onConfigure = {
      fillings += 1
      table.sections = [SectionItem(rows: ["changed"])]
      #expect(table.sections[0].rows.count == 1)
    }
    #expect("\(table)" == "  changed")
    #expect(fillings == 1)
  }

  @Test func `A closure that changes the table each time does not hold it up for ever`() {
    let table = makeTable()
    var changes = 0
    table.events.willDisplay = { _, _ in
      changes += 1
      table.sections = [SectionItem(rows: [RowItem("\(changes)", cell: ActiveCell.self)])]
    }
    table.layoutIfNeeded()
    #expect(changes > 0 && changes < 100)
  }

  @Test
  func `After a closure has moved the row, the rest is done to the row, not to its old place`() {
    let table = makeTable()
    var told: [String] = []
    table.events.willSelect = { event in
      table.sections[0].rows.insert("new", at: 0)
      return event.path
    }
    table.events.onSelect = { event in told.append("\(event.id.row) at \(event.path.row)") }
    table.tapRow(at: RowPath(section: 0, row: 1))
    #expect(told == ["b at 2"])
    #expect(table.rowPathForSelectedRow == RowPath(section: 0, row: 2))
  }

  @Test func `After a closure has removed the row, nothing more happens to it`() {
    for isAsked in [true, false] {
      let table = makeTable()
      var told: [ItemID] = []
      func remove() { table.sections[0].rows = ["other"] }
      table.events.shouldHighlight = { _ in
        if isAsked { remove() }
        return true
      }
      table.events.willSelect = { event in
        if !isAsked { remove() }
        return event.path
      }
      table.events.onSelect = { event in told.append(event.id.row) }
      table.tapRow(at: RowPath(section: 0, row: 0))
      #expect(told == [])
      #expect(table.rowPathForSelectedRow == nil)
    }
  }

  // maxsokolov/TableKit deselected by a path from before.
  @Test func `A tapped row may replace the content; its own closures are all still told`() {
    var told: [String] = []
    let table = TextTable()
    table.sections = [
      SectionItem(rows: [
        "a",
        RowItem(Fruit.pear, cell: FruitCell.self) { fruit, _ in
          table.sections = [SectionItem(rows: [RowItem(fruit, cell: FruitCell.self)])]
          told.append("row")
        },
      ])
    ]
    table.events.on(FruitCell.self, .select) { fruit, _ in told.append("type \(fruit.name)") }
    table.events.onSelect = { event in told.append("delegate \(event.path)") }
    table.tapRow(at: RowPath(section: 0, row: 1))
    #expect(told == ["row", "type Pear", "delegate (0, 1)"])
    #expect("\(table)" == "* Pear")
  }
}
