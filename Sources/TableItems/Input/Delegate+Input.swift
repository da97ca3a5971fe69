extension Delegate {
  /// Keeps what a person has typed in its row, and tells the closures of it.
  ///
  /// Where the row of a text that ends is gone, they are told of the row as it was.
  ///
  /// - Returns: The row, with the text as it was typed last; nil if it is gone.
  func tell(_ input: InputEvent, at path: RowPath, on host: any TableHost) -> TableEvent? {
    guard
      var row = input == .end ? begunRow(at: path, on: host) : inputDetails(at: path, on: host)
    else { return nil }
    if case .change(let text, _) = input {
      keep(text, in: row, on: host)
      // What is shown anew may have done anything.
      guard let path = model.path(of: row.id, near: path),
        let kept = inputDetails(at: path, on: host)
      else { return nil }
      row = kept
    }
    edited = input == .end ? nil : row
    switch input {
    case .begin: tell(.inputBegin, row, onInputBegin)
    case .change: tell(.inputChange, row, onInputChange)
    case .return: tell(.inputReturn, row, onInputReturn)
    case .end: tell(.inputEnd, row, onInputEnd)
    }
    return row
  }

  /// Returns the row whose text ends, or as it was if it is gone.
  private func begunRow(at path: RowPath, on host: any TableHost) -> TableEvent? {
    let row = inputDetails(at: path, on: host)
    guard let edited else { return row }
    if let row, row.id == edited.id || row.id.row.isPosition && row.row.data is CellInput {
      return row
    }
    return edited.moved(to: path)
  }

  /// Returns what is wrong with the text of an input row: what its data says, else what the closures say.
  public func inputProblem(at path: RowPath, on host: any TableHost) -> String? {
    guard let details = inputDetails(at: path, on: host),
      let input = details.data(as: CellInput.self)
    else { return nil }
    if let problem = input.validation.problem(with: input.text) { return problem }
    return ask(.validateInput, details, validateInput) ?? nil
  }

  /// Returns what closures get to know of an input row: it has the text as it was typed last, also while
  /// the update that shows it waits.
  private func inputDetails(at path: RowPath, on host: any TableHost) -> TableEvent? {
    guard let details = details(at: path, on: host) else { return nil }
    guard details.row.data is CellInput,
      let input = model.sourceRow(of: details.id, near: path)?.data as? CellInput
    else { return details }
    return details.with(data: input)
  }

  /// Keeps a text in the model, and in that of the data source where that is another one.
  private func keep(_ text: String, in details: TableEvent, on host: any TableHost) {
    let shown = host.dataSourceModel
    model.keep(text, inRow: details.id, near: details.path)
    if let shown, shown !== model { shown.keep(text, inRow: details.id, near: details.path) }
  }
}

extension TableModel {
  /// Keeps the text of an input row.
  fileprivate func keep(_ text: String, inRow id: RowID, near path: RowPath) {
    guard let path = sourcePath(of: id, near: path), let row = source.row(at: path),
      var input = row.data as? CellInput, input.text != text
    else { return }
    input.text = text
    update(animation: .none) { $0.replace(at: path, with: row.with(data: input)) }
  }
}

extension TableEvent {
  /// Returns the event of the row with other data.
  fileprivate func with(data: any Sendable) -> TableEvent {
    TableEvent(path: path, id: id, row: row.with(data: data), cell: cell, editing: editing)
  }
}

extension RowItem {
  /// Returns the row with other data.
  func with(data: any Sendable) -> RowItem {
    RowItem(
      data: data, id: id, height: height, cell: cell, extras: extras, isDiscovered: isDiscovered)
  }
}
