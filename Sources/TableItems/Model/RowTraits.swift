/// The rarely used properties of a row, which its cell shows beside the data.
public struct RowTraits: Hashable, Sendable {
  /// What stands at the trailing edge; nil leaves it to the cell.
  public var accessory: CellAccessory?

  /// How many levels the content is indented.
  public var indentationLevel: Int

  /// Whether a person can choose the row.
  public var isEnabled: Bool

  /// Whether a selected row looks so; it is selected or not just the same.
  public var showsSelection: Bool

  /// The name by which tests and assistive tools find the cell.
  public var accessibilityIdentifier: String?

  /// What a person may do to the row.
  public var editing: RowEditing

  /// Creates the traits of a row; without arguments, those of a plain one.
  public init(
    accessory: CellAccessory? = nil,
    indentationLevel: Int = 0,
    isEnabled: Bool = true,
    showsSelection: Bool = true,
    accessibilityIdentifier: String? = nil,
    editing: RowEditing = .unspecified
  ) {
    self.accessory = accessory
    self.indentationLevel = indentationLevel
    self.isEnabled = isEnabled
    self.showsSelection = showsSelection
    self.accessibilityIdentifier = accessibilityIdentifier
    self.editing = editing
  }

  /// The traits of a row that cannot be chosen.
  public static let disabled = RowTraits(isEnabled: false)

  /// The traits of a row with something at its trailing edge.
  public static func accessory(_ accessory: CellAccessory) -> RowTraits {
    RowTraits(accessory: accessory)
  }
}

extension RowTraits {
  /// The traits, with what the section of the row says of editing where they leave it open.
  func completed(by section: SectionItem?) -> RowTraits {
    guard let section, section.editing != .unspecified else { return self }
    var traits = self
    traits.editing = editing.or(section.editing)
    return traits
  }
}
