/// A registered type of cell, header or footer, with its own type and that of its data erased.
///
/// It is an object so that a host can tell whether it has seen just this registration.
@MainActor
final class RegisteredView<View: TableCell> {
  /// How the host makes new ones; nil if it has a prototype of its own.
  let source: ViewSource<View>?

  /// The identifier that the type has of itself, whatever it was registered under.
  let typeIdentifier: String

  /// The height of rows of the type, if it has one.
  let rowHeight: RowHeight?

  /// The data that the type takes, and its name.
  let dataType: Any.Type
  let dataName: String

  /// Returns a value as data that the type takes; nil if it is none.
  let erase: (Any) -> (any Sendable)?

  /// Tells whether the type takes some data.
  let accepts: (any Sendable) -> Bool

  /// Fills a view with data; tells whether the view was of the type.
  let configure: (View, any Sendable) -> Bool

  /// Has a view send its own events to a closure; nil for views that send none.
  let connect: ((View, @escaping (Any) -> Void) -> Void)?

  private init<C: CellConfigurable>(_: C.Type, source: ViewSource<View>?) {
    self.source = source
    typeIdentifier = C.reuseIdentifier
    rowHeight = C.rowHeight
    dataType = C.RowData.self
    dataName = String(reflecting: C.RowData.self)
    erase = { $0 as? C.RowData }
    accepts = { $0 is C.RowData }
    configure = { view, data in
      guard let view = view as? C, let data = data as? C.RowData else { return false }
      view.configure(with: data)
      return true
    }
    if let sender = C.self as? any CellEventSending.Type {
      connect = Self.connecting(sender)
    } else {
      connect = nil
    }
  }

  /// Registers a type; nil if it is not of the host's class.
  convenience init?<C: CellConfigurable>(_ type: C.Type, make: (@MainActor () -> C)? = nil) {
    guard let viewClass = type as? View.Type else { return nil }
    // The class was checked above, so what the closure makes is of it.
    let factory = make.map { make in { @MainActor in unsafeDowncast(make(), to: View.self) } }
    self.init(type, source: factory.map { .factory($0) } ?? .type(viewClass))
  }

  /// Registers a type whose own type is not known here; nil if it is not of the host's class.
  static func of(_ type: any CellConfigurable.Type) -> RegisteredView? {
    func register<C: CellConfigurable>(_ type: C.Type) -> RegisteredView? {
      RegisteredView(type)
    }
    return register(type)
  }

  /// Registers a type of which the host has a prototype.
  convenience init<C: CellConfigurable>(prototype type: C.Type) {
    self.init(type, source: nil)
  }

  /// Registers the host's own way to show content in a style.
  init(showing style: CellContent.Style) {
    source = .standard(style)
    typeIdentifier = ""
    rowHeight = nil
    dataType = CellContent.self
    dataName = String(reflecting: CellContent.self)
    erase = { $0 as? CellContent }
    accepts = { $0 is CellContent }
    configure = { view, data in
      guard let content = data as? CellContent else { return false }
      view.show(content)
      return true
    }
    connect = nil
  }

  private static func connecting<C: CellEventSending>(
    _: C.Type
  ) -> (View, @escaping (Any) -> Void) -> Void {
    { view, send in (view as? C)?.onEvent = { send($0) } }
  }
}
