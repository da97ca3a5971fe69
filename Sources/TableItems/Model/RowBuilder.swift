/// Builds the rows of a section from rows, strings and arrays of rows, with `if` and `for`.
///
/// ```swift
/// SectionItem(header: "Fruit") {
///   "a plain row"
///   for fruit in fruits {
///     RowItem(fruit, cell: FruitCell.self)
///   }
/// }
/// ```
@resultBuilder
public enum RowBuilder {
  /// Takes a row.
  public static func buildExpression(_ row: RowItem) -> [RowItem] { [row] }

  /// Takes rows.
  public static func buildExpression(_ rows: [RowItem]) -> [RowItem] { rows }

  /// Takes a text as a row, shown by the default cell.
  public static func buildExpression(_ text: String) -> [RowItem] { [RowItem(stringLiteral: text)] }

  /// Takes a statement that makes no row.
  public static func buildExpression(_ nothing: Void) -> [RowItem] { [] }

  /// Refuses anything else.
  @available(*, unavailable, message: "a section is built of RowItem, String and [RowItem]")
  public static func buildExpression(_ other: some Any) -> [RowItem] { [] }

  /// Puts rows one after another.
  public static func buildBlock(_ rows: [RowItem]...) -> [RowItem] { rows.flatMap(\.self) }

  /// Takes the rows of an `if`, or none.
  public static func buildOptional(_ rows: [RowItem]?) -> [RowItem] { rows ?? [] }

  /// Takes the rows of an `if` that has an `else`.
  public static func buildEither(first rows: [RowItem]) -> [RowItem] { rows }

  /// Takes the rows of an `else`.
  public static func buildEither(second rows: [RowItem]) -> [RowItem] { rows }

  /// Takes the rows of a `for`.
  public static func buildArray(_ rows: [[RowItem]]) -> [RowItem] { rows.flatMap(\.self) }

  /// Takes the rows of an `if #available`.
  public static func buildLimitedAvailability(_ rows: [RowItem]) -> [RowItem] { rows }
}
