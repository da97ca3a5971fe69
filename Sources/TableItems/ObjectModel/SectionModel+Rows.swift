extension SectionModel {
  /// The number of rows.
  public var rowCount: Int { item?.rows.count ?? 0 }

  /// Returns the row at a position, or nil if there is none.
  public func row(at position: Int) -> RowModel? {
    self.position.flatMap { model?.rowModel(at: RowPath(section: $0, row: position)) }
  }

  /// Creates a row at the end of the section.
  ///
  /// ```swift
  /// section.createRow(style: .value1) { row in
  ///   row.text = "Name"
  ///   row.detailText = "Ada"
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - style: How its texts are arranged.
  ///   - animation: How the row comes.
  ///   - setUp: Says what the row shows before it is shown; properties of a row that is shown change it at
  ///     once.
  /// - Returns: The row.
  @discardableResult
  public func createRow(
    style: CellContent.Style = .default, animation: RowAnimation = .automatic,
    _ setUp: (inout RowDescription) -> Void = { _ in }
  ) -> RowModel {
    var description = RowDescription(style: style)
    setUp(&description)
    return append(description, animation)
  }

  /// Creates a row of a text that takes as many lines as it needs, broken at words.
  @discardableResult
  public func createTextRow(
    _ text: String, animation: RowAnimation = .automatic
  ) -> RowModel {
    var description = RowDescription(style: .default)
    description.content.text = text
    description.content.numberOfLines = 0
    return append(description, animation)
  }

  /// Puts a row of any kind at the end of the section; one that stands for its position gets an id that
  /// nothing else has, so that what is returned stays with it.
  ///
  /// - Returns: The row; nil if the section is gone, or the row is not taken: see
  ///   ``TableModel/duplicatePolicy``.
  /// - Complexity: O(*n*) in the number of rows of the section, where the row has an id: it may be there
  ///   already.
  @discardableResult
  public func addRow(_ item: RowItem, animation: RowAnimation = .automatic) -> RowModel? {
    guard let id = item.id, !id.isPosition else {
      var item = item
      let id = ItemID(FreshID())
      item.id = id
      guard self.position != nil else {
        reportGone("given a row")
        return nil
      }
      return add(new: item, id: id, animation)
    }
    guard let model, let position else {
      reportGone("given a row")
      return nil
    }
    let path = RowPath(section: position, row: rowCount)
    // Its id may be there already, which has to be looked at.
    model.update(animation: animation) { $0.append(item, toSection: position) }
    return model.rowModel(at: path)
  }

  /// Puts a row at the end whose id is new.
  ///
  /// - Returns: The row; it is gone if the section is.
  func add(new item: RowItem, id: ItemID, _ animation: RowAnimation) -> RowModel {
    let path = position.map { RowPath(section: $0, row: rowCount) }
    change(animation, to: "given a row") {
      $0.rows.edit { $0.append(item) }
    } live: {
      $0.append(fresh: item, toSection: $1)
    }
    // What is shown anew may have done anything, so that the row may stand elsewhere.
    return RowModel(id: RowID(section: self.id, row: id), at: path, of: model)
  }

  /// Has a row be shown anew; does nothing if there is none at the position.
  public func reloadRow(at position: Int, animation: RowAnimation = .automatic) {
    row(at: position)?.reload(animation: animation)
  }

  /// Takes the row at a position out.
  ///
  /// - Returns: Whether there was one.
  @discardableResult
  public func removeRow(at position: Int, animation: RowAnimation = .automatic) -> Bool {
    guard let row = row(at: position) else { return false }
    row.remove(animation: animation)
    return true
  }

  /// Takes all rows out.
  public func removeAllRows(animation: RowAnimation = .automatic) {
    change(animation) {
      $0.rows = []
    } live: {
      $0.removeAllRows(inSection: $1)
    }
  }

  private func append(_ description: RowDescription, _ animation: RowAnimation) -> RowModel {
    let id = ItemID(FreshID())
    let item = description.item(id: id, of: model, inSection: self.id)
    return add(new: item, id: id, animation)
  }
}
