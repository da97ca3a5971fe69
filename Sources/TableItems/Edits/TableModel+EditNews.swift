extension TableModel {
  /// Tells who wants to know of edits that were made, and of what can be undone now.
  ///
  /// Whoever is told may do anything: what comes of it is told afterwards, in order.
  func tellNews() {
    guard !editNews.isTelling else { return }
    editNews.isTelling = true
    defer { editNews.isTelling = false }
    // A closure that makes another edit each time must not hold the program up for ever.
    for _ in 0..<16 {
      guard hasNews else { return }
      for edit in editNews.take() {
        let tell = editNews.onEdit
        tell?(edit)
      }
      tellUndoChange()
    }
    guard hasNews, !editNews.isPutOff else { return }
    editNews.isPutOff = true
    Task { [weak self] in
      guard let self else { return }
      editNews.isPutOff = false
      tellNews()
    }
  }

  private var hasNews: Bool { !editNews.edits.isEmpty || editNews.told != undoAbility }

  private var undoAbility: UndoAbility { UndoAbility(canUndo: canUndo, canRedo: canRedo) }

  private func tellUndoChange() {
    guard editNews.edits.isEmpty, editNews.told != undoAbility else { return }
    editNews.told = undoAbility
    let tell = editNews.onUndoChange
    tell?()
  }
}
