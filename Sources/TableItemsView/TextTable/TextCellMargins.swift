/// What is drawn around the lines of a text cell: marks, controls, indentation and accessory.
struct TextCellMargins {
  /// What stands before the text: the marks, the control of editing and the indentation.
  private let leading: TextLine

  /// What stands after the text: the accessory and the control to move the row with.
  private let trailing: TextLine

  private let leadingActions: TextLine
  private let trailingActions: TextLine

  init(
    isFocused: Bool, isSelected: Bool, traits: RowTraits, accessory: CellAccessory,
    editing: CellEditingState
  ) {
    let marks =
      (editing.isBeingMoved ? "^" : "") + (isFocused ? ">" : "") + (isSelected ? "*" : "")
      + (traits.isEnabled ? "" : "~")
    // More would leave no room for the text on any screen.
    let indentation = TextLine.spaces(2 * min(max(0, traits.indentationLevel), 100))
    leading = TextLine(marks).fitted(to: 2) + editing.control + indentation
    let shown = editing.isEditing ? editing.accessory ?? .none : accessory
    trailing = shown.text + (editing.showsReorderControl ? " =" : "")
    leadingActions = Self.buttons(editing.leadingActions)
    trailingActions = Self.buttons(editing.trailingActions.reversed())
  }

  /// Returns the number of columns between the margins; actions that are uncovered lie over them, and
  /// change nothing of it.
  func room(in width: Double) -> Int {
    max(0, TextLine.columns(in: width) - leading.width - trailing.width)
  }

  /// Returns the lines with the margins around them; marks, controls, accessory and actions stand in the
  /// first.
  func around(_ lines: [TextLine], in width: Double) -> [TextLine] {
    let room = room(in: width)
    let all = TextLine.columns(in: width)
    return lines.indices.map { number in
      guard number == 0 else {
        let indentation = TextLine.spaces(leadingActions.spaced.width + leading.width)
        return (indentation + lines[number].truncated(to: room)).truncated(to: all)
      }
      let text =
        trailing.width == 0 ? lines[number].truncated(to: room) : lines[number].fitted(to: room)
      return withActions((leading + text + trailing).truncated(to: all), in: all)
    }
  }

  /// Returns a line with the actions that are uncovered: those at the leading edge push it aside, those at
  /// the trailing edge lie over its end.
  private func withActions(_ line: TextLine, in columns: Int) -> TextLine {
    let pushed = (leadingActions.spaced + line).truncated(to: columns)
    guard trailingActions.width > 0 else { return pushed }
    let rest = columns - trailingActions.width - 1
    guard rest > 0 else { return trailingActions.fitted(to: columns, alignment: .trailing) }
    return pushed.fitted(to: rest) + " " + trailingActions
  }

  private static func buttons(_ titles: [String]) -> TextLine {
    TextLine(titles.map { "[\($0)]" }.joined(separator: " "))
  }
}

extension TextLine {
  /// The line and a space after it, if there is anything in it.
  fileprivate var spaced: TextLine { width == 0 ? self : self + " " }
}

extension CellEditingState {
  /// The control at the leading edge, with a space after it, or the room that the row makes for one.
  fileprivate var control: TextLine {
    switch style {
    case .delete: showsDeleteConfirmation ? "(|) " : "(-) "
    case .insert: "(+) "
    case .none: shouldIndent ? "    " : ""
    }
  }
}

extension CellAccessory {
  /// The accessory after a space, in characters that every terminal draws in as many columns.
  fileprivate var text: TextLine {
    switch self {
    case .none: ""
    case .disclosureIndicator: " >"
    case .detailDisclosureButton: " (i) >"
    case .checkmark: " ✓"
    case .detailButton: " (i)"
    }
  }
}
