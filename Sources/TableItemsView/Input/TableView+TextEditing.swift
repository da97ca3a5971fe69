/// A text of an input row that a person edits.
public struct EditedText: Hashable, Sendable {
  /// Where the row stands.
  public let path: RowPath

  /// The text, and where the cursor is.
  public let field: TextField
}

extension TableView {
  /// What a person edits now; nil for nothing.
  ///
  /// It is found by its id, wherever it is on screen or off; with its row it goes, and when the row is
  /// disabled or the table is being edited. A text that the program sets meanwhile takes the place of what
  /// was typed.
  public var editedText: EditedText? {
    guard let open = interaction.input, let path = place(of: open.row),
      let input = editableInput(ofRowAt: path)
    else { return nil }
    return EditedText(path: path, field: open.field(showing: input))
  }

  /// Does what a tap on the text of an input row does: begins to edit it, and ends what was edited before.
  ///
  /// A closure that is told of it may do anything. Whatever began is told to have ended, once; of texts that
  /// closures begin on the way, the one that is asked for here is edited in the end.
  ///
  /// - Returns: Whether there is such a row, and it is enabled and in a table that is not being edited, also
  ///   after all closures were told.
  @discardableResult
  public func beginEditingText(ofRowAt path: RowPath) -> Bool {
    layoutIfNeeded()
    // Closures that begin a text each time that one begins or ends must not hold the program up for ever.
    guard interaction.openTextCalls < 16, !interaction.refusesTexts,
      editableInput(ofRowAt: path) != nil
    else { return false }
    interaction.openTextCalls += 1
    defer { interaction.openTextCalls -= 1 }
    let row = tracked(at: path)
    // A closure that is told of the end may begin another text, which ends as well; then, none may.
    for isLast in [false, true] where interaction.input != nil {
      if let edited = editedText?.path, edited == currentPath(of: row) { return true }
      interaction.refusesTexts = isLast
      endEditingText()
      interaction.refusesTexts = false
    }
    guard interaction.input == nil, let path = currentPath(of: row),
      let input = editableInput(ofRowAt: path)
    else { return false }
    return begin(input, at: path)
  }

  private func begin(_ input: CellInput, at path: RowPath) -> Bool {
    interaction.begunTexts += 1
    let field = TextField(
      input.text, maximumLength: input.maximumLength, isSecure: input.isSecure)
    let open = OpenInput(
      number: interaction.begunTexts, delegate: delegate, row: tracked(at: path), field: field)
    interaction.input = open
    // Nothing is asked of the app between the two, so that no text ends that has not begun.
    tell(.begin, at: path)
    guard isOpen(open), let path = editedText?.path else { return false }
    scrollToRow(at: path, at: .none)
    guard isOpen(open), let path = editedText?.path else { return false }
    showEditedText(ofRowAt: path)
    return isOpen(open)
  }

  /// Does what a person does who types: changes the text that is edited, or moves the cursor in it.
  public func editText(_ edit: TextField.Edit) {
    guard let (edited, open) = openText else { return }
    var field = edited.field
    field.perform(edit)
    guard field != edited.field else { return }
    var changed = open
    changed.field = field
    changed.problem = nil
    interaction.input = changed
    if field.text != edited.field.text {
      tell(.change(field.text, isSecure: field.isSecure), at: edited.path)
    }
    if let edited = editedText { showEditedText(ofRowAt: edited.path) }
  }

  /// Does what the return key does: tells of it, and goes to the next input row if it leads there, else ends.
  ///
  /// While something is wrong with the text, that is shown, and nothing else happens.
  ///
  /// - Returns: Whether nothing was wrong.
  @discardableResult
  public func pressReturn() -> Bool {
    guard let (edited, open) = openText else { return false }
    let problem = inputProblem(ofRowAt: edited.path)
    // A closure may have begun to edit something else, or ended it.
    guard isOpen(open), let path = editedText?.path else { return problem == nil }
    if let problem {
      interaction.input?.problem = problem
      showEditedText(ofRowAt: path)
      return false
    }
    tell(.return, at: path)
    guard isOpen(open), let path = editedText?.path else { return true }
    let next = input(ofRowAt: path)?.returnKey == .next ? nextInputRow(after: path) : nil
    guard let next else {
      endEditingText()
      return true
    }
    beginEditingText(ofRowAt: next)
    return true
  }

  /// Ends editing of a text; what was typed stays.
  public func endEditingText() {
    guard let begun = interaction.input else { return }
    let place = place(of: begun.row)
    // What the table is asked for on the way may have ended it, or begun another one.
    guard let open = interaction.input, isOpen(begun) else { return }
    interaction.input = nil
    if let place { showEditedText(ofRowAt: place) }
    interaction.openTextCalls += 1
    defer { interaction.openTextCalls -= 1 }
    let path = place ?? open.row.path
    if open.delegate === delegate {
      tell(.end, at: path)
    } else {
      open.delegate?.tableView(self, didReceive: InputEvent.end, forRowAt: path)
    }
  }

  /// Returns what is wrong with the text of an input row, for a person: what its data says, else what the
  /// closures say; nil for nothing.
  public func inputProblem(ofRowAt path: RowPath) -> String? {
    guard let input = input(ofRowAt: path) else { return nil }
    if let inputDelegate { return inputDelegate.inputProblem(at: path, on: self) }
    return input.validation.problem(with: input.text)
  }

  /// What is edited, and how it is kept; what is edited no more is forgotten.
  private var openText: (edited: EditedText, open: OpenInput)? {
    layoutIfNeeded()
    guard let edited = editedText, let open = interaction.input else {
      endEditingText()
      return nil
    }
    return (edited, open)
  }
}
