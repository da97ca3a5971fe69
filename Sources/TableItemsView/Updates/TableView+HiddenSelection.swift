extension TableView {
  /// Has the model remember selected rows that it hides, and selects those that it shows again, without
  /// telling.
  func restoreSelection(losing lost: Set<RowPath>, of old: TableContent) {
    guard let model = dataSourceModel else { return }
    if !lost.isEmpty { model.keepSelection(of: lost.compactMap { old.id(at: $0) }) }
    guard !model.hiddenSelection.isEmpty else { return }
    for path in model.takeSelectionShownAgain() { interaction.selection.selectInRange(path) }
  }
}
