extension TableView {
  /// The number of sections.
  public var numberOfSections: Int {
    layoutIfNeeded()
    return geometry.sections.count
  }

  /// Returns the number of rows in a section; zero for one that does not exist.
  public func numberOfRows(inSection section: Int) -> Int {
    layoutIfNeeded()
    guard geometry.sections.indices.contains(section) else { return 0 }
    return geometry.sections[section].rows.count
  }

  /// Returns the rectangle of a row in the content; zero for one that does not exist.
  public func rectForRow(at path: RowPath) -> TableRect {
    layoutIfNeeded()
    return rect(of: .row(path))
  }

  /// The paths of the rows that can be seen, from the top.
  public var rowPathsForVisibleRows: [RowPath] {
    layoutIfNeeded()
    return visible.compactMap(\.path)
  }

  /// Returns the cell of a row that can be seen; nil for any other.
  public func cellForRow(at path: RowPath) -> Cell? {
    layoutIfNeeded()
    return visibleCell(at: path)
  }

  /// Returns the row at a distance from the top of what is visible; nil if there is none.
  public func rowPath(atVisibleOffset distance: Double) -> RowPath? {
    layoutIfNeeded()
    let point = offset + distance
    return visible.first { $0.top <= point && point < $0.bottom }?.path
  }

  func rect(of part: TablePart) -> TableRect {
    guard let offset = geometry.offset(of: part), let extent = geometry.extent(of: part)
    else { return .zero }
    return TableRect(x: 0, y: offset, width: width, height: extent.length)
  }

  func visibleCell(at path: RowPath) -> Cell? {
    let number = visible.partitioningIndex { $0.part >= .row(path) }
    guard visible.indices.contains(number), visible[number].part == .row(path) else { return nil }
    return visible[number].cell
  }
}
