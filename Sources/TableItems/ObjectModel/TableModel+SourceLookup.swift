extension TableModel {
  /// Returns where a row stands in what is shown, most likely at a path; nil if it is not shown.
  ///
  /// - Complexity: O(1) at that path, else as for ``path(of:)``.
  func path(of id: RowID, near path: RowPath?) -> RowPath? {
    if let path, content.id(at: path) == id { return path }
    return self.path(of: id)
  }

  /// Returns where a row stands in what the program wants to be shown, most likely at a path.
  ///
  /// - Complexity: O(1) at that path, else O(1) after O(*n*) in the rows of the section the first time.
  func sourcePath(of id: RowID, near path: RowPath?) -> RowPath? {
    if let path, source.id(at: path) == id { return path }
    return queue.isEmpty && arrangement.isPlain ? self.path(of: id) : indexedSourcePath(of: id)
  }

  /// Returns where a row stands in what the program wants to be shown, by an index of that.
  func indexedSourcePath(of id: RowID) -> RowPath? {
    // Ids are compared, which may look at the model.
    var index = sourceIndex ?? TableIndex(source)
    let number = sourceNumber
    let path = index.path(of: id)
    if number == sourceNumber { sourceIndex = index }
    return path
  }

  /// Returns what a closure gets to know of a row, or nil if it is gone.
  func event(of row: RowModel) -> TableEvent? {
    row.path.flatMap { source.event(at: $0) }
  }
}

extension TableContent {
  /// Returns where a section stands, most likely at a position; nil if there is none of its id.
  func position(ofSection id: ItemID, near position: Int) -> Int? {
    sectionID(at: position) == id ? position : section(withID: id)
  }
}

extension TableModel {
  /// Returns a row as the program wants it to be shown, most likely at a path; nil if it is gone.
  package func sourceRow(of id: RowID, near path: RowPath?) -> RowItem? {
    sourcePath(of: id, near: path).flatMap { source.row(at: $0) }
  }
}
