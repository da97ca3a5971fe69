extension TableView {
  /// How far the content is scrolled: the distance from its top to the top of what is visible.
  ///
  /// It never leads past the end of the content.
  public var contentOffset: Double {
    get {
      layoutIfNeeded()
      return layout.offset
    }
    set { scroll(to: .offset(newValue.isNaN ? 0 : newValue)) }
  }

  /// The height of the whole content, as far as it is known: rows that have not been shown may be
  /// taller or shorter than was estimated.
  public var contentHeight: Double {
    layoutIfNeeded()
    return layout.geometry.height
  }

  /// Scrolls to a row; does nothing for a row that does not exist.
  public func scrollToRow(at path: RowPath, at position: ScrollPosition) {
    layoutIfNeeded()
    guard exists(path) else { return }
    scroll(to: .part(.row(path), position))
    layoutIfNeeded()
  }

  /// Scrolls to the beginning of a section, which may have no rows; does nothing for a section that
  /// does not exist.
  public func scrollToSection(_ section: Int, at position: ScrollPosition) {
    layoutIfNeeded()
    guard let geometry = layout.geometry.section(section) else { return }
    let header = TablePart.header(section: section)
    if !geometry.header.isEmpty {
      scroll(to: .part(header, position))
    } else if geometry.rows.firstRowToShow(from: 0) != nil {
      scroll(to: .part(.row(RowPath(section: section, row: 0)), position))
    } else {
      scroll(to: .offset(layout.geometry.offset(ofSection: section)))
    }
    layoutIfNeeded()
  }

  /// Scrolls to the selected row that is nearest to what is visible; does nothing if none is selected.
  public func scrollToNearestSelectedRow(at position: ScrollPosition) {
    layoutIfNeeded()
    let middle = layout.offset + height / 2
    let nearest = interaction.selection.rows.sorted().min { first, second in
      distance(of: first, from: middle) < distance(of: second, from: middle)
    }
    if let nearest { scrollToRow(at: nearest, at: position) }
  }

  private func distance(of path: RowPath, from place: Double) -> Double {
    guard let top = layout.geometry.offset(of: .row(path)) else { return .infinity }
    return top < place ? place - top : top - place
  }
}
