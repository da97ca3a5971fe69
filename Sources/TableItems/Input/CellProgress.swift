/// What a progress row shows: that something goes on, and how much of it is done if that is known.
///
/// ```swift
/// RowItem(CellProgress(text: "Loading…"), id: "progress")
/// ```
public struct CellProgress: Hashable, Sendable, Codable {
  /// What goes on; empty for nothing.
  public var text: String

  /// How much is done, from zero to one; nil where it is not known.
  public var fraction: Double?

  /// Creates the data of a progress row.
  public init(text: String = "", fraction: Double? = nil) {
    self.text = text
    self.fraction = fraction
  }

  /// How much is done, within zero and one; nil where it is not known, or not a number.
  public var boundedFraction: Double? {
    fraction.flatMap { $0.isNaN ? nil : min(max(0, $0), 1) }
  }

  private enum CodingKeys: String, CodingKey {
    case text, fraction
  }

  /// Decodes the data of a progress row; whatever is left out is as for a new one.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      text: try container.decodeIfPresent(String.self, forKey: .text) ?? "",
      fraction: try container.decodeIfPresent(Double.self, forKey: .fraction))
  }
}

extension CellProgress: CellContentConvertible {
  /// The text, and the part that is done in percent, for hosts without a cell of their own for it.
  public var cellContent: CellContent {
    CellContent(
      text: text.isEmpty ? "…" : text,
      detailText: boundedFraction.map { "\(Int($0 * 100)) %" }, style: .value1)
  }
}

extension CellIdentifier<CellProgress> {
  /// The cell of progress rows that a host has.
  public static let progress: Self = "TableItems.progress"
}
