extension TableModel {
  /// Makes edits to the content as a person wants, and shows them.
  ///
  /// ```swift
  /// model.perform([
  ///   .delete(RowID(section: "fruit", row: 7)),
  ///   .move(RowID(section: "fruit", row: 9), to: .start(ofSection: "fruit")),
  /// ])
  /// model.undo()
  /// ```
  ///
  /// They are made to the newest content that was asked for, also where that waits, one after another
  /// and by id. What is not there any more is not deleted or moved, and a row that is where it is to go
  /// already is not moved. A row is not put into a section, or moved to another, where there is one of
  /// its id, or if there is no such section; that is reported. A row that stands for its position is
  /// meant to be the one there before the first of the edits.
  ///
  /// They are undone together, maybe with others: see ``groupingEdits(_:)``. What was undone before
  /// cannot be done again then.
  ///
  /// - Parameter edits: What to do, in order.
  /// - Returns: The update; nil if there is nothing to be done.
  /// - Complexity: As for ``TableDraft/difference``.
  @discardableResult
  public func perform(_ edits: [RowEdit]) -> TableUpdate? {
    perform(edits, near: nil).update
  }

  /// Makes an edit to the content as a person wants, and shows it.
  ///
  /// - Returns: The update; nil if there is nothing to be done.
  @discardableResult
  public func perform(_ edit: RowEdit) -> TableUpdate? {
    perform([edit])
  }

  /// Told of each edit that was made, also of those that took others back, once and in order.
  ///
  /// It is there to keep something else in step with the ``sections``, which have the edit already; see
  /// ``TableEdit``. It may do anything, such as perform other edits, which are told afterwards. What is
  /// shown in another way than by edits is not told.
  public var onEdit: ((TableEdit) -> Void)? {
    get { editNews.onEdit }
    set {
      let old = editNews.onEdit
      editNews.onEdit = newValue
      withExtendedLifetime(old) {}  // whatever it holds may ask the model when it is released
    }
  }
}

extension TableModel {
  /// Makes edits, and says which were made.
  ///
  /// - Parameters:
  ///   - edits: What to do, in order.
  ///   - path: Where the row that they name most likely is, so that it need not be looked for.
  /// - Returns: The update, or nil if there is nothing to be done, and the edits that were made.
  func perform(
    _ edits: [RowEdit], near path: RowPath?
  ) -> (update: TableUpdate?, applied: [AppliedEdit]) {
    var (draft, beginning) = beginDraft()
    let (number, first) = (sourceNumber, history.takeNumbers(edits.count))
    var applied: [AppliedEdit] = []
    var ignored: [TableDiagnostic] = []
    for edit in edits {
      if let edit = draft.make(edit, number: first + applied.count, near: path) {
        applied.append(edit)
      } else if let diagnostic = draft.diagnostic(ofIgnored: edit) {
        ignored.append(diagnostic)
      }
    }
    let update =
      applied.isEmpty
      ? nil
      : submit(draft, since: beginning, .person, applied) { history, newNumber in
        history.observe(sourceNumber: number)
        return history.record(applied, sourceNumber: newNumber)
      }
    // A handler may do anything.
    for diagnostic in ignored { report(diagnostic) }
    return (update, applied)
  }

  /// Has content be shown that edits led to, and tells of them.
  ///
  /// - Parameters:
  ///   - draft: The content.
  ///   - beginning: What was handed out with the draft.
  ///   - cause: Why the edits were made.
  ///   - edits: The edits.
  ///   - record: Takes note of them, when they are made, with the number of the content that they led
  ///     to, or nil if double ids were taken out of it; returns what is forgotten.
  /// - Returns: The update.
  func submit(
    _ draft: TableDraft, since beginning: DraftBeginning, _ cause: TableEdit.Cause,
    _ edits: [AppliedEdit], _ record: (inout UndoHistory, Int?) -> [UndoGroup]
  ) -> TableUpdate {
    let newNumber = sourceNumber + 1
    var forgotten: [UndoGroup] = []
    let update = submit(draft, since: beginning) {
      forgotten = record(&history, source.isOfSize(of: draft) ? newNumber : nil)
      editNews.add(edits.compactMap { $0.told(cause) })
    }
    tellNews()
    withExtendedLifetime(forgotten) {}
    return update
  }
}

extension TableContent {
  /// Tells whether there are as many sections and rows as in a draft.
  fileprivate func isOfSize(of draft: TableDraft) -> Bool {
    sections.count == draft.numberOfSections
      && sections.indices.allSatisfy {
        sections[$0].rows.count == draft.numberOfRows(inSection: $0)
      }
  }
}

extension TableDraft {
  /// Returns what is to be reported of an edit that was not made; nil if that is nothing unusual.
  fileprivate mutating func diagnostic(ofIgnored edit: RowEdit) -> TableDiagnostic? {
    switch edit {
    case .delete: return nil
    case .insert(let row, let place): return diagnostic(ofIgnored: row, at: place)
    case .move(let id, let place):
      guard id.section != place.section, let row = path(named: id).flatMap({ row(at: $0) })
      else { return nil }
      return diagnostic(ofIgnored: row, at: place)
    }
  }

  private mutating func diagnostic(
    ofIgnored row: RowItem, at place: RowPlace
  ) -> TableDiagnostic? {
    guard section(withID: place.section) != nil else { return .missing(place.section) }
    guard let id = row.id, isThere(row, inSection: place.section) else { return nil }
    return .alreadyThere(RowID(section: place.section, row: id))
  }
}
