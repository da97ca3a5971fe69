extension TableModel {
  /// A closure that tells whether a row is shown, by the row and the id of its section.
  ///
  /// The row has its id, which may be its position among all rows of the section.
  public typealias RowFilter = (_ row: RowItem, _ section: ItemID) -> Bool

  /// The closure that tells which rows are shown; nil shows all.
  ///
  /// ```swift
  /// model.filter = { row, _ in (row.data as? Fruit)?.isRipe ?? true }
  /// ```
  ///
  /// The ``sections`` stay what they are, and so do the ids of rows and sections; paths are those of
  /// what is shown. Selected rows that are hidden are selected again when they come back.
  ///
  /// Each row is asked about once, and again when the rows of its section are set. Setting the filter
  /// asks about all rows anew, also where it is the same: `model.filter = model.filter`.
  public var filter: RowFilter? {
    get { arrangement.filter }
    set { setFilter(newValue) }
  }

  /// Sets the closure that tells which rows are shown: the same as setting ``filter``.
  ///
  /// - Parameter filter: The closure; nil shows all rows.
  /// - Returns: The update, which says what becomes of it.
  /// - Complexity: O(*n*) in the number of rows.
  @discardableResult
  public func setFilter(_ filter: RowFilter?) -> TableUpdate {
    rearrange { $0.filter = filter }
  }

  /// Whether sections are left out that lost all their rows to the filter; those that had none stay.
  ///
  /// Otherwise their headers and footers are shown.
  public var hidesEmptySections: Bool {
    get { arrangement.hidesEmptySections }
    set {
      guard newValue != hidesEmptySections else { return }
      _ = rearrange { $0.hidesEmptySections = newValue }
    }
  }
}
