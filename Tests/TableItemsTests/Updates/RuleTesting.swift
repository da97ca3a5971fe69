import TableItemsView

/// Returns what is against the rules, each with its rule.
func errors(_ updates: BatchUpdates, from old: [Int], to new: [Int]) -> [String] {
  updates.errors(from: old, to: new).map { "\($0.rule): \($0)" }
}

/// A path, in short.
func path(_ section: Int, _ row: Int) -> RowPath {
  RowPath(section: section, row: row)
}
