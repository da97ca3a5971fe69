extension TableView {
  /// Asks how many rows there are and how tall, and works out where everything is.
  func makeGeometry() -> TableGeometry {
    let sections = makeSections()
    updateSectionIndex(besideRowsOf: sections.map(\.rows.count))
    var geometry = TableGeometry(
      tableHeader: extent(of: tableHeaderView), sections: sections,
      tableFooter: extent(of: tableFooterView))
    for (part, length) in measuredHeights() {
      guard let extent = geometry.extent(of: part), extent.isEstimated else { continue }
      var padding = 0.0
      if case .header(let section) = part { padding = headerPadding(inSection: section) }
      geometry.setExtent(Extent(length: padding + length, isEstimated: true), of: part)
    }
    return geometry
  }

  /// Returns what was measured and is as it was; forgets the rest.
  func measuredHeights() -> [(part: TablePart, length: Double)] {
    guard let model = dataSourceModel else {
      layout.measured.removeAll()
      return []
    }
    // Data is compared, which may look at the table.
    var measured = layout.measured
    let heights = measured.heights(in: model.content, width: rowWidth, path: model.path(of:))
    layout.measured = measured
    return heights
  }

  /// Forgets what was measured of rows that are gone, or are not where they are thought to be.
  func forgetMeasuredHeightsOfRowsThatAreGone() {
    guard let content = dataSourceModel?.content else { return layout.measured.removeAll() }
    var measured = layout.measured
    _ = measured.heights(in: content, width: rowWidth) { _ in nil }
    layout.measured = measured
  }

  private func makeSections() -> [SectionGeometry] {
    guard let dataSource else { return [] }
    asked.counts += 1
    let count = checked(dataSource.numberOfSections(in: self), atMost: Self.mostSections)
    return (0..<count).map { section in
      asked.counts += 1
      let rows = checked(
        dataSource.tableView(self, numberOfRowsInSection: section), atMost: Self.mostRows)
      return makeSection(section, rowCount: rows)
    }
  }

  /// Asks how tall the parts of a section are.
  func makeSection(_ section: Int, rowCount: Int) -> SectionGeometry {
    SectionGeometry(
      header: headerExtent(inSection: section),
      rows: rowGeometry(inSection: section, count: rowCount),
      footer: footerExtent(inSection: section))
  }

  /// The most sections that are shown.
  static var mostSections: Int { 1_000_000 }

  /// The most rows of a section that are shown.
  static var mostRows: Int { 1 << 40 }

  /// Returns a number of sections or rows that can be counted with.
  func checked(_ count: Int, atMost most: Int) -> Int {
    if (0...most).contains(count) { return count }
    report(
      TableDiagnostic(.invalidCount, "\(count) sections or rows; \(count < 0 ? 0 : most) are shown")
    )
    return count < 0 ? 0 : most
  }

  private func extent(of view: Cell.HeaderFooterView?) -> Extent {
    view == nil ? .none : Extent(length: Cell.lineLength, isEstimated: true)
  }

  func headerExtent(inSection section: Int) -> Extent {
    guard style == .grouped || mayHaveHeader(section, \.header) else { return .none }
    let height = delegate?.tableView(self, heightForHeaderInSection: section)
    var extent = extent(height ?? sectionHeaderHeight, of: .header(section: section)) {
      let own = dataSourceModel?.content.section(at: section)?.header
      return own == nil && dataSource?.tableView(self, titleForHeaderInSection: section) == nil
        ? 0 : Cell.lineLength
    }
    if style == .grouped || extent.length > 0 { extent.length += headerPadding(inSection: section) }
    return extent
  }

  /// Whether a section has a header or footer, as far as it is known before it is asked for: the ready
  /// data source has those of its model and no others.
  private func mayHaveHeader(_ section: Int, _ item: KeyPath<SectionItem, HeaderFooter?>) -> Bool {
    guard let dataSource = dataSource as? any ModelBacked, dataSource is DataSource<Cell> else {
      return true
    }
    return dataSource.model.content.section(at: section)?[keyPath: item] != nil
  }

  /// Returns the room above the header of a section, if it has one.
  func headerPadding(inSection section: Int) -> Double {
    section == 0 && tableHeaderView == nil ? 0 : sectionHeaderTopPadding
  }

  func footerExtent(inSection section: Int) -> Extent {
    guard mayHaveHeader(section, \.footer) else { return .none }
    let height = delegate?.tableView(self, heightForFooterInSection: section)
    return extent(height ?? sectionFooterHeight, of: .footer(section: section)) {
      let own = dataSourceModel?.content.section(at: section)?.footer
      return own == nil && dataSource?.tableView(self, titleForFooterInSection: section) == nil
        ? 0 : Cell.lineLength
    }
  }

  func rowGeometry(inSection section: Int, count: Int) -> RowGeometry {
    guard let delegate else {
      return RowGeometry(repeating: extent(ofRowsWith: rowHeight, in: section), count: count)
    }
    if let delegate = delegate as? any TableViewSectionHeights {
      switch delegate.tableView(self, heightsForRowsInSection: section) {
      case .uniform(let height) where height != nil || estimatedRowHeight != 0:
        return RowGeometry(repeating: extent(ofRowsWith: height, in: section), count: count)
      case .varied(let heights) where heights.count == count && !isAskedForAll(heights):
        return rowGeometry(heights, inSection: section)
      case .uniform, .varied:
        // The data source has another number of rows, or the delegate is to be asked for each.
        break
      }
    }
    // So many heights are not asked for in advance, whatever the estimate.
    guard estimatedRowHeight == 0, count <= 1 << 24 else {
      return RowGeometry(repeating: extent(ofRowsWith: nil, in: section), count: count)
    }
    let heights = (0..<count).map { heightOfRow(at: RowPath(section: section, row: $0)) }
    return rowGeometry(heights, inSection: section)
  }

  private func isAskedForAll(_ heights: [RowHeight?]) -> Bool {
    estimatedRowHeight == 0 && heights.contains(nil)
  }

  private func rowGeometry(_ heights: [RowHeight?], inSection section: Int) -> RowGeometry {
    let measure = HeightMeasure(lineHeight: Cell.lineLength, estimate: estimatedRowLength)
    if let row = measure.firstInvalid(heights), let height = heights[row] {
      report(.invalidHeight(height, of: .row(RowPath(section: section, row: row))))
    }
    return measure.geometry(of: heights)
  }

  /// Asks the delegate how tall a row is.
  func heightOfRow(at path: RowPath) -> RowHeight {
    guard let delegate else { return rowHeight }
    asked.heights += 1
    return delegate.tableView(self, heightForRowAt: path)
  }

  private func extent(ofRowsWith height: RowHeight?, in section: Int) -> Extent {
    extent(height, of: .row(RowPath(section: section, row: 0)), estimate: { estimatedRowLength })
  }

  /// How tall rows are thought to be; where nothing is to be thought, and nobody knows, a line.
  var estimatedRowLength: Double {
    guard let length = length(of: estimatedRowHeight, for: nil), length > 0 else {
      return Cell.lineLength
    }
    return length
  }

  /// Returns a height in the unit of the host; one that is automatic or not known is estimated.
  private func extent(
    _ height: RowHeight?, of part: TablePart, estimate: () -> Double
  ) -> Extent {
    if let height, !height.isValid { report(.invalidHeight(height, of: part)) }
    let measure = HeightMeasure(lineHeight: Cell.lineLength)
    return measure.extent(of: height, estimate: estimate())
  }

  /// Returns a height in the unit of the host; nil for one that is automatic, or cannot be laid out,
  /// which is reported.
  func length(of height: RowHeight, for part: TablePart?) -> Double? {
    if !height.isValid { report(.invalidHeight(height, of: part)) }
    return HeightMeasure(lineHeight: Cell.lineLength).length(of: height)
  }
}
