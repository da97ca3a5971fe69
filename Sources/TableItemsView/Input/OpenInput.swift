/// A text of an input row that is being edited.
struct OpenInput {
  /// Which beginning of a text it is, so that what a closure has overtaken is not carried on with.
  let number: Int

  /// Who was told that it began, and is told that it ends.
  weak var delegate: (any TableViewDelegate)?

  /// The row.
  var row: TrackedRow

  /// The text as it was typed last.
  var field: TextField

  /// What is wrong with the text, and is shown.
  var problem: String?

  /// Returns the text as it is edited: what was typed, or what the program has set since.
  func field(showing input: CellInput) -> TextField {
    guard
      input.text != field.text || input.isSecure != field.isSecure
        || input.maximumLength != field.maximumLength
    else { return field }
    return TextField(
      input.text, cursor: field.cursor == field.text.count ? nil : field.cursor,
      maximumLength: input.maximumLength, isSecure: input.isSecure)
  }
}

extension TableView {
  /// Returns the data of an input row whose text a person may edit now; nil if there is none.
  func editableInput(ofRowAt path: RowPath) -> CellInput? {
    !isEditing && isEnabled(path) ? input(ofRowAt: path) : nil
  }

  /// Tells whether a text is being edited that was begun before, so that no closure has ended it since.
  func isOpen(_ input: OpenInput) -> Bool { interaction.input?.number == input.number }

  /// Ends editing of a text whose row is gone, or may not be edited any more.
  func endTextThatIsGone() {
    if interaction.input != nil, editedText == nil { endEditingText() }
  }

  /// Returns the data of an input row, as the program wants it to be shown; nil for any other row.
  func input(ofRowAt path: RowPath) -> CellInput? {
    guard let model = dataSourceModel, let row = model.row(at: path), row.data is CellInput,
      let id = model.content.id(at: path)
    else { return nil }
    return (model.sourceRow(of: id, near: path) ?? row).data as? CellInput
  }

  /// Has the cell of a row show what is edited, or that nothing is.
  func showEditedText(ofRowAt path: RowPath) {
    if let view = layout.visible.view(of: .row(path)) { showEditedText(in: view) }
  }

  func showEditedText(in view: VisibleView<Cell>) {
    guard let cell = view.cell as? any TextEditing, let path = view.path else { return }
    let edited = interaction.input == nil ? nil : editedText
    cell.field = edited?.path == path ? edited?.field : nil
    cell.inputProblem = edited?.path == path ? interaction.input?.problem : nil
  }

  /// Returns the next enabled input row after a row, also in a later section; nil if there is none.
  ///
  /// - Complexity: O(*n*) in the number of rows between, but for sections of uniform rows.
  func nextInputRow(after path: RowPath) -> RowPath? {
    guard let sections = dataSourceModel?.content.sections else { return nil }
    for section in sections.indices.dropFirst(path.section) {
      let rows = sections[section].rows
      // Rows that are all alike are all input rows or none.
      if rows.isUniform, !(rows.first?.data is CellInput) { continue }
      let start = section == path.section ? path.row + 1 : 0
      for row in rows.indices.dropFirst(start)
      where rows[row].data is CellInput && rows[row].traits.isEnabled {
        return RowPath(section: section, row: row)
      }
    }
    return nil
  }
}
