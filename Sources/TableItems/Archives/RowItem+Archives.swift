extension RowItem {
  /// Creates a row as it was kept in a file.
  ///
  /// - Parameters:
  ///   - data: What the row shows.
  ///   - id: What tells it from others; nil for what the data says.
  ///   - height: How tall it is.
  ///   - cellIdentifier: The identifier of its cell; nil leaves it to the section.
  package init(
    archived data: any Sendable, id: ItemID?, height: RowHeight?, cellIdentifier: String?
  ) {
    self.init(
      data: data, id: id ?? .discovered(in: data), height: height,
      cell: cellIdentifier.map { .named($0) }, extras: nil, isDiscovered: true)
  }

  /// The id that the row has by its data alone.
  package var idOfData: ItemID? { .discovered(in: data) }

  /// The names of events that the row has closures for which no name stands for.
  package var eventsWithoutNames: [String] {
    (handlers?.eventNames ?? []).filter { handlerNames[$0] == nil }.sorted()
  }
}

extension TableBindings {
  /// The names of the events of rows that closures can be bound to.
  package static var eventNames: Set<String> {
    [
      RowEvent<Void>.select, .deselect, .highlight, .unhighlight, .primaryAction, .accessoryTap,
      .delete, .move, .beginEditing, .endEditing, .inputBegin, .inputChange, .inputReturn,
      .inputEnd,
    ].reduce(into: Set(otherEventNames)) { $0.insert($1.name) }
  }

  private static var otherEventNames: [String] {
    [
      RowEvent<Bool>.shouldHighlight, .canPerformPrimaryAction, .canFocus, .canEdit, .canMove,
      .shouldIndentWhileEditing, .shouldDelete,
    ].map(\.name) + [
      RowEvent<CellEditingStyle>.editingStyle.name, RowEvent<RowItem?>.rowToInsert.name,
      RowEvent<String?>.deleteConfirmationTitle.name, RowEvent<String?>.validateInput.name,
      RowEvent<RowPath>.moveTarget.name, RowEvent<RowMenu?>.contextMenu.name,
      RowEvent<SwipeActionsConfiguration?>.leadingSwipeActions.name,
      RowEvent<SwipeActionsConfiguration?>.trailingSwipeActions.name,
      RowEvent<[DragItem]>.dragItems.name, RowEvent<RowPath?>.willSelect.name,
      RowEvent<RowPath?>.willDeselect.name,
    ]
  }
}
