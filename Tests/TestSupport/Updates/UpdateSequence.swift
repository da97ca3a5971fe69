package import TableItemsView

/// A table to which a program and a person do random things, step by step.
///
/// After each step, what has to hold is checked: what is on screen is what the model says, rows that
/// were selected stay so while they exist, and each update has one outcome.
@MainActor
package final class UpdateSequence {
  package let table: CheckedTable

  private var maker: OutlineMaker
  private var outline: Outline
  private var updates: [(update: TableUpdate, result: TableUpdate.Outcome?)] = []

  /// The rows that have to be selected, and those that may be: a row that goes to another section while
  /// nothing is on screen may not.
  private var selected: Set<RowID> = []
  private var mayBeSelected: Set<ItemID> = []

  private var isPlugged = true
  private var isTouching = false
  private var steps: [String] = []
  private let seed: UInt64

  /// Prepares a table, set up as the seed says.
  package init(seed: UInt64) {
    self.seed = seed
    maker = OutlineMaker(seed: seed)
    maker.isShort = maker.chance(2)
    maker.pool = 0..<[6, 20, 40][Int(seed % 3)]
    outline = maker.outline()
    table = CheckedTable(outline.content, CheckedTable.Setting(random: &maker.random))
    if maker.chance(2) { table.view.layoutIfNeeded() }
  }

  /// Does so many steps; returns what did not hold at the first that failed, with the steps up to it.
  package func run(steps count: Int = 25) -> [String] {
    for _ in 0..<count {
      steps.append(step())
      forgetRowsThatAreGone()
      var problems = checkOutcomes()
      // Now and then several things happen before anyone looks.
      if maker.chance(2) { problems += checkTable() }
      if !problems.isEmpty { return report(problems) }
    }
    table.view.endDragging()
    table.view.endMultipleSelection()
    table.view.cancelTouch()
    if !isPlugged { table.plug() }
    steps.append("end")
    var problems = checkTable() + checkOutcomes()
    for (number, entry) in updates.enumerated() where entry.update.result == nil {
      problems.append("update \(number) has no outcome")
    }
    if !table.model.content.isSame(as: outline) { problems.append("the last content is not shown") }
    problems += table.problemsBesideFresh()
    table.unplug()
    table.view.layoutIfNeeded()
    problems += table.pairs.problems
    if !table.pairs.rows.isEmpty || !table.pairs.views.isEmpty {
      problems.append("not all went that came")
    }
    return problems.isEmpty ? [] : report(problems)
  }

  private func report(_ problems: [String]) -> [String] {
    ["seed \(seed)"] + steps + problems
  }

  private func checkOutcomes() -> [String] {
    var problems: [String] = []
    for number in updates.indices {
      let (result, before) = (updates[number].update.result, updates[number].result)
      if before != nil, before != result { problems.append("update \(number) ended twice") }
      updates[number].result = result
      if case .rejected = result { problems.append("update \(number) was rejected") }
    }
    let open = updates.filter { $0.result == nil }
    if open.count > 1 { problems.append("\(open.count) updates wait") }
    let isHeld = table.view.mustHoldUpdates && isPlugged
    if !isHeld, !open.isEmpty { problems.append("an update waits for nothing") }
    return problems
  }

  private func checkTable() -> [String] {
    guard isPlugged else { return [] }
    table.view.layoutIfNeeded()
    forgetRowsThatAreGone()
    var problems = table.problemsOnScreen()
    let now = table.selectedIDs
    if !now.isSuperset(of: selected) || !mayBeSelected.isSuperset(of: now.map(\.row)) {
      problems.append("selected \(now), not \(selected), maybe \(mayBeSelected)")
    }
    noteSelection()
    return problems
  }

  private func noteSelection() {
    selected = table.selectedIDs
    mayBeSelected = Set(selected.map(\.row))
  }

  private func forgetRowsThatAreGone() {
    let ids = table.model.content.sections.flatMap { $0.rows.map(\.id) }
    selected = selected.filter { table.model.path(of: $0) != nil }
    mayBeSelected = mayBeSelected.filter(ids.contains)
  }

  private func apply(_ new: Outline) {
    outline = new
    updates.append((table.model.apply(new.content), nil))
  }

  private func path() -> RowPath {
    let section = Int.random(in: 0...4, using: &maker.random)
    let count = max(1, table.model.content.numberOfRows(inSection: section))
    return RowPath(section: section, row: Int.random(in: 0..<count, using: &maker.random))
  }

  /// Does something; returns it in words.
  private func step() -> String {
    let view = table.view
    let path = path()
    switch Int.random(in: 0..<16, using: &maker.random) {
    case 0...4:
      // Rows that went with an update before may not come back selected.
      apply(maker.changed(outline))
      return "apply \(outline.drawing)"
    case 5:
      apply(maker.outline())
      return "apply all new \(outline.drawing)"
    case 6:
      view.contentOffset += Double.random(in: -8...8, using: &maker.random).rounded()
      return "scroll to \(view.contentOffset)"
    case 7:
      view.beginDragging()
      return "begin dragging"
    case 8, 9:
      view.endDragging()
      view.endMultipleSelection()
      return "end dragging"
    case 10:
      view.selectRow(at: path)
      noteSelection()
      return "select \(path)"
    case 11:
      view.tapRow(at: path)
      noteSelection()
      return "tap \(path)"
    case 12: return tapThatApplies(path)
    case 13: return layOutThatApplies()
    case 14:
      isPlugged.toggle()
      (selected, mayBeSelected) = ([], [])
      if isPlugged { table.plug() } else { table.unplug() }
      return isPlugged ? "plug in" : "plug out"
    default:
      view.focusRow(at: path)
      return "focus \(path)"
    }
  }

  /// Taps a row of which a closure shows other content in the middle of it.
  private func tapThatApplies(_ path: RowPath) -> String {
    let new = maker.changed(outline)
    let moment = Int.random(in: 0..<3, using: &maker.random)
    let delegate = table.delegate
    func act() {
      guard outline != new else { return }
      apply(new)
    }
    if moment == 0 {
      delegate.shouldHighlight = { _ in
        act()
        return true
      }
    }
    if moment == 1 { delegate.onSelect = { _ in act() } }
    if moment == 2 { delegate.onUnhighlight = { _ in act() } }
    table.view.tapRow(at: path)
    (delegate.shouldHighlight, delegate.onSelect, delegate.onUnhighlight) = (nil, nil, nil)
    noteSelection()
    return "tap \(path), and at moment \(moment) apply \(new.drawing)"
  }

  /// Lays out the table, and shows other content when the first row is filled.
  private func layOutThatApplies() -> String {
    let new = maker.changed(outline)
    var isArmed = true
    table.delegate.didConfigure = { [unowned self] _, _ in
      guard isArmed else { return }
      isArmed = false
      apply(new)
    }
    table.view.contentOffset += 3
    table.view.layoutIfNeeded()
    table.delegate.didConfigure = nil
    return "lay out, and \(isArmed ? "nothing" : "apply \(new.drawing)")"
  }
}

extension CheckedTable.Setting {
  /// Sets up a table at random.
  package init(random: inout SeededGenerator) {
    self.init()
    style = Bool.random(using: &random) ? .plain : .grouped
    height = [3, 5, 12].randomElement(using: &random) ?? 5
    rowHeight = [.automatic, .automatic, 1, 2].randomElement(using: &random) ?? 1
    estimatedRowHeight = [.automatic, 3].randomElement(using: &random) ?? 1
    hasTitles = Int.random(in: 0..<4, using: &random) == 0
  }
}

extension TableContent {
  /// Tells whether the rows and sections are those of an outline.
  package func isSame(as outline: Outline) -> Bool {
    let entries = sections.map { section in section.rows.map { $0.data as? Entry } }
    return entries == outline.sections.map { $0.entries.map { Optional($0) } }
      && sections.map(\.id) == outline.sections.map { ItemID($0.id) }
  }
}
