extension TableScreen {
  /// The menu of a row that is open.
  public struct Menu: Hashable, Sendable {
    /// The row.
    public let part: TablePart

    /// The words above the items; none if empty.
    public let title: String

    /// The items of the level that is shown, from the top.
    public let items: [MenuItem]

    /// The position of the item that is highlighted; nil if none is.
    public let highlighted: Int?
  }
}

extension TableScreen.Menu {
  /// Returns what the menu looks like, in a frame, in at most so many columns and lines.
  ///
  /// The item that is highlighted begins with `>`, one that cannot be chosen with `~`. Where there is no
  /// room for all, the items around the highlighted one are shown.
  func lines(fittingWidth columns: Int, height: Int) -> [TextLine] {
    let inner = items.indices.map(text)
    let heading = title.isEmpty ? [] : [TextLine(" \(title)")]
    let width = (heading + inner).reduce(0) { max($0, $1.width) } + 1
    let room = max(0, min(width, columns - 2))
    let edge = Self.rule(room, "+")
    let itemRoom = max(1, height - 2)
    let first = min(max(0, (highlighted ?? 0) - itemRoom / 2), max(0, items.count - itemRoom))
    var lines = [edge]
    if !heading.isEmpty, height > items.count + 3 {
      lines += heading.map { "|" + $0.fitted(to: room) + "|" } + [edge]
    }
    for number in items.indices.dropFirst(first).prefix(itemRoom) {
      let isRule = items[number].kind == .separator && items[number].title.isEmpty
      lines.append(isRule ? Self.rule(room, "|") : "|" + inner[number].fitted(to: room) + "|")
    }
    return (lines + [edge]).map { $0.truncated(to: columns) }
  }

  private func text(ofItem number: Int) -> TextLine {
    let item = items[number]
    if item.kind == .separator { return item.title.isEmpty ? "" : TextLine("- \(item.title) -") }
    let mark = number == highlighted ? ">" : item.isEnabled ? " " : "~"
    let image = item.imageName.map { "[\($0)] " } ?? ""
    return TextLine(mark + image + item.title + (item.kind == .menu ? "  >" : ""))
  }

  private static func rule(_ columns: Int, _ end: String) -> TextLine {
    TextLine(end + String(repeating: "-", count: columns) + end)
  }
}
