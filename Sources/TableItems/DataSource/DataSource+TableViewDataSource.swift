extension DataSource: TableViewDataSource {
  /// Returns the number of sections.
  public func numberOfSections(in tableView: any TableHost<Cell>) -> Int {
    model.content.sections.count
  }

  /// Returns the number of rows in a section; zero for one that does not exist.
  public func tableView(
    _ tableView: any TableHost<Cell>, numberOfRowsInSection section: Int
  ) -> Int {
    model.content.numberOfRows(inSection: section)
  }

  /// Returns the cell of a row; an empty default cell for a row that does not exist.
  public func tableView(
    _ tableView: any TableHost<Cell>, cellForRowAt path: RowPath
  ) -> Cell {
    let cell = cell(for: model.event(at: path), at: path, from: tableView)
    // The ready delegate is told when it is shown; any other one may not say it.
    if model.nearEndTrigger != nil, (tableView.delegate as? Delegate)?.model !== model {
      model.noticeDisplay(ofRowAt: path)
    }
    return cell
  }

  /// Returns the text above a section; nil if there is none, or a type of view shows it.
  public func tableView(
    _ tableView: any TableHost<Cell>, titleForHeaderInSection section: Int
  ) -> String? {
    model.content.section(at: section)?.header.flatMap(title(of:))
  }

  /// Returns the text below a section; nil if there is none, or a type of view shows it.
  public func tableView(
    _ tableView: any TableHost<Cell>, titleForFooterInSection section: Int
  ) -> String? {
    model.content.section(at: section)?.footer.flatMap(title(of:))
  }

  /// Returns the view above a section; nil if there is none, or it is a text.
  public func tableView(
    _ tableView: any TableHost<Cell>, viewForHeaderInSection section: Int
  ) -> Cell.HeaderFooterView? {
    model.content.section(at: section)?.header
      .flatMap { view(for: $0, at: .header(section: section), from: tableView) }
  }

  /// Returns the view below a section; nil if there is none, or it is a text.
  public func tableView(
    _ tableView: any TableHost<Cell>, viewForFooterInSection section: Int
  ) -> Cell.HeaderFooterView? {
    model.content.section(at: section)?.footer
      .flatMap { view(for: $0, at: .footer(section: section), from: tableView) }
  }

  /// Returns the index titles of the sections, in order; nil if no section has one.
  public func sectionIndexTitles(for tableView: any TableHost<Cell>) -> [String]? {
    model.content.sectionIndexTitles
  }

  /// Returns the section that a title of the index leads to; for a title that no section has, the
  /// nearest one before it.
  public func tableView(
    _ tableView: any TableHost<Cell>, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int {
    model.content.section(forSectionIndexTitle: title, at: index) ?? 0
  }
}
