extension TableView {
  /// Returns the header of the section at the top of a window and the footer of the one at its bottom
  /// where they stay on screen while their section scrolls by.
  func pinnedViews(in window: inout VisibleWindow<Cell>) -> [VisibleView<Cell>] {
    guard pinsHeadersAndFooters, window.height.isFinite, let first = window.views.first,
      let last = window.views.last
    else { return [] }
    let header = first.part.section.map { TablePart.header(section: $0) }
    let footer = last.part.section.map { TablePart.footer(section: $0) }
    var views: [VisibleView<Cell>] = []
    // What comes last is drawn over what comes first.
    for case let part? in [footer, header] where isToBePinned(part, in: window) {
      if let view = view(of: part, in: &window), view.isSeen { views.append(view) }
    }
    settle(&window)
    return views.map { pinned($0, in: window) }
  }

  /// Returns how tall what is pinned over a part is when the part is at the top, and when it is at the
  /// bottom; what is not known is measured.
  func pinnedLengths(
    over part: TablePart, in window: inout VisibleWindow<Cell>
  ) -> (header: Double, footer: Double) {
    guard pinsHeadersAndFooters, height.isFinite, let section = part.section else { return (0, 0) }
    let footer = length(ofPinned: .footer(section: section), over: part, in: &window)
    let header = length(ofPinned: .header(section: section), over: part, in: &window)
    return (header, footer)
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

  private func isToBePinned(_ part: TablePart, in window: VisibleWindow<Cell>) -> Bool {
    guard let extent = layout.geometry.extent(of: part), !extent.isEmpty,
      let top = layout.geometry.offset(of: part)
    else { return false }
    if case .header(let section) = part {
      let padding = headerPadding(inSection: section)
      return top + padding < window.top && (extent.length > padding || extent.isEstimated)
    }
    return top + extent.length > window.bottom
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

  /// Returns a view where it is pinned: at the edge of the window, unless the next or the previous
  /// section pushes it out.
  private func pinned(
    _ view: VisibleView<Cell>, in window: VisibleWindow<Cell>
  ) -> VisibleView<Cell> {
    var view = view
    view.length -= view.padding
    view.padding = 0
    guard let section = view.part.section,
      let top = layout.geometry.offset(of: .header(section: section)),
      let height = layout.geometry.section(section)?.height
    else { return view }
    if case .header = view.part {
      view.top = min(window.top, top + height - view.length)
    } else {
      view.top = max(window.bottom - view.length, top)
    }
    return view
  }
}
