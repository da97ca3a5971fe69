/// A text and the columns of a line that it is to fill, for cells that are laid out in columns.
///
/// ```swift
/// override func lines(fitting width: Int) -> [String] {
///   [TextColumn.line([TextColumn(name), TextColumn(size, width: 9, alignment: .trailing)], fitting: width)]
/// }
/// ```
public struct TextColumn: Hashable, Sendable {
  /// The text of the column.
  public var text: String

  /// How many columns of the line it fills; nil for an equal share of what the others leave.
  public var width: Int?

  /// Where the text stands if it is shorter.
  public var alignment: TextLine.Alignment

  /// Creates a column; without a width, it takes what the others leave.
  public init(_ text: String, width: Int? = nil, alignment: TextLine.Alignment = .leading) {
    self.text = text
    self.width = width
    self.alignment = alignment
  }

  /// Returns a line of columns, side by side with a gap between.
  ///
  /// A line that is too narrow for all columns is cut at its end.
  ///
  /// - Complexity: O(*n*) in the length of the texts.
  public static func line(_ columns: [TextColumn], fitting width: Int, gap: Int = 2) -> String {
    let gap = max(0, gap)
    let fixed = columns.reduce(0) { $0 + max(0, $1.width ?? 0) } + gap * max(0, columns.count - 1)
    let flexible = columns.count { $0.width == nil }
    var rest = max(0, width - fixed)
    var waiting = flexible
    let texts = columns.map { column in
      guard column.width == nil else {
        return TextLine(column.text).fitted(to: max(0, column.width ?? 0), alignment: column.alignment)
      }
      let share = rest / waiting
      rest -= share
      waiting -= 1
      return TextLine(column.text).fitted(to: share, alignment: column.alignment)
    }
    return TextLine(texts.joined(separator: String(repeating: " ", count: gap)))
      .truncated(to: max(0, width))
  }
}
