extension TableView {
  /// How far the content is scrolled: the distance from its top to the top of what is visible.
  ///
  /// It never leads past the end of the content.
  public var contentOffset: Double {
    get {
      layoutIfNeeded()
      return offset
    }
    set { scroll(to: .offset(newValue.isNaN ? 0 : newValue)) }
  }

  /// The height of the whole content, as far as it is known: rows that have not been shown may be
  /// taller or shorter than was estimated.
  public var contentHeight: Double {
    layoutIfNeeded()
    return geometry.height
  }

  /// Scrolls to a row; does nothing for a row that does not exist.
  public func scrollToRow(at path: RowPath, at position: ScrollPosition) {
    layoutIfNeeded()
    guard geometry.extent(of: .row(path)) != nil else { return }
    scroll(to: .part(.row(path), position))
    layoutIfNeeded()
  }
}
