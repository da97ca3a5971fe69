extension TableScreen: CustomStringConvertible {
  /// The lines that can be seen, without spaces at their ends and empty lines at the end.
  public var description: String {
    let lines = lines
    let count = lines.lastIndex { !$0.isEmpty }.map { $0 + 1 } ?? 0
    return lines[..<count].joined(separator: "\n")
  }

  /// The lines that can be seen, down to the end of the last item or of the index at the side, without
  /// spaces at their ends; what is said while they are loaded anew stands in a line above them.
  ///
  /// - Complexity: O(*n*) in the text that can be seen.
  public var lines: [String] {
    var lines: [TextLine] = []
    for item in items {
      let top = line(at: item.rect.minY)
      let end = min(line(at: item.rect.maxY), line(at: bounds.maxY))
      for number in max(0, top)..<max(0, top, end) {
        while lines.count <= number { lines.append("") }
        lines[number] = item.lines.dropFirst(number - top).first ?? ""
      }
    }
    drawSectionIndex(on: &lines)
    drawMenu(on: &lines)
    if let refreshTitle {
      lines.insert(TextLine(refreshTitle).truncated(to: TextLine.columns(in: bounds.width)), at: 0)
    }
    return lines.map { $0.text.trimmingSpacesAtEnd }
  }

  private func drawSectionIndex(on lines: inout [TextLine]) {
    guard let index = SectionIndex(sectionIndexTitles) else { return }
    let columns = TextLine.columns(in: bounds.width) - index.width
    let count = SectionIndex.lineCount(
      inHeight: bounds.height, contentHeight: Double(lines.count) * lineHeight,
      lineHeight: lineHeight)
    guard columns >= 0 else { return }
    let (first, titles) = index.lines(in: count)
    for (number, title) in zip(first..., titles) {
      while lines.count <= number { lines.append("") }
      lines[number] = lines[number].fitted(to: columns) + title
    }
  }

  /// Draws the menu over the lines below its row, or above where there is more room.
  private func drawMenu(on lines: inout [TextLine]) {
    guard let menu else { return }
    let item = items.first { $0.part == menu.part }
    let all = bounds.height.isFinite ? line(at: bounds.maxY) : lines.count + menu.items.count + 4
    let top = min(max(0, item.map { line(at: $0.rect.minY) } ?? 0), all)
    let bottom = min(max(0, item.map { line(at: $0.rect.maxY) } ?? 0), all)
    let columns = TextLine.columns(in: bounds.width)
    let indentation = min(2, max(0, columns - 4))
    let box = menu.lines(
      fittingWidth: columns - indentation, height: max(top, all - bottom, min(all, 3)))
    let isBelow = box.count <= all - bottom
    let start = isBelow ? bottom : box.count <= top ? top - box.count : max(0, all - box.count)
    for (number, text) in zip(start..., box) where number < all {
      while lines.count <= number { lines.append("") }
      lines[number] = lines[number].covered(by: text, at: indentation)
    }
  }

  /// Returns the number of the line, from the top of what is visible, at an offset of the content.
  private func line(at offset: Double) -> Int {
    // Far beyond what can be drawn, numbers must not become too large to count with.
    let line = (offset - bounds.minY) / lineHeight
    return Int(rounding: min(max(-1e9, line), 1e9))
  }
}

extension String {
  fileprivate var trimmingSpacesAtEnd: String {
    guard utf8.last == UInt8(ascii: " ") else { return self }
    return String(self[..<(lastIndex { $0 != " " }.map(index(after:)) ?? startIndex)])
  }
}
