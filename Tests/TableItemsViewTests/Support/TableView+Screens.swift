import TableItemsView

extension TableView {
  /// Returns the screens at some offsets, side by side.
  func screens(at offsets: some Sequence<Double>) -> String {
    let screens = offsets.map { offset in
      contentOffset = offset
      return screen.lines
    }
    let lines = (0..<(screens.map(\.count).max() ?? 0)).map { number in
      let columns = screens.map { $0.dropFirst(number).first ?? "" }
      let first = columns.dropLast().map { TextLine($0).fitted(to: Int(width)).text }
      return (first + columns.suffix(1)).joined(separator: "|")
    }
    return lines.joined(separator: "\n")
  }
}
