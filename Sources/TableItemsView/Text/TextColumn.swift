/// A text and the columns of a line that it is to fill, for cells that are laid out in columns.
///
/// ```swift
/// override func lines(fitting width: Int) -> [TextLine] {
///   [
///     TextColumn.line(
///       [TextColumn(name), TextColumn(size, width: 9, alignment: .trailing)], fitting: width)
///   ]
/// }
/// ```
public struct TextColumn: Hashable, Sendable {
  /// The text of the column.
  public var text: TextLine

  /// How many columns of the line it fills; nil for an equal share of what the others leave.
  public var width: Int?

  /// Where the text stands if it is shorter.
  public var alignment: TextLine.Alignment

  /// Creates a column of a text, which is made harmless; without a width, it takes what the others
  /// leave.
  public init(_ text: String, width: Int? = nil, alignment: TextLine.Alignment = .leading) {
    self.init(TextLine(text), width: width, alignment: alignment)
  }

  /// Creates a column; without a width, it takes what the others leave.
  public init(_ text: TextLine, width: Int? = nil, alignment: TextLine.Alignment = .leading) {
    self.text = text
    self.width = width
    self.alignment = alignment
  }

  /// Returns a line of columns, side by side with a gap between.
  ///
  /// A line that is too narrow for all columns is cut at its end.
  ///
  /// - Complexity: O(*n*) in the length of the texts.
  public static func line(_ columns: [TextColumn], fitting width: Int, gap: Int = 2) -> TextLine {
    // Nothing is wider than the line, whatever it asks for.
    let width = min(max(0, width), TextLine.widest)
    let gap = TextLine.spaces(min(gap, width))
    var taken = gap.width * max(0, columns.count - 1)
    var sharing = 0
    for column in columns {
      if let room = column.width { taken += min(max(0, room), width) } else { sharing += 1 }
    }
    var rest = max(0, width - taken)
    var line: TextLine = ""
    for (position, column) in columns.enumerated() {
      var room = min(max(0, column.width ?? 0), width)
      if column.width == nil {
        room = rest / sharing
        rest -= room
        sharing -= 1
      }
      if position > 0 { line = line + gap }
      line = line + column.text.fitted(to: room, alignment: column.alignment)
    }
    return line.truncated(to: width)
  }
}
