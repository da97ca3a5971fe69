extension TableView {
  /// How far the content is scrolled: the distance from its top to the top of what is visible.
  ///
  /// It never leads past the end of the content.
  public var contentOffset: Double {
    get {
      layoutIfNeeded()
      return offset
    }
    set {
      wantedOffset = newValue.isNaN ? 0 : newValue
      setNeeds(.layout)
    }
  }

  /// The height of the whole content, as far as it is known: rows that have not been shown may be
  /// taller or shorter than was estimated.
  public var contentHeight: Double {
    layoutIfNeeded()
    return geometry.height
  }

  /// Scrolls to a row; does nothing for a row that does not exist.
  public func scrollToRow(at path: RowPath, at position: ScrollPosition) {
    // Rows that come on screen may turn out taller than was estimated, which moves the target.
    for _ in 0..<4 {
      layoutIfNeeded()
      guard let target = offset(toShow: .row(path), at: position), target != offset else { return }
      contentOffset = target
    }
    layoutIfNeeded()
  }

  /// Returns the offset at which a part is where it is to be; nil for a part that does not exist.
  private func offset(toShow part: TablePart, at position: ScrollPosition) -> Double? {
    guard let top = geometry.offset(of: part), let length = geometry.extent(of: part)?.length
    else { return nil }
    let wanted =
      switch position {
      case .top: top
      case .middle: top + (length - height) / 2
      case .bottom: top + length - height
      case .none: min(max(offset, top + length - height), top)
      }
    return min(max(0, wanted), max(0, geometry.height - height))
  }
}
