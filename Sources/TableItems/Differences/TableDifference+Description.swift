extension TableDifference: CustomStringConvertible {
  /// The difference as text, a line for each change; `none` if there is none.
  ///
  /// ```
  /// - section 2
  /// + section 0
  /// section 1 → 3
  /// - row (0, 3)
  /// + row (1, 4)
  /// row (0, 7) → (1, 0)
  /// ~ row (1, 2)
  /// ~ row (0, 8) → (1, 9)
  /// ~ header of section 1
  /// ~ footer of section 1
  /// ~ index titles
  /// ```
  ///
  /// Old positions are those of `-` and those before an arrow; all others are new ones.
  public var description: String {
    var lines = deletedSections.map { "- section \($0)" }
    lines += insertedSections.map { "+ section \($0)" }
    lines += movedSections.map { "section \($0)" }
    lines += deletedRows.map { "- row \($0)" }
    lines += insertedRows.map { "+ row \($0)" }
    lines += movedRows.map { "row \($0)" }
    lines += updatedRows.map { move in
      move.source == move.destination ? "~ row \(move.destination)" : "~ row \(move)"
    }
    lines += updatedHeaders.map { "~ header of section \($0)" }
    lines += updatedFooters.map { "~ footer of section \($0)" }
    if updatesIndexTitles { lines.append("~ index titles") }
    return lines.isEmpty ? "none" : lines.joined(separator: "\n")
  }
}

extension TableDifference.Move: CustomStringConvertible {
  /// The move as text: both positions.
  public var description: String { "\(source) → \(destination)" }
}
