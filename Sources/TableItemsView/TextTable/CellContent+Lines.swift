extension CellContent {
  /// Returns the content as lines of at most so many columns, in its style.
  func lines(fitting width: Int) -> [String] {
    switch style {
    case .default:
      textLines.map { TextLine($0).truncated(to: width) }
    case .subtitle:
      (textLines + detailLines).map { TextLine($0).truncated(to: width) }
    case .value1:
      [textLines[0].besideDetail(detailLines.first, in: width)]
        + textLines.dropFirst().map { TextLine($0).truncated(to: width) }
    case .value2:
      [
        TextColumn.line(
          [
            TextColumn(textLines[0], width: width / 4, alignment: .trailing),
            TextColumn(detailLines.first ?? ""),
          ], fitting: width)
      ]
    }
  }

  /// The lines of the text, at least one, with the name of the image before the first.
  private var textLines: [String] {
    var lines = text.separatedIntoLines
    if let imageName { lines[0] = "[\(imageName)] " + lines[0] }
    return lines
  }

  private var detailLines: [String] { detailText?.separatedIntoLines ?? [] }
}

extension String {
  fileprivate var separatedIntoLines: [String] {
    split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The text at the leading edge and a detail at the trailing edge; the text gives way.
  fileprivate func besideDetail(_ detail: String?, in width: Int) -> String {
    guard let detail else { return TextLine(self).truncated(to: width) }
    let detailWidth = min(TextLine(detail).width, width)
    return TextColumn.line(
      [TextColumn(self), TextColumn(detail, width: detailWidth)], fitting: width)
  }
}
