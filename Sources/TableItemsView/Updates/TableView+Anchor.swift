extension TableView {
  /// Takes note of what stays where it is on screen after a batch of updates: what stayed after the one
  /// before, or the first row that can be seen and did not move by itself or with its section; at the top
  /// of the content, or where there is no such row, the offset.
  ///
  /// What is visible is still that from before the batch.
  func updateAnchor(after updates: BatchUpdates, _ map: UpdateMap) {
    let moved = Set(updates.movedSections.map(\.source))
    func newPath(_ path: RowPath) -> RowPath? {
      guard !moved.contains(path.section), let new = map.newPath(of: path),
        map.source(of: new) == nil
      else { return nil }
      return new
    }
    if case .row(let path) = layout.anchor?.part, let top = layout.anchor?.top,
      let new = newPath(path)
    {
      layout.anchor = LayoutAnchor(part: .row(new), top: top)
      return
    }
    layout.anchor = nil
    if layout.offset > 0 {
      for view in layout.visible where !view.hasMoved {
        guard let new = view.path.flatMap(newPath) else { continue }
        layout.anchor = LayoutAnchor(part: .row(new), top: view.top)
        return
      }
    }
    if layout.target == nil { layout.target = .offset(layout.offset) }
  }
}
