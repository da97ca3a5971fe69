import TableItemsView

/// A data source of arrays, as a newcomer writes it: it would stop the program if it were asked for what
/// is not there, so it takes note instead.
@MainActor
final class ArrayDataSource: TableViewDataSource {
  var sections: [[String]]

  /// What was asked for that is not there.
  private(set) var mistakes: [String] = []

  /// Called with each question, in words.
  var onQuestion: (String) -> Void = { _ in }

  init(_ sections: [[String]]) {
    self.sections = sections
  }

  func numberOfSections(in tableView: any TableHost<TextCell>) -> Int {
    // The way to have a row for what can be added while the table is edited.
    _ = tableView.isEditing
    onQuestion("sections")
    return sections.count
  }

  func tableView(
    _ tableView: any TableHost<TextCell>, numberOfRowsInSection section: Int
  ) -> Int {
    _ = tableView.isEditing
    onQuestion("rows")
    guard sections.indices.contains(section) else {
      // A closure may have taken the section away since sections were counted.
      return 0
    }
    return sections[section].count
  }

  func tableView(_ tableView: any TableHost<TextCell>, cellForRowAt path: RowPath) -> TextCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: path)
    if sections.indices.contains(path.section), sections[path.section].indices.contains(path.row) {
      cell.show(CellContent(text: sections[path.section][path.row]))
    } else {
      mistakes.append("there is no row \(path)")
    }
    onQuestion("cell")
    return cell
  }

  func tableView(
    _ tableView: any TableHost<TextCell>, titleForHeaderInSection section: Int
  ) -> String? {
    onQuestion("title")
    return "section"
  }
}
