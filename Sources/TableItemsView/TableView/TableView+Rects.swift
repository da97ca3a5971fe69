extension TableView {
  /// Returns the rectangle of a row in the content; zero for one that does not exist.
  public func rectForRow(at path: RowPath) -> TableRect {
    rect(of: .row(path))
  }

  /// Returns the rectangle of the header of a section in its place in the content, wherever it is
  /// pinned; zero for a section that does not exist.
  public func rectForHeader(inSection section: Int) -> TableRect {
    rect(of: .header(section: section))
  }

  /// Returns the rectangle of the footer of a section in its place in the content, wherever it is
  /// pinned; zero for a section that does not exist.
  public func rectForFooter(inSection section: Int) -> TableRect {
    rect(of: .footer(section: section))
  }

  /// Returns the rectangle of a section in the content, with header, rows and footer; zero for one that
  /// does not exist.
  public func rect(forSection section: Int) -> TableRect {
    layoutIfNeeded()
    guard let geometry = layout.geometry.section(section) else { return .zero }
    let top = layout.geometry.offset(ofSection: section)
    return TableRect(x: 0, y: top, width: width, height: geometry.height)
  }

  /// Returns the row at a point of the content; nil if there is none.
  ///
  /// - Complexity: O(log *n*) in the number of rows of different heights.
  public func rowPathForRow(at point: TablePoint) -> RowPath? {
    layoutIfNeeded()
    guard (0..<width).contains(point.x), point.y.isFinite,
      case .row(let path) = layout.geometry.part(at: point.y)
    else { return nil }
    let rect = rect(of: .row(path))
    return (rect.minY..<rect.maxY).contains(point.y) ? path : nil
  }

  /// Returns the rows that meet a rectangle of the content, from the top; nil for a rectangle that is
  /// none, as in UIKit.
  ///
  /// - Complexity: O(log *n*) in the number of rows of different heights, for each row that is found.
  public func rowPathsForRows(in rect: TableRect) -> [RowPath]? {
    layoutIfNeeded()
    guard rect.width >= 0, rect.height >= 0, rect.y.isFinite, rect.x.isFinite else { return nil }
    guard rect.width > 0, rect.height > 0, rect.x < width, rect.x + rect.width > 0 else {
      return []
    }
    var rows: [RowPath] = []
    var next = layout.geometry.part(at: rect.minY)
    while let part = next, let top = layout.geometry.offset(of: part), top < rect.maxY {
      if case .row(let path) = part, self.rect(of: part).maxY > rect.minY { rows.append(path) }
      next = layout.geometry.part(after: part)
    }
    return rows
  }

  private func rect(of part: TablePart) -> TableRect {
    layoutIfNeeded()
    guard let offset = layout.geometry.offset(of: part),
      let extent = layout.geometry.extent(of: part)
    else { return .zero }
    return TableRect(x: 0, y: offset, width: width, height: extent.length)
  }
}
