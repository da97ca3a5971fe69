extension TableDraft {
  /// What turns the original content into that of the draft.
  ///
  /// It is made of what the draft remembers: ids are not looked at, and data only of headers and
  /// footers that were set.
  ///
  /// - Complexity: O(*n*) in the number of sections, and in the rows of those of which rows were
  ///   edited, which are copied; O(*k* log *k*) in the number *k* of edits.
  public var difference: TableDifference {
    let new = content
    var difference = TableDifference(
      from: original, to: new, oldSections: sections.map(\.origin))
    if hasOtherSections { difference.addSections() }
    if hasOtherSections || sections.contains(where: \.hasOtherParts) {
      difference.compareIndexTitles()
    }
    let comparison = DataComparison()
    for (position, section) in sections.enumerated() where section.hasOtherParts {
      guard let old = section.origin.map({ original.sections[$0] }) else { continue }
      if !comparison.isEqual(old.header, section.item.header) {
        difference.updatedHeaders.append(position)
      }
      if !comparison.isEqual(old.footer, section.item.footer) {
        difference.updatedFooters.append(position)
      }
    }
    for (position, section) in sections.enumerated() {
      if let rows = section.edited { difference.add(rows, at: position) }
    }
    difference.addDeletedRows(
      outside: sections.reduce(into: [:]) { $1.addOldRows(to: &$0) })
    difference.movedRows.sort { $0.source < $1.source }
    difference.updatedRows.sort { $0.source < $1.source }
    return difference
  }
}

extension DraftSection {
  /// Adds which old rows the edited rows are, by old section.
  fileprivate func addOldRows(to oldRows: inout [Int: [Range<Int>]]) {
    guard let edited else { return }
    if let origin { oldRows[origin, default: []] += [] }
    for piece in edited.pieces {
      guard let origin = piece.origin else { continue }
      oldRows[origin.section, default: []].append(origin.row..<(origin.row + piece.count))
    }
  }
}

extension TableDifference {
  /// Lists the sections that came, went and moved.
  fileprivate mutating func addSections() {
    var newPositions = [Int?](repeating: nil, count: old.sections.count)
    for (position, oldPosition) in oldSections.enumerated() {
      if let oldPosition {
        newPositions[oldPosition] = position
      } else {
        insertedSections.append(position)
      }
    }
    var runs: [MatchedRun] = []
    for (position, newPosition) in newPositions.enumerated() {
      if let newPosition {
        runs.appendRun(old: position, new: newPosition, count: 1)
      } else {
        deletedSections.append(position)
      }
    }
    movedSections = RunOrder(walked: [], joined: runs).moved(newCount: new.sections.count)
      .map { Move(from: Int($0.old), to: Int($0.new)) }
  }

  private func compareTitles(_ position: Int, _ oldPosition: Int?) -> Bool {
    guard let oldPosition else { return true }
    return old.sections[oldPosition].indexTitle == new.sections[position].indexTitle
  }

  fileprivate mutating func compareIndexTitles() {
    updatesIndexTitles =
      old.sectionIndexTitles != new.sectionIndexTitles
      || !oldSections.enumerated().allSatisfy(compareTitles)
  }

  /// Lists what came to a section, moved in it or into it, and looks different.
  fileprivate mutating func add(_ rows: DraftRows, at section: Int) {
    let oldSection = oldSections[section]
    var stayed: [MatchedRun] = []
    var start = 0
    for piece in rows.pieces {
      defer { start += piece.count }
      guard let origin = piece.origin else {
        guard oldSection != nil else { continue }
        insertedRows += (0..<piece.count).map { RowPath(section: section, row: start + $0) }
        continue
      }
      let moves = (0..<piece.count).lazy.map { [start] offset in
        Move(
          from: RowPath(section: origin.section, row: origin.row + offset),
          to: RowPath(section: section, row: start + offset))
      }
      if origin.section == oldSection {
        stayed.append(MatchedRun(old: origin.row, new: start, count: piece.count))
        if piece.isUpdated { updatedRows += moves }
      } else {
        movedRows += moves
        updatedRows += moves.filter { piece.isUpdated || !looksSame($0) }
      }
    }
    guard let oldSection else { return }
    stayed.sort { $0.old < $1.old }
    movedRows += RunOrder(walked: [], joined: stayed).moved(newCount: rows.count).lazy.map {
      Move(
        from: RowPath(section: oldSection, row: Int($0.old)),
        to: RowPath(section: section, row: Int($0.new)))
    }
  }

  /// Tells whether a row that went to another section looks the same there, where rows that do not
  /// say it themselves may be taller, have another cell, or be edited otherwise.
  private func looksSame(_ move: Move<RowPath>) -> Bool {
    let appearance = old.sections[move.source.section].rowAppearance
    let newAppearance = new.sections[move.destination.section].rowAppearance
    if appearance.isSame(as: newAppearance) { return true }
    guard let row = new.row(at: move.destination) else { return false }
    return (row.height ?? appearance.height) == (row.height ?? newAppearance.height)
      && CellReference.areSame(row.cell ?? appearance.cell, row.cell ?? newAppearance.cell)
      && appearance.allowsSame(as: newAppearance, for: row.extras?.traits)
  }

  /// Lists the old rows of sections that stay that are nowhere now.
  fileprivate mutating func addDeletedRows(outside oldRows: [Int: [Range<Int>]]) {
    guard !oldRows.isEmpty else { return }
    for section in oldSections.compactMap(\.self).sorted() {
      guard let ranges = oldRows[section] else { continue }
      var start = 0
      let end = old.sections[section].rows.count
      for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) + [end..<end] {
        deletedRows += (start..<range.lowerBound).map { RowPath(section: section, row: $0) }
        start = range.upperBound
      }
    }
  }
}
