extension SectionModel {
  /// Creates a row that shows that something goes on; remove it when that is over.
  ///
  /// - Parameters:
  ///   - text: What goes on.
  ///   - fraction: How much is done, from zero to one; nil where it is not known.
  ///   - animation: How the row comes.
  /// - Returns: The row.
  @discardableResult
  public func createProgressRow(
    _ text: String = "", fraction: Double? = nil, animation: RowAnimation = .automatic
  ) -> RowModel {
    let id = FreshID()
    let item = RowItem(
      CellProgress(text: text, fraction: fraction), id: id, cell: .progress,
      traits: RowTraits(showsSelection: false))
    return add(new: item, id: ItemID(id), animation)
  }

  /// Creates a row whose text a person edits.
  ///
  /// - Parameters:
  ///   - input: What the row shows, and what may be typed.
  ///   - animation: How the row comes.
  ///   - onChange: The closure that is told each time the text is another one.
  /// - Returns: The row.
  @discardableResult
  public func createInputRow(
    _ input: CellInput, animation: RowAnimation = .automatic,
    onChange: (@MainActor (CellInput) -> Void)? = nil
  ) -> RowModel {
    let id = FreshID()
    let item = RowItem(
      input, id: id, cell: .input,
      handlers: onChange.map { told in [.on(.inputChange) { input, _ in told(input) }] } ?? [])
    return add(new: item, id: ItemID(id), animation)
  }
}

extension RowModel {
  /// How far a progress row is; nil if it is gone, or no such row.
  public var progress: CellProgress? {
    get { item?.data as? CellProgress }
    nonmutating set { setData(newValue) }
  }

  /// What an input row shows, with the text that was typed; nil if it is gone, or no such row.
  public var input: CellInput? {
    get { item?.data as? CellInput }
    nonmutating set { setData(newValue) }
  }

  private func setData<Data: Sendable>(_ data: Data?) {
    guard let data else { return }
    change { item in
      guard item.data is Data else { return false }
      item = item.with(data: data)
      return true
    }
  }
}
