/// What stands at the trailing edge of a row, and says what a tap there or on the row does.
public enum CellAccessory: Hashable, Sendable, CaseIterable {
  /// Nothing.
  case none

  /// A chevron: choosing the row leads further.
  case disclosureIndicator

  /// A button for details, and a chevron.
  case detailDisclosureButton

  /// A check mark: the row is chosen.
  case checkmark

  /// A button for details.
  case detailButton

  /// Tells whether the accessory can be tapped apart from its row.
  public var isButton: Bool { self == .detailButton || self == .detailDisclosureButton }
}
