/// How the rows of a section look that do not say it themselves.
struct RowAppearance {
  let height: RowHeight?
  let cell: CellReference?

  /// What may be done to them; nil where nothing is said of that.
  let editing: RowEditing?

  /// Tells whether rows look the same under another.
  func isSame(as other: RowAppearance) -> Bool {
    height == other.height && editing == other.editing
      && CellReference.areSame(cell, other.cell)
  }

  /// Tells whether the same may be done to a row under another.
  func allowsSame(as other: RowAppearance, for traits: @autoclosure () -> RowTraits?) -> Bool {
    guard editing != nil || other.editing != nil else { return true }
    let own = traits()?.editing ?? .unspecified
    return own.or(editing ?? .unspecified) == own.or(other.editing ?? .unspecified)
  }
}

extension SectionItem {
  /// How the rows look that do not say it themselves.
  var rowAppearance: RowAppearance {
    RowAppearance(
      height: rowHeight, cell: cell, editing: editing == .unspecified ? nil : editing)
  }
}

extension RowItem {
  /// Tells whether another row has the same height, cell and traits, each in its section, and shows
  /// equal data.
  func isShown(
    as other: RowItem, in appearance: RowAppearance, _ otherAppearance: RowAppearance,
    _ comparison: DataComparison
  ) -> Bool {
    withUnsafePointer(to: self) { row in
      withUnsafePointer(to: other) { other in
        row.isShown(as: other, in: appearance, otherAppearance, comparison)
      }
    }
  }
}

extension UnsafePointer<RowItem> {
  /// Tells the same of rows where they are in memory, as a copy of a row takes a while.
  func isShown(
    as other: UnsafePointer, in appearance: RowAppearance, _ otherAppearance: RowAppearance,
    _ comparison: DataComparison
  ) -> Bool {
    (pointee.height ?? appearance.height) == (other.pointee.height ?? otherAppearance.height)
      && (pointee.extras === other.pointee.extras
        || pointee.traits == other.pointee.traits
          && pointee.extras?.mark === other.pointee.extras?.mark)
      && CellReference.areSame(
        pointee.cell ?? appearance.cell, other.pointee.cell ?? otherAppearance.cell)
      && appearance.allowsSame(as: otherAppearance, for: pointee.extras?.traits)
      && comparison.isEqual(data, other.data)
  }
}

extension UnsafePointer<RowItem> {
  /// Where the data is, so that it need not be copied.
  private var data: UnsafePointer<any Sendable> {
    (UnsafeRawPointer(self) + (MemoryLayout<RowItem>.offset(of: \.data) ?? 0))
      .assumingMemoryBound(to: (any Sendable).self)
  }
}

extension CellReference {
  /// Tells whether two references, or none, are of the same cell.
  static func areSame(_ cell: CellReference?, _ other: CellReference?) -> Bool {
    switch (cell, other) {
    case (nil, nil): true
    case (.of(let type), .of(let other)): type == other
    case (.named(let name), .named(let other)): name == other
    case (let cell?, let other?): cell.identifier == other.identifier
    default: false
    }
  }
}
