extension CellContent {
  /// Returns the content as lines of at most so many columns, in its style.
  func lines(fitting width: Int) -> [TextLine] {
    switch style {
    case .default:
      return textLines.map { $0.truncated(to: width) }
    case .subtitle:
      return (textLines + detailLines).map { $0.truncated(to: width) }
    case .value1, .value2:
      return [firstLine(fitting: width)] + textLines.dropFirst().map { $0.truncated(to: width) }
    }
  }

  /// The text and the detail text side by side.
  private func firstLine(fitting width: Int) -> TextLine {
    let text = textLines.first ?? ""
    guard let detail = detailLines.first else { return text.truncated(to: width) }
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
    split(separator: "\n", omittingEmptySubsequences: false).map { TextLine(String($0)) }
  }
}
