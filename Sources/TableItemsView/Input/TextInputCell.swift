/// The cell of input rows in a text table: a label, and the text with a cursor while it is edited.
open class TextInputCell: TextCell, CellEventSending, TextEditing {
  /// The cell that rows of `CellInput` name or get.
  public nonisolated static var cellIdentifier: CellIdentifier<CellInput> { .input }

  /// Takes what the cell sends; the table view sends it for the row, wherever that is.
  public var onEvent: ((InputEvent) -> Void)?

  /// The text as it is edited; nil while it is not.
  public var field: TextField?

  /// What is wrong with the text, for a person; nil for nothing.
  public var inputProblem: String?

  /// What the cell shows.
  public private(set) var input = CellInput()

  /// Shows the label and the text.
  open func configure(with input: CellInput) {
    self.input = input
  }

  /// Makes the cell as good as new.
  open override func prepareForReuse() {
    super.prepareForReuse()
    input = CellInput()
    field = nil
    inputProblem = nil
    onEvent = nil
  }

  /// Returns the label, the text or the placeholder, and what is wrong.
  ///
  /// The cursor is drawn as `|` before a character.
  open override func lines(fitting width: Int) -> [TextLine] {
    let problem = inputProblem.map { TextLine("! " + $0) }
    let label = input.label.isEmpty ? TextLine("") : TextLine(input.label) + "  "
    let room = max(0, width - label.width - (problem.map { $0.width + 1 } ?? 0))
    let line = label + text(fitting: room)
    guard let problem else { return [line.truncated(to: width)] }
    return [
      (line.fitted(to: max(0, width - problem.width - 1)) + " " + problem).truncated(to: width)
    ]
  }

  private func text(fitting columns: Int) -> TextLine {
    guard let field else {
      return TextLine(input.text.isEmpty ? input.placeholder : input.shownText)
        .truncated(to: columns)
    }
    let (text, cursor) = field.line(fitting: max(1, columns - 1))
    var before = TextLine("")
    var after = TextLine("")
    for character in text.text {
      let character = TextLine(String(character))
      if before.width < cursor { before = before + character } else { after = after + character }
    }
    return before + "|" + after
  }
}

/// A cell that shows a text while a person edits it; the table view is the authority.
@MainActor
public protocol TextEditing: AnyObject {
  /// The text as it is edited; nil while it is not.
  var field: TextField? { get set }

  /// What is wrong with the text, for a person; nil for nothing.
  var inputProblem: String? { get set }
}
