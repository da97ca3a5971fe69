/// What is drawn around the lines of a text cell: marks, indentation and accessory.
struct TextCellMargins {
  private let mark: String
  private let indentation: String
  private let accessory: String

  init(isSelected: Bool, traits: RowTraits, accessory: CellAccessory) {
    mark =
      switch (isSelected, traits.isEnabled) {
      case (true, true): "* "
      case (true, false): "*~"
      case (false, false): "~ "
      case (false, true): "  "
      }
    // More would leave no room for the text on any screen.
    let level = min(max(0, traits.indentationLevel), 100)
    indentation = String(repeating: "  ", count: level)
    self.accessory = accessory.text
  }

  /// Returns the number of columns between the margins.
  func room(in width: Double) -> Int {
    let trailing = accessory.isEmpty ? 0 : accessory.utf8.count + 1
    return max(0, Int(clamping: width) - 2 - indentation.utf8.count - trailing)
  }

  /// Returns the lines with the margins around them; mark and accessory stand in the first.
  func around(_ lines: [String], in width: Double) -> [String] {
    let room = room(in: width)
    let all = max(0, Int(clamping: width))
    return lines.enumerated().map { number, line in
      let isFirst = number == 0
      let start = (isFirst ? mark : "  ") + indentation
      guard isFirst, !accessory.isEmpty else {
        return TextLine(start + TextLine(line).truncated(to: room)).truncated(to: all)
      }
      return TextLine(start + TextLine(line).fitted(to: room) + " " + accessory).truncated(to: all)
    }
  }
}

extension CellAccessory {
  /// The accessory in ASCII, which every terminal draws in as many columns.
  fileprivate var text: String {
    switch self {
    case .none: ""
    case .disclosureIndicator: ">"
    case .detailDisclosureButton: "(i) >"
    case .checkmark: "x"
    case .detailButton: "(i)"
    }
  }
}
