extension TableView {
  /// Performs a batch of updates, or refuses all of it.
  ///
  /// - Parameters:
  ///   - updates: The operations.
  ///   - isKeepingSelection: Whether rows that are reloaded stay selected.
  ///   - advance: Changes what the data source answers, if that was not done before.
  /// - Throws: What is against the rules; the next look at the table loads it anew then.
  func perform(
    _ updates: BatchUpdates, keepingSelection isKeepingSelection: Bool = false,
    advancing advance: () -> Void = {}
  ) throws(UpdateError) {
    guard layout.pending != .reload, !layout.isUnderWay else {
      return overtake(updates, keepingSelection: isKeepingSelection, advancing: advance)
    }
    layout.isUnderWay = true
    defer { layout.isUnderWay = false }
    let oldCounts = layout.geometry.rowCounts
    advance()
    let newCounts = rowCounts()
    do {
      try updates.check(from: oldCounts, to: newCounts)
    } catch {
      setNeeds(.reload)
      throw error
    }
    guard !updates.isEmpty else { return setNeeds(.geometry) }
    let map = UpdateMap(updates, from: oldCounts.count, to: newCounts.count)
    layout.geometry = geometry(after: updates, map, rowCounts: newCounts)
    updateSectionIndex()
    updateInteraction(after: updates, map, keepingSelection: isKeepingSelection)
    updateMovedRow(after: map, from: oldCounts, to: newCounts)
    layout.announced.move { map.newPath(of: $0) }
    updateViews(after: updates, map)
    if layout.measured.isCrowded { forgetMeasuredHeightsOfRowsThatAreGone() }
    setNeeds(.arrangement)
  }

  /// Takes note of a batch while everything is being asked for, or will be, so that there is nothing to
  /// perform: the table is loaded anew, and the rows that stay keep what they are if that is known.
  private func overtake(
    _ updates: BatchUpdates, keepingSelection isKeepingSelection: Bool,
    advancing advance: () -> Void
  ) {
    let (isLoaded, oldCounts) = (layout.pending != .reload, layout.geometry.rowCounts)
    advance()
    guard isLoaded else { return }
    let newCounts = rowCounts()
    guard (try? updates.check(from: oldCounts, to: newCounts)) != nil else { return reloadData() }
    let map = UpdateMap(updates, from: oldCounts.count, to: newCounts.count)
    updateInteraction(after: updates, map, keepingSelection: isKeepingSelection)
    updateMovedRow(after: map, from: oldCounts, to: newCounts)
    setNeeds(.reload)
  }

  /// Has what is on screen stand for the parts of the table that it shows after a batch, and takes back
  /// what is gone.
  private func updateViews(after updates: BatchUpdates, _ map: UpdateMap) {
    let reloadedRows = Set(updates.reloadedRows)
    let reloadedSections = Set(updates.reloadedSections)
    let reconfiguredRows = Set(updates.reconfiguredRows)
    func newPart(_ part: TablePart) -> TablePart? {
      switch part {
      case .tableHeader, .tableFooter: part
      case .row(let path):
        reloadedRows.contains(path) ? nil : map.newPath(of: path).map { .row($0) }
      case .header(let section):
        reloadedSections.contains(section)
          ? nil : map.newSection(of: section).map { .header(section: $0) }
      case .footer(let section):
        reloadedSections.contains(section)
          ? nil : map.newSection(of: section).map { .footer(section: $0) }
      }
    }
    updateAnchor(after: updates, map)
    let movedSections = Set(updates.movedSections.map(\.source))
    func moves(_ path: RowPath) -> Bool {
      movedSections.contains(path.section)
        || map.newPath(of: path).map { map.source(of: $0) != nil } ?? false
    }
    let pinned = layout.pinned.filter { layout.visible.view(of: $0.part) == nil }
    var gone: [VisibleView<Cell>] = []
    func moved(_ view: VisibleView<Cell>) -> VisibleView<Cell>? {
      guard let part = newPart(view.part) else {
        gone.append(view)
        return nil
      }
      var moved = view
      moved.part = part
      moved.hasMoved = moved.hasMoved || view.path.map { moves($0) } ?? false
      if let path = view.path, reconfiguredRows.contains(path) { moved.isStale = true }
      return moved
    }
    layout.visible = layout.visible.compactMap(moved).sorted { $0.part < $1.part }
    layout.pinned = pinned.compactMap(moved)
    for view in gone { endDisplay(of: view) }
  }

  private func rowCounts() -> [Int] {
    guard let dataSource else { return [] }
    asked.counts += 1
    return (0..<checked(dataSource.numberOfSections(in: self), atMost: Self.mostSections)).map {
      asked.counts += 1
      return checked(
        dataSource.tableView(self, numberOfRowsInSection: $0), atMost: Self.mostRows)
    }
  }
}
