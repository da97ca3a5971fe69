extension TableContent {
  /// Returns the content after a difference, or nil if the difference does not fit.
  ///
  /// It fits content of the shape of that which it was made from: as many sections, and as many rows in
  /// each. What came, and what looks different, is taken from the new content of the difference; all
  /// else is kept.
  ///
  /// ```swift
  /// let difference = new.difference(from: old)
  /// old.applying(difference)            // new
  /// new.applying(difference.inverse())  // old
  /// ```
  ///
  /// The rows of a uniform section that changes are made, and are an array from then on.
  ///
  /// - Complexity: O(*n*) in the number of sections, and of rows in those that change.
  public func applying(_ difference: TableDifference) -> TableContent? {
    let oldSections = difference.old.sections
    guard sections.count == oldSections.count,
      zip(sections, oldSections).allSatisfy({ $0.rows.count == $1.rows.count })
    else { return nil }
    let edits = RowEdits(of: difference, in: self)
    var result = TableContent(difference.new.sections)
    for (position, oldPosition) in difference.oldSections.enumerated() {
      if let oldPosition {
        let rows = edits.applied(to: sections[oldPosition].rows, at: oldPosition, position)
        result.sections[position] = sections[oldPosition]
        result.sections[position].rows = rows
        result.sections[position].takeChanges(
          from: oldSections[oldPosition], to: difference.new.sections[position])
      } else {
        edits.place(into: &result.sections[position].rows, at: position)
      }
    }
    for section in difference.updatedHeaders {
      result.sections[section].header = difference.new.sections[section].header
    }
    for section in difference.updatedFooters {
      result.sections[section].footer = difference.new.sections[section].footer
    }
    return result
  }
}

extension SectionItem {
  /// Takes over what is no change of a row, a header or a footer.
  fileprivate mutating func takeChanges(from old: SectionItem, to new: SectionItem) {
    if old.rowHeight != new.rowHeight { rowHeight = new.rowHeight }
    if old.editing != new.editing { editing = new.editing }
    if !CellReference.areSame(old.cell, new.cell) { cell = new.cell }
    if old.indexTitle != new.indexTitle { indexTitle = new.indexTitle }
  }
}
