extension TableView {
  /// Whether a person drags the table or has opened something, or the table asks and tells, so that
  /// updates of the model wait.
  public var mustHoldUpdates: Bool {
    layout.isUnderWay || batch.isOpen || interaction.isDragging || interaction.isSelectingSeveral
      || interaction.open != nil || interaction.drag != nil || interaction.drop?.isOver == true
  }

  /// Whether there is something on screen that updates could change.
  public var canPerformUpdates: Bool {
    layout.pending != .reload && dataSource != nil
  }

  /// Performs a batch of updates of the model, then shows headers, footers and index titles anew that
  /// changed.
  ///
  /// - Parameters:
  ///   - stage: The batch.
  ///   - advance: Puts the new content in place.
  ///   - completion: Called when it is done.
  /// - Throws: What is against the rules; the next look at the table loads it anew then.
  public func performUpdates(
    _ stage: UpdateStage, advancing advance: () -> Void, completion: @escaping () -> Void
  ) throws(UpdateError) {
    let old = dataSourceModel?.content
    interaction.lostSelection = []
    if stage.updates.isEmpty {
      advance()
    } else {
      try perform(stage.updates, keepingSelection: true, advancing: advance)
    }
    if let old { restoreSelection(losing: interaction.lostSelection, of: old) }
    updateHeadersFooters(
      stage.updatedHeaders.map { .header(section: $0) }
        + stage.updatedFooters.map { .footer(section: $0) })
    if stage.updatesIndexTitles { reloadSectionIndexTitles() }
    completion()
  }

  /// Takes note that everything has changed, and shows it anew at the next look: the rows that stay keep
  /// what they are, by their ids.
  ///
  /// - Parameter advance: Puts the new content in place.
  public func reloadData(advancing advance: () -> Void) {
    guard let model = dataSourceModel else {
      advance()
      return reloadData()
    }
    let old = model.content
    let (selection, hidden) = (interaction.selection, model.hiddenSelection)
    advance()
    reloadData()
    interaction.selection = selection
    model.hiddenSelection = hidden
    followRows(of: old)
  }

  /// Performs updates of the model that waited, if they need not wait any more.
  func resumeUpdates() {
    tellOfWhatEnded()
    if !mustHoldUpdates { dataSourceModel?.resumeUpdates() }
  }

  /// Has what is selected, and what stays on screen, be the same rows of the model by their ids, before
  /// everything is loaded anew.
  private func followRows(of old: TableContent) {
    guard let model = dataSourceModel else { return }
    func newPath(_ path: RowPath) -> RowPath? { old.id(at: path).flatMap { model.path(of: $0) } }
    var lost = interaction.selection.rows.filter { newPath($0) == nil }
    let moved = old.pathsInOtherSections(of: lost, in: model.content)
    lost.subtract(moved.keys)
    var selection = interaction.selection
    selection.move { moved[$0] ?? newPath($0) }
    interaction.selection = selection
    restoreSelection(losing: lost, of: old)
    // What is on screen may have been followed already, and is no longer what the content was.
    let staying =
      layout.followed ?? (layout.offset > 0 ? layout.visible.compactMap(place(of:)) : [])
    let followed = staying.compactMap { anchor -> LayoutAnchor? in
      guard case .row(let path) = anchor.part, let new = newPath(path) else { return nil }
      return LayoutAnchor(part: .row(new), top: anchor.top)
    }
    layout.followed = followed
    layout.anchor = followed.first
  }

  private func place(of view: VisibleView<Cell>) -> LayoutAnchor? {
    view.path.map { LayoutAnchor(part: .row($0), top: view.top) }
  }

  /// Has headers and footers be shown anew, by the views they have.
  private func updateHeadersFooters(_ parts: [TablePart]) {
    guard !parts.isEmpty, layout.pending != .reload else { return }
    if layout.target == nil, layout.anchor == nil, layout.offset > 0 {
      layout.anchor = layout.visible.lazy.compactMap(place(of:)).first
    }
    for part in parts {
      guard let section = part.section else { continue }
      let extent =
        if case .header = part { headerExtent(inSection: section) } else {
          footerExtent(inSection: section)
        }
      layout.geometry.setExtent(extent, of: part)
    }
    let parts = Set(parts)
    for number in layout.visible.indices where parts.contains(layout.visible[number].part) {
      layout.visible[number].isStale = true
    }
    for number in layout.pinned.indices where parts.contains(layout.pinned[number].part) {
      layout.pinned[number].isStale = true
    }
    setNeeds(.arrangement)
  }
}
