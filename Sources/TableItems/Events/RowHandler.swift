/// A closure of a row for one event, given where the row is made and its data has a type.
///
/// ```swift
/// RowItem(fruit, cell: FruitCell.self, handlers: [
///   .on(.shouldHighlight) { fruit, event in fruit.isRipe },
///   .on(.accessoryTap) { fruit, event in showDetails(of: fruit) },
/// ])
/// ```
public struct RowHandler<RowData>: Sendable {
  let install: @Sendable (inout EventHandlers) -> Void

  /// Answers an event of the row.
  public static func on<Answer>(
    _ event: RowEvent<Answer>,
    perform handler: @escaping @MainActor (RowData, TableEvent) -> Answer
  ) -> RowHandler {
    RowHandler { $0.set(event, handler) }
  }

  /// Answers a display event of the row, with its cell.
  public static func on<C: CellConfigurable>(
    _ cell: C.Type,
    _ event: DisplayEvent,
    perform handler: @escaping @MainActor (C, RowData, TableEvent) -> Void
  ) -> RowHandler where C.RowData == RowData {
    RowHandler { $0.set(event, handler) }
  }

  /// Answers the events that the cell of the row sends itself.
  public static func onEvent<C: CellEventSending>(
    of cell: C.Type,
    perform handler: @escaping @MainActor (RowData, C.Event, TableEvent) -> Void
  ) -> RowHandler where C.RowData == RowData {
    RowHandler { $0.setCellEvent(of: C.self, handler) }
  }
}
