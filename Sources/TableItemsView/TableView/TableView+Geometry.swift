extension TableView {
  /// Asks how many rows there are and how tall, and works out where everything is.
  func makeGeometry() -> TableGeometry {
    guard let dataSource else { return TableGeometry() }
    let sections = max(0, dataSource.numberOfSections(in: self))
    return TableGeometry(
      (0..<sections).map { section in
        SectionGeometry(
          header: headerExtent(inSection: section),
          rows: rowExtents(
            inSection: section,
            count: max(0, dataSource.tableView(self, numberOfRowsInSection: section))),
          footer: footerExtent(inSection: section))
      })
  }

  private func headerExtent(inSection section: Int) -> Extent {
    let height = delegate?.tableView(self, heightForHeaderInSection: section)
    return extent(of: height ?? sectionHeaderHeight, at: .header(section: section)) {
      dataSource?.tableView(self, titleForHeaderInSection: section) == nil ? 0 : Cell.lineHeight
    }
  }

  private func footerExtent(inSection section: Int) -> Extent {
    let height = delegate?.tableView(self, heightForFooterInSection: section)
    return extent(of: height ?? sectionFooterHeight, at: .footer(section: section)) {
      dataSource?.tableView(self, titleForFooterInSection: section) == nil ? 0 : Cell.lineHeight
    }
  }

  private func rowExtents(inSection section: Int, count: Int) -> SectionGeometry.Rows {
    let first = RowPath(section: section, row: 0)
    guard let delegate else {
      return .uniform(count: count, rowExtent(rowHeight, at: first))
    }
    let uniform = delegate as? any TableViewUniformHeights
    if let height = uniform?.tableView(self, heightForAllRowsInSection: section) {
      return .uniform(count: count, rowExtent(height, at: first))
    }
    return .mixed(
      (0..<count).map { row in
        let path = RowPath(section: section, row: row)
        return rowExtent(delegate.tableView(self, heightForRowAt: path), at: path)
      })
  }

  private func rowExtent(_ height: RowHeight, at path: RowPath) -> Extent {
    extent(of: height, at: .row(path)) { Cell.lineHeight }
  }

  /// Returns a height in the unit of the host; an automatic one is estimated until it is measured.
  private func extent(
    of height: RowHeight, at place: TableDiagnostic.Place, estimate: () -> Double
  ) -> Extent {
    if !height.isValid { report(TableDiagnostic(.invalidHeight(height), at: place)) }
    return switch height {
    case .lines(let count) where height.isValid:
      Extent(length: Double(count) * Cell.lineHeight)
    case .fixed(let length) where height.isValid:
      Extent(length: length)
    default:
      Extent(length: estimate(), isEstimated: true)
    }
  }
}
