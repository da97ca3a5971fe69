extension TableEvent {
  /// Tells whether a row shows the same as it did in another event: equal data, in the same cell.
  ///
  /// Data that cannot be compared is never taken to be the same.
  package func looksLike(_ other: TableEvent) -> Bool {
    cell?.identifier == other.cell?.identifier && row.showsSame(as: other.row)
  }
}

extension TableEvent {
  /// Tells whether this is not the row of another event, as far as their data can be compared.
  func isVisiblyOther(than other: TableEvent) -> Bool {
    other.row.data is any Equatable && !looksLike(other)
  }
}

extension RowItem {
  /// Tells whether another row shows the same: equal data, in a cell of the same name.
  ///
  /// Data that cannot be compared is never taken to be the same.
  func looksLike(_ other: RowItem) -> Bool {
    cell?.identifier == other.cell?.identifier && showsSame(as: other)
  }

  fileprivate func showsSame(as other: RowItem) -> Bool {
    guard traits == other.traits, extras?.mark === other.extras?.mark,
      let data = data as? any Equatable
    else { return false }
    return data.isEqual(to: other.data)
  }
}

extension TableEvent {
  /// The event without the closures of the row, to be kept without keeping what they hold.
  package var withoutClosures: TableEvent {
    var row = row
    if row.extras != nil { row.setHandlers(EventHandlers()) }
    return TableEvent(path: path, id: id, row: row, cell: cell, editing: editing)
  }
}

extension HeaderFooter {
  /// Tells whether another header or footer shows the same: equal data, in the same view.
  ///
  /// Data that cannot be compared is never taken to be the same.
  package func looksLike(_ other: HeaderFooter) -> Bool {
    guard view?.identifier == other.view?.identifier, mark === other.mark,
      let data = data as? any Equatable
    else { return false }
    return data.isEqual(to: other.data)
  }
}

extension Equatable {
  fileprivate func isEqual(to other: any Sendable) -> Bool { self == other as? Self }
}
