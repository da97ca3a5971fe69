extension TableView {
  /// Returns where everything is after a batch of updates: rows that stay are as tall as they were, and
  /// of others it is asked.
  func geometry(
    after updates: BatchUpdates, _ map: UpdateMap, rowCounts: [Int]
  ) -> TableGeometry {
    let old = layout.geometry
    let reloaded = Set(updates.reloadedSections)
    let sections = rowCounts.indices.map { new in
      guard let oldSection = map.oldSection(of: new), !reloaded.contains(oldSection),
        let section = old.section(oldSection)
      else { return makeSection(new, rowCount: rowCounts[new]) }
      return geometry(of: section, from: oldSection, to: new, old, map)
    }
    var updated = TableGeometry(
      tableHeader: old.extent(of: .tableHeader) ?? .none, sections: sections,
      tableFooter: old.extent(of: .tableFooter) ?? .none)
    let changed = (updates.reloadedRows + updates.reconfiguredRows).compactMap(map.newPath).sorted()
    var rest = changed[...]
    while let section = rest.first?.section {
      let rows = Array(rest.prefix { $0.section == section })
      for (path, extent) in zip(rows, extents(ofNewRows: rows)) {
        updated.setExtent(extent, of: .row(path))
      }
      rest = rest.dropFirst(rows.count)
    }
    return updated
  }

  private func geometry(
    of section: SectionGeometry, from oldSection: Int, to newSection: Int, _ old: TableGeometry,
    _ map: UpdateMap
  ) -> SectionGeometry {
    var section = section
    if headerPadding(inSection: oldSection) != headerPadding(inSection: newSection) {
      section.header = headerExtent(inSection: newSection)
    }
    section.rows.remove(at: map.rowsGone(fromSection: oldSection).lazy.map(\.row))
    let come = map.rowsCome(toSection: newSection)
    guard !come.isEmpty else { return section }
    section.rows.insert(
      zip(come, extents(ofNewRows: Array(come))).map { path, new in
        // A row that moves may say another height there; else it is as tall as it was, but is measured
        // again where another section may say something else.
        guard new.isEstimated, let source = map.source(of: path),
          let former = old.extent(of: .row(source))
        else { return (path.row, new) }
        let isMeasured = !former.isEstimated && source.section == oldSection
        return (path.row, Extent(length: former.length, isEstimated: !isMeasured))
      })
    return section
  }

  /// Asks how tall rows of a section are that came: each if they are few, else all of the section.
  private func extents(ofNewRows paths: [RowPath]) -> [Extent] {
    guard let section = paths.first?.section else { return [] }
    let count = dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
    let isAsked = delegate is any TableViewSectionHeights || estimatedRowHeight == 0
    guard isAsked, paths.count <= max(64, count / 16) else {
      let rows = rowGeometry(inSection: section, count: count)
      return paths.map { rows.extent(ofRow: $0.row) }
    }
    let measure = HeightMeasure(lineHeight: Cell.lineLength, estimate: estimatedRowLength)
    return paths.map { measure.extent(of: heightOfRow(at: $0)) }
  }
}
