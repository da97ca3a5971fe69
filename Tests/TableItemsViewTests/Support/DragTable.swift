import TableItemsView
import TestSupport

/// A table of a model that things are dragged out of and into, and that writes down what it is asked.
@MainActor
final class DragTable: TableViewDragging, TableViewDropping {
  let table: TextTable
  let journal: Journal

  /// What rows offer, and what they add.
  var items: (String) -> [DragItem] = { [DragItem($0, text: $0)] }
  var added: (String) -> [DragItem] = { [DragItem($0)] }
  var allowsMove = true
  var isRestricted = false

  /// Whether the table is interested, and what becomes of what is dropped.
  var canHandle = true
  var takesDrops = true
  var proposal: (DropDestination) -> DropProposal = { _ in DropProposal(.move, .insertAtDestination)
  }

  init(_ sections: [SectionItem], height: Int? = nil, journal: Journal = Journal()) {
    table = TextTable(sections: sections, width: 10, height: height)
    self.journal = journal
    table.dragDelegate = self
    table.dropDelegate = self
  }

  private func text(at path: RowPath) -> String {
    table.model.row(at: path)?.data as? String ?? "none"
  }

  func tableView(_ tableView: any TableHost, itemsForBeginningDragAt path: RowPath) -> [DragItem] {
    journal.write("items at \(path)")
    return items(text(at: path))
  }

  func tableView(
    _ tableView: any TableHost, itemsForAddingTo session: DragSession, at path: RowPath
  ) -> [DragItem] {
    journal.write("add at \(path)")
    return added(text(at: path))
  }

  func tableView(
    _ tableView: any TableHost, dragSessionAllowsMoveOperation session: DragSession
  ) -> Bool { allowsMove }

  func tableView(
    _ tableView: any TableHost, dragSessionIsRestrictedToDraggingApplication session: DragSession
  ) -> Bool { isRestricted }

  func tableView(_ tableView: any TableHost, dragSessionWillBegin session: DragSession) {
    journal.write("drag begins")
  }

  func tableView(
    _ tableView: any TableHost, dragSessionDidEnd session: DragSession,
    with operation: DropProposal.Operation
  ) {
    journal.write("drag ends: \(operation)")
    guard operation == .move else { return }
    let moved = session.items.compactMap(\.rowID)
    for number in table.sections.indices {
      table.sections[number].rows = SectionRows(
        table.sections[number].rows.filter { row in !moved.contains { $0.row == row.id } })
    }
  }

  func tableView(_ tableView: any TableHost, canHandle session: DragSession) -> Bool {
    journal.write("handle?")
    return canHandle
  }

  func tableView(
    _ tableView: any TableHost, dropSessionDidUpdateAt destination: DropDestination
  ) -> DropProposal {
    journal.write("update \(Self.text(destination))")
    return proposal(destination)
  }

  func tableView(
    _ tableView: any TableHost, performDropAt destination: DropDestination, proposal: DropProposal
  ) -> DropProposal.Operation {
    journal.write("drop \(Self.text(destination))")
    guard takesDrops, let path = destination.path else { return .cancel }
    let rows = destination.session.items.compactMap { $0.data as? String }.map { RowItem($0) }
    table.sections[path.section].rows.insert(contentsOf: rows, at: path.row)
    return proposal.operation
  }

  func tableView(_ tableView: any TableHost, dropSessionDidEnter session: DragSession) {
    journal.write("enter")
  }

  func tableView(_ tableView: any TableHost, dropSessionDidExit session: DragSession) {
    journal.write("exit")
  }

  func tableView(_ tableView: any TableHost, dropSessionDidEnd session: DragSession) {
    journal.write("drop ends")
  }

  private static func text(_ destination: DropDestination) -> String {
    let row = destination.event?.data(as: String.self).map { " over \($0)" } ?? ""
    return (destination.path.map { "\($0)" } ?? "nowhere") + row
  }
}
