extension CellContent {
  /// Returns the content as lines of at most so many columns, in its style.
  func lines(fitting width: Int) -> [TextLine] {
    switch style {
    case .default:
      textLines.map { $0.truncated(to: width) }
    case .subtitle:
      (textLines + detailLines).map { $0.truncated(to: width) }
    case .value1, .value2:
      (0..<max(textLines.count, detailLines.count)).map { line in
        sideBySide(
          textLines.indices.contains(line) ? textLines[line] : "",
          detailLines.indices.contains(line) ? detailLines[line] : nil, fitting: width)
      }
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

  /// The lines of the text, with the name of the image before the first.
  private var textLines: [TextLine] {
    ((imageName.map { "[\($0)] " } ?? "") + text).separatedIntoLines
  }

  private var detailLines: [TextLine] { detailText?.separatedIntoLines ?? [] }
}

extension String {
  fileprivate var separatedIntoLines: [TextLine] {
    split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map {
      TextLine(String($0))
    }
  }
}
