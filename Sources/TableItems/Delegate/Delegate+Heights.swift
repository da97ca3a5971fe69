extension Delegate: TableViewSectionHeights {
  /// Returns how tall a row is: what the row says, its section, its cell type, the closure of the
  /// delegate, or the table.
  public func tableView(_ tableView: any TableHost, heightForRowAt path: RowPath) -> RowHeight {
    let table = tableView.rowHeight
    guard model.row(at: path) == nil else {
      return model.height(forRowAt: path, delegate: heightForRow, table: table)
    }
    guard let heightForRow, let details = details(at: path, on: tableView) else { return table }
    return model.checked(heightForRow(details) ?? table, of: .row(path))
  }

  /// Returns how tall the rows of a section are, as far as the closure of the delegate need not be
  /// asked.
  public func tableView(
    _ tableView: any TableHost, heightsForRowsInSection section: Int
  ) -> SectionHeights {
    model.heights(inSection: section, delegate: heightForRow, table: tableView.rowHeight)
  }

  /// Returns how tall a header is: what it says, the closure of the delegate, or the table; zero for
  /// a section without one.
  public func tableView(
    _ tableView: any TableHost, heightForHeaderInSection section: Int
  ) -> RowHeight {
    checkAgreement(on: tableView)
    let table = tableView.sectionHeaderHeight
    guard let own = model.content.section(at: section) else { return table }
    guard let header = own.header else { return 0 }
    let height = header.height ?? heightForHeader?(section) ?? table
    return model.checked(height, of: .header(section: section))
  }

  /// Returns how tall a footer is: what it says, the closure of the delegate, or the table; zero for
  /// a section without one.
  public func tableView(
    _ tableView: any TableHost, heightForFooterInSection section: Int
  ) -> RowHeight {
    checkAgreement(on: tableView)
    let table = tableView.sectionFooterHeight
    guard let own = model.content.section(at: section) else { return table }
    guard let footer = own.footer else { return 0 }
    let height = footer.height ?? heightForFooter?(section) ?? table
    return model.checked(height, of: .footer(section: section))
  }
}
