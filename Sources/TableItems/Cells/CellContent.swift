/// What the default cell of every host can show: text, detail text, an image and an accessory.
public struct CellContent: Hashable, Sendable {
  /// How text and detail text are arranged, as in UIKit's cells.
  public enum Style: Hashable, Sendable, CaseIterable {
    /// The text alone.
    case `default`

    /// The text at the leading edge, the detail text at the trailing edge.
    case value1

    /// The text as a label, the detail text beside it.
    case value2

    /// The text, and the detail text below it.
    case subtitle
  }

  /// The main text; a line break in it starts a new line.
  public var text: String

  /// The text beside or below the main text; the default style does not show it.
  public var detailText: String?

  /// The name of an image, for the host to find.
  public var imageName: String?

  /// How the texts are arranged.
  public var style: Style

  /// How many lines a text may take, broken at words; zero for as many as it takes.
  ///
  /// Nil, the default, breaks texts at their line breaks only, and cuts lines that are too long.
  public var numberOfLines: Int?

  /// What stands at the trailing edge, unless the row names something else.
  public var accessory: CellAccessory

  /// Creates the content of a cell.
  public init(
    text: String,
    detailText: String? = nil,
    imageName: String? = nil,
    style: Style = .default,
    numberOfLines: Int? = nil,
    accessory: CellAccessory = .none
  ) {
    self.text = text
    self.detailText = detailText
    self.imageName = imageName
    self.style = style
    self.numberOfLines = numberOfLines
    self.accessory = accessory
  }
}

extension CellContent: ExpressibleByStringInterpolation {
  /// Creates content of a text alone.
  public init(stringLiteral text: String) {
    self.init(text: text)
  }
}
