/// What is drawn around the lines of a text cell: marks, indentation and accessory.
struct TextCellMargins {
  private let mark: TextLine
  private let indentation: TextLine
  private let accessory: TextLine

  init(isFocused: Bool, isSelected: Bool, traits: RowTraits, accessory: CellAccessory) {
    let marks = (isFocused ? ">" : "") + (isSelected ? "*" : "") + (traits.isEnabled ? "" : "~")
    mark = TextLine(marks).fitted(to: 2)
    // More would leave no room for the text on any screen.
    indentation = .spaces(2 * min(max(0, traits.indentationLevel), 100))
    self.accessory = accessory.text
  }

  /// Returns the number of columns between the margins.
  func room(in width: Double) -> Int {
    let trailing = accessory.width == 0 ? 0 : accessory.width + 1
    return max(0, TextLine.columns(in: width) - mark.width - indentation.width - trailing)
  }

  /// Returns the lines with the margins around them; mark and accessory stand in the first.
  func around(_ lines: [TextLine], in width: Double) -> [TextLine] {
    let room = room(in: width)
    let all = TextLine.columns(in: width)
    return lines.indices.map { number in
      let start = (number == 0 ? mark : .spaces(mark.width)) + indentation
      guard number == 0, accessory.width > 0 else {
        return (start + lines[number].truncated(to: room)).truncated(to: all)
      }
      return (start + lines[number].fitted(to: room) + " " + accessory).truncated(to: all)
    }
  }
}

extension CellAccessory {
  /// The accessory in characters that every terminal draws in as many columns.
  fileprivate var text: TextLine {
    switch self {
    case .none: ""
    case .disclosureIndicator: ">"
    case .detailDisclosureButton: "(i) >"
    case .checkmark: "✓"
    case .detailButton: "(i)"
    }
  }
}
