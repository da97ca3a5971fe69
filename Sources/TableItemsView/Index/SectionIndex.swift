/// The index at the side of a table: which title stands on which line, a value that knows no views.
struct SectionIndex: Hashable, Sendable {
  /// The titles, at least one.
  let titles: [String]

  /// Creates an index; nil for no titles.
  ///
  /// - Complexity: O(*n*) in the number of titles.
  init?(_ titles: [String]) {
    guard !titles.isEmpty else { return nil }
    self.titles = titles
    width = titles.map { Self.text(of: $0).width }.max() ?? 0
  }

  /// The title that stands for a search, and leads to the top of the table.
  static let search = "{search}"

  /// What stands for titles that there is no room for.
  private static let dot: TextLine = "·"

  /// The number of columns that the titles take.
  let width: Int

  /// Returns how many lines there are beside which an index stands: those of the screen, or of the
  /// content where that is taller than any screen is.
  static func lineCount(
    inHeight height: Double, contentHeight: Double, lineHeight: Double
  ) -> Int {
    Int(
      rounding: max(
        0, min(height <= 10_000 * lineHeight ? height : contentHeight, 1e9) / lineHeight))
  }

  /// Returns what stands on each of so many lines, from the first line that is not empty.
  ///
  /// The titles stand in the middle. Where there is no room for all, some are left out evenly, with a
  /// dot in place of those between two others.
  ///
  /// - Complexity: O(*n*) in the number of lines that are not empty.
  func lines(in count: Int) -> (first: Int, lines: [TextLine]) {
    let shown = shownCount(in: count)
    let isWhole = shown == titles.count
    return (
      firstLine(in: count),
      (0..<shown).map { line in
        isWhole || line % 2 == 0
          ? Self.text(of: titles[position(ofLine: line, of: shown)]) : Self.dot
      }
    )
  }

  /// Returns the position of the title at a line; the nearest one for a line above or below all.
  func position(atLine line: Int, in count: Int) -> Int {
    let shown = shownCount(in: count)
    return position(ofLine: min(max(0, line - firstLine(in: count)), max(0, shown - 1)), of: shown)
  }

  private func firstLine(in count: Int) -> Int { max(0, count - shownCount(in: count)) / 2 }

  /// How many lines are not empty: a line for each title, or as many as there are, so that there is a
  /// title at both ends.
  private func shownCount(in count: Int) -> Int {
    titles.count <= count ? titles.count : max(0, count.isMultiple(of: 2) ? count - 1 : count)
  }

  private func position(ofLine line: Int, of shown: Int) -> Int {
    shown < 2 ? 0 : (line * (titles.count - 1) + (shown - 1) / 2) / (shown - 1)
  }

  private static func text(of title: String) -> TextLine { title == search ? "/" : TextLine(title) }
}
