extension CellContent {
  /// Returns the content as lines of at most so many columns, in its style.
  func lines(fitting width: Int) -> [TextLine] {
    switch style {
    case .default:
      return lines(of: markedText, in: width)
    case .subtitle:
      return lines(of: markedText, in: width) + lines(of: detailText, in: width)
    case .value1:
      // The detail text keeps its place, and the text is broken in the room that is left.
      let details = lines(of: detailText, in: width)
      let room = details.map(\.width).max().map { max(0, width - $0 - 2) } ?? width
      return sideBySide(lines(of: markedText, in: room), details, fitting: width)
    case .value2:
      return sideBySide(
        lines(of: markedText, in: width / 4),
        lines(of: detailText, in: max(0, width - width / 4 - 2)), fitting: width)
    }
  }

  /// Returns a text as lines: broken at words in so many columns if it may take several lines, and else at
  /// its line breaks only.
  private func lines(of text: String?, in columns: Int) -> [TextLine] {
    guard let text else { return [] }
    if let numberOfLines {
      return TextLine.wrapping(text, to: columns, limit: numberOfLines)
    }
    return text.separatedIntoLines.map { isBesideDetail ? $0 : $0.truncated(to: columns) }
  }

  /// Whether the text stands beside the detail text, which is looked after where both are put in a line.
  private var isBesideDetail: Bool { style == .value1 || style == .value2 }

  private func sideBySide(
    _ texts: [TextLine], _ details: [TextLine], fitting width: Int
  ) -> [TextLine] {
    (0..<max(texts.count, details.count)).map { line in
      sideBySide(
        texts.indices.contains(line) ? texts[line] : "",
        details.indices.contains(line) ? details[line] : details.isEmpty ? nil : "",
        fitting: width)
    }
  }

  private func sideBySide(
    _ text: TextLine, _ detail: TextLine?, fitting width: Int
  ) -> TextLine {
    guard let detail else { return text.truncated(to: width) }
    let columns =
      if style == .value2 {
        [TextColumn(text, width: width / 4, alignment: .trailing), TextColumn(detail)]
      } else {
        [TextColumn(text), TextColumn(detail, width: min(detail.width, width))]
      }
    return TextColumn.line(columns, fitting: width)
  }

  /// The text, with the name of the image before it.
  private var markedText: String { (imageName.map { "[\($0)] " } ?? "") + text }
}

extension String {
  fileprivate var separatedIntoLines: [TextLine] {
    split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map {
      TextLine(String($0))
    }
  }
}
