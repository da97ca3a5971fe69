extension TableView {
  /// Asks how many rows there are and how tall, and works out where everything is.
  func makeGeometry() -> TableGeometry {
    guard let dataSource else { return TableGeometry() }
    let sections = max(0, dataSource.numberOfSections(in: self))
    return TableGeometry(
      (0..<sections).map { section in
        SectionGeometry(
          header: headerExtent(inSection: section),
          rows: rowGeometry(
            inSection: section,
            count: max(0, dataSource.tableView(self, numberOfRowsInSection: section))),
          footer: footerExtent(inSection: section))
      })
  }

  private func headerExtent(inSection section: Int) -> Extent {
    let height = delegate?.tableView(self, heightForHeaderInSection: section)
    return extent(height ?? sectionHeaderHeight, of: .header(section: section)) {
      dataSource?.tableView(self, titleForHeaderInSection: section) == nil ? 0 : Cell.lineHeight
    }
  }

  private func footerExtent(inSection section: Int) -> Extent {
    let height = delegate?.tableView(self, heightForFooterInSection: section)
    return extent(height ?? sectionFooterHeight, of: .footer(section: section)) {
      dataSource?.tableView(self, titleForFooterInSection: section) == nil ? 0 : Cell.lineHeight
    }
  }

  private func rowGeometry(inSection section: Int, count: Int) -> RowGeometry {
    func extent(_ height: RowHeight, _ row: Int) -> Extent {
      self.extent(height, of: .row(RowPath(section: section, row: row))) { Cell.lineHeight }
    }
    guard let delegate else { return RowGeometry(repeating: extent(rowHeight, 0), count: count) }
    let known = (delegate as? any TableViewSectionHeights)?
      .tableView(self, heightsForRowsInSection: section)
    switch known {
    case .uniform(let height):
      return RowGeometry(repeating: extent(height, 0), count: count)
    case .varied(let heights) where heights.count == count:
      return RowGeometry(heights.indices.lazy.map { extent(heights[$0], $0) })
    case .varied, nil:
      return RowGeometry(
        (0..<count).lazy.map { row in
          let path = RowPath(section: section, row: row)
          return extent(delegate.tableView(self, heightForRowAt: path), row)
        })
    }
  }

  /// Returns a height in the unit of the host; an automatic one is estimated until it is measured.
  private func extent(
    _ height: RowHeight, of part: TablePart, estimate: () -> Double
  ) -> Extent {
    if !height.isValid { report(.invalidHeight(height, of: part)) }
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
