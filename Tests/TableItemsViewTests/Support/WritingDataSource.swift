import TableItemsView
import TestSupport

/// A data source that implements everything, and writes down what it is asked.
final class WritingDataSource: TableViewDataSource {
  var rowCounts: [Int]

  /// The titles and the texts of views, by section.
  var headerTitles: [Int: String] = [:]
  var headerViews: [Int: String] = [:]
  var footerTitles: [Int: String] = [:]
  var footerViews: [Int: String] = [:]

  /// The titles of the index, and the sections that they lead to.
  var indexTitles: [String]?
  var indexSections: [Int] = []

  /// What the rows show.
  var text: (RowPath) -> String = { "row \($0.section).\($0.row)" }

  private let journal: Journal

  init(_ rowCounts: [Int], journal: Journal) {
    self.rowCounts = rowCounts
    self.journal = journal
  }

  func numberOfSections(in tableView: any TableHost<TextCell>) -> Int {
    journal.write("sections")
    return rowCounts.count
  }

  func tableView(
    _ tableView: any TableHost<TextCell>, numberOfRowsInSection section: Int
  ) -> Int {
    journal.write("rows \(section)")
    return rowCounts[section]
  }

  func tableView(_ tableView: any TableHost<TextCell>, cellForRowAt path: RowPath) -> TextCell {
    journal.write("cell \(path)")
    tableView.register(TextCell.self, forCellReuseIdentifier: "row")
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: path)
    cell.show(CellContent(text: text(path)))
    return cell
  }

  func tableView(
    _ tableView: any TableHost<TextCell>, titleForHeaderInSection section: Int
  ) -> String? {
    journal.write("header title \(section)")
    return headerTitles[section]
  }

  func tableView(
    _ tableView: any TableHost<TextCell>, titleForFooterInSection section: Int
  ) -> String? {
    journal.write("footer title \(section)")
    return footerTitles[section]
  }

  func tableView(
    _ tableView: any TableHost<TextCell>, viewForHeaderInSection section: Int
  ) -> TextHeaderFooterView? {
    journal.write("header view \(section)")
    return headerViews[section].flatMap { view($0, from: tableView) }
  }

  func tableView(
    _ tableView: any TableHost<TextCell>, viewForFooterInSection section: Int
  ) -> TextHeaderFooterView? {
    journal.write("footer view \(section)")
    return footerViews[section].flatMap { view($0, from: tableView) }
  }

  func sectionIndexTitles(for tableView: any TableHost<TextCell>) -> [String]? {
    journal.write("index titles")
    return indexTitles
  }

  func tableView(
    _ tableView: any TableHost<TextCell>, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int {
    journal.write("section of \(title) at \(index)")
    return indexSections[index]
  }

  private func view(
    _ text: String, from tableView: any TableHost<TextCell>
  ) -> TextHeaderFooterView? {
    tableView.register(TextHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "view")
    let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "view")
    view?.show(CellContent(text: text))
    return view
  }
}
