/// What a person drags, or has dragged, to where a table is.
@MainActor
struct OpenDrop {
  /// What is dragged.
  var session: DragSession

  /// Whether the table is interested in it.
  let isHandled: Bool

  /// Whether it is over the table now.
  var isInside = false

  /// Where it is; nil if that was not said yet.
  var place: DropPlace?

  /// How many reloads there had been.
  var reloads = 0

  /// What becomes of it if it is dropped there.
  var proposal = DropProposal(.cancel)

  /// Creates what comes to a table that is interested or not.
  init(_ session: DragSession, isHandled: Bool) {
    self.session = session
    self.isHandled = isHandled
  }

  /// Whether updates of the model wait.
  var isOver: Bool { isHandled && isInside }

  /// Returns where it would be dropped; nil for nowhere.
  func target(in geometry: TableGeometry) -> DropTarget? {
    guard isOver, let place, proposal.isAccepted else { return nil }
    switch proposal.intent {
    case .unspecified: return nil
    case .insertIntoDestination: return place.row.map { .row($0) }
    case .insertAtDestination:
      guard let path = place.path, let section = geometry.section(path.section) else { return nil }
      let top = geometry.offset(ofSection: path.section) + section.header.length
      return .gap(at: top + section.rows.offset(ofRow: path.row))
    }
  }
}

extension DropProposal {
  /// Whether something would be done with what is dropped.
  var isAccepted: Bool { operation == .copy || operation == .move }
}
