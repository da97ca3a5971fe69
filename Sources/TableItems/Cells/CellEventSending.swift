/// A cell of a row that has events of its own: a switch that was turned, a field that was edited.
///
/// The cell calls ``onEvent``; the closures of the row, of the cell type and of the delegate are
/// called in that order, with the row that the cell shows at that time.
///
/// ```swift
/// final class SwitchCell: TextCell, CellEventSending {
///   enum Event { case turned(on: Bool) }
///   var onEvent: ((Event) -> Void)?
///   …
/// }
///
/// delegate.onEvent(of: SwitchCell.self) { setting, change, event in … }
/// ```
@MainActor
public protocol CellEventSending<RowData>: CellConfigurable {
  /// What the cell tells.
  associatedtype Event

  /// Takes an event of the cell; set by the data source each time the cell is configured.
  ///
  /// An event that comes after the row has left the table is dropped.
  var onEvent: ((Event) -> Void)? { get set }
}
