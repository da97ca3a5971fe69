/// Builds the sections of a table from sections and arrays of sections, with `if` and `for`.
///
/// ```swift
/// TableModel {
///   SectionItem(header: "Fruit") { "Apple"; "Pear" }
///   if showsNuts {
///     SectionItem(header: "Nuts", data: nuts, cell: NutCell.self)
///   }
/// }
/// ```
@resultBuilder
public enum SectionBuilder {
  /// Takes a section.
  public static func buildExpression(_ section: SectionItem) -> [SectionItem] { [section] }

  /// Takes sections.
  public static func buildExpression(_ sections: [SectionItem]) -> [SectionItem] { sections }

  /// Takes a statement that makes no section.
  public static func buildExpression(_ nothing: Void) -> [SectionItem] { [] }

  /// Refuses anything else.
  @available(*, unavailable, message: "a table is built of SectionItem and [SectionItem]")
  public static func buildExpression(_ other: some Any) -> [SectionItem] { [] }

  /// Puts sections one after another.
  public static func buildBlock(_ sections: [SectionItem]...) -> [SectionItem] {
    sections.flatMap(\.self)
  }

  /// Takes the sections of an `if`, or none.
  public static func buildOptional(_ sections: [SectionItem]?) -> [SectionItem] { sections ?? [] }

  /// Takes the sections of an `if` that has an `else`.
  public static func buildEither(first sections: [SectionItem]) -> [SectionItem] { sections }

  /// Takes the sections of an `else`.
  public static func buildEither(second sections: [SectionItem]) -> [SectionItem] { sections }

  /// Takes the sections of a `for`.
  public static func buildArray(_ sections: [[SectionItem]]) -> [SectionItem] {
    sections.flatMap(\.self)
  }

  /// Takes the sections of an `if #available`.
  public static func buildLimitedAvailability(_ sections: [SectionItem]) -> [SectionItem] {
    sections
  }
}
