extension TableView {
  /// Returns the header of the section at the top of a window and the footer of the one at its bottom
  /// where they stay on screen while their section scrolls by.
  func pinnedViews(in window: inout VisibleWindow<Cell>) -> [VisibleView<Cell>] {
    guard pinsHeadersAndFooters, window.height.isFinite, !window.views.isEmpty else { return [] }
    let moved = movedGeometry()?.shown
    let first = moved?.part(at: window.top) ?? window.views.first?.part
    let last = moved?.lastPart(above: window.bottom) ?? window.views.last?.part
    let geometry = moved ?? layout.geometry
    let header = first?.section.map { TablePart.header(section: $0) }
    let footer = last?.section.map { TablePart.footer(section: $0) }
    var views: [VisibleView<Cell>] = []
    // What comes last is drawn over what comes first.
    for case let part? in [footer, header]
    where geometry.isPinned(part, padding: padding(of: part), in: window.bounds) {
      if let view = view(of: part, in: &window), view.isSeen { views.append(view) }
    }
    settle(&window)
    // Some of it may have been measured on the way.
    let settled = movedGeometry()?.shown ?? layout.geometry
    return views.map { view in
      var view = view
      view.length -= view.padding
      view.padding = 0
      view.top = settled.pinnedTop(of: view.part, length: view.length, in: window.bounds)
      return view
    }
  }

  /// Returns how tall what is pinned over a part is when the part is at the top, and when it is at the
  /// bottom; what is not known is measured.
  func pinnedLengths(
    over part: TablePart, in window: inout VisibleWindow<Cell>
  ) -> (header: Double, footer: Double) {
    guard pinsHeadersAndFooters, height.isFinite, let section = part.section else { return (0, 0) }
    let footer = length(ofPinned: .footer(section: section), over: part, in: &window)
    let header = length(ofPinned: .header(section: section), over: part, in: &window)
    // Where nothing is left between them, there is no place that they do not cover.
    return header + footer < height ? (header, footer) : (0, 0)
  }

  private func length(
    ofPinned pinned: TablePart, over part: TablePart, in window: inout VisibleWindow<Cell>
  ) -> Double {
    guard pinned != part, layout.geometry.extent(of: pinned)?.isEmpty == false,
      let view = makeMeasuredView(for: pinned, in: &window)
    else { return 0 }
    window.remember([view])
    return view.isSeen ? view.length - view.padding : 0
  }

  private func padding(of part: TablePart) -> Double {
    guard case .header(let section) = part else { return 0 }
    return headerPadding(inSection: section)
  }

  /// Returns the view of a part, wherever it is.
  private func view(
    of part: TablePart, in window: inout VisibleWindow<Cell>
  ) -> VisibleView<Cell>? {
    if let view = window.views.view(of: part) { return view }
    guard var view = makeMeasuredView(for: part, in: &window) else { return nil }
    beginDisplay(of: &view)
    return view
  }
}
