extension TableGeometry {
  /// Tells whether a header or footer stays on screen while its section scrolls by: something of it,
  /// or all, is beyond the edge of what can be seen.
  ///
  /// - Parameters:
  ///   - part: The header or footer.
  ///   - padding: The room above it.
  ///   - bounds: What can be seen.
  /// - Returns: Whether it is pinned.
  func isPinned(_ part: TablePart, padding: Double, in bounds: Range<Double>) -> Bool {
    guard let extent = extent(of: part), !extent.isEmpty, let top = offset(of: part)
    else { return false }
    if case .header = part {
      return top + padding < bounds.lowerBound
        && (extent.length > padding || extent.isEstimated)
    }
    return top + extent.length > bounds.upperBound
  }

  /// Returns where a header or footer is pinned: at the edge of what can be seen, unless the next or the
  /// previous section pushes it out.
  ///
  /// - Parameters:
  ///   - part: The header or footer.
  ///   - length: How tall it is.
  ///   - bounds: What can be seen.
  /// - Returns: Where it begins.
  func pinnedTop(of part: TablePart, length: Double, in bounds: Range<Double>) -> Double {
    let atEdge =
      if case .header = part { bounds.lowerBound } else { bounds.upperBound - length }
    guard let number = part.section, let section = section(number) else { return atEdge }
    let top = offset(ofSection: number)
    return if case .header = part {
      min(atEdge, top + section.height - length)
    } else {
      max(atEdge, top)
    }
  }
}
