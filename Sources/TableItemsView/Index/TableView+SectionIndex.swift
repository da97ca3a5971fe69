extension TableView {
  /// The title of an index that stands for a search, and leads to the top of the table.
  public static var indexSearch: String { SectionIndex.search }

  /// The titles of the index at the side of the table; nil if it has none.
  public var sectionIndexTitles: [String]? {
    layoutIfNeeded()
    return layout.indexTitles
  }

  /// Whether the index is shown: there are titles, enough rows, and room beside it.
  public var showsSectionIndex: Bool {
    layoutIfNeeded()
    return layout.index != nil
  }

  /// Asks for the titles of the index anew.
  public func reloadSectionIndexTitles() {
    loadSectionIndexTitles()
    updateSectionIndex()
  }

  /// Does what a touch on a title of the index does: scrolls to the section that the data source says
  /// it leads to; nothing for a title that is not there.
  ///
  /// A section that does not exist stands for the nearest one that does.
  public func touchSectionIndexTitle(at position: Int) {
    guard !closeOpenInteraction(endingMove: false) else { return }
    guard let titles = sectionIndexTitles, titles.indices.contains(position) else { return }
    let title = titles[position]
    if title == Self.indexSearch {
      contentOffset = 0
      return
    }
    guard
      let section = dataSource?.tableView(self, sectionForSectionIndexTitle: title, at: position)
    else { return }
    scrollToSection(min(max(0, section), numberOfSections - 1), at: .top)
  }

  /// Does what a touch at a point does if the index is there, from the top of what is visible; returns
  /// whether it is.
  func touchSectionIndex(at point: TablePoint) -> Bool {
    guard let index = layout.index, point.x >= rowWidth, point.x < width else { return false }
    let count = SectionIndex.lineCount(
      inHeight: height, contentHeight: layout.geometry.height, lineHeight: Cell.lineLength)
    let line = Int(clamping: point.y / Cell.lineLength)
    touchSectionIndexTitle(at: index.position(atLine: line, in: count))
    return true
  }

  /// The width that rows have beside the index.
  var rowWidth: Double {
    guard let index = layout.index else { return width }
    return max(0, width - Double(index.width + 1))
  }

  func loadSectionIndexTitles() {
    layout.indexTitles = dataSource?.sectionIndexTitles(for: self)
  }

  /// Decides anew whether the index is shown, and has rows be measured if they have another width then.
  func updateSectionIndex() {
    let oldWidth = rowWidth
    updateSectionIndex(besideRowsOf: layout.geometry.rowCounts)
    setNeeds(rowWidth == oldWidth ? .layout : .geometry)
  }

  /// Decides whether the index is shown beside sections of so many rows.
  func updateSectionIndex(besideRowsOf rowCounts: [Int]) {
    let rowCount = rowCounts.reduce(0) { max($0, $0 &+ $1) }
    let isShown = rowCount >= sectionIndexMinimumDisplayRowCount
    let index = isShown ? layout.indexTitles.flatMap(SectionIndex.init) : nil
    layout.index = index.flatMap { Double($0.width + 1) < width ? $0 : nil }
  }
}
