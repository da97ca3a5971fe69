/// A row that something is done to once closures have been called, or a while later: in the model of the
/// data source, and in that of the delegate where that is another one.
///
/// It keeps neither of them alive.
@MainActor
struct MarkedRow {
  /// A row of a model.
  private struct Mark {
    weak var model: TableModel?
    let row: RowMark
  }

  private let own: Mark
  private let twin: Mark?

  /// Which row it was.
  var id: RowID { own.row.id }

  /// The model of the data source, while it is there.
  var model: TableModel? { own.model }

  /// Marks the row at a path; nil if there is none.
  init?(at path: RowPath, in model: TableModel, _ other: TableModel?) {
    guard let row = model.mark(ofRowAt: path) else { return nil }
    own = Mark(model: model, row: row)
    if let other, other !== model, let same = other.mark(ofRowAt: path), same.id == row.id {
      twin = Mark(model: other, row: same)
    } else {
      twin = nil
    }
  }

  /// Marks the row of an event, wherever it is by now; nil if it is gone, or if another stands at its
  /// position.
  init?(_ event: TableEvent, in model: TableModel, _ other: TableModel?) {
    let isInPlace = model.content.id(at: event.path) == event.id
    guard let path = isInPlace ? event.path : event.id.isPosition ? nil : model.path(of: event.id),
      !event.id.isPosition || model.event(at: path)?.isVisiblyOther(than: event) == false
    else { return nil }
    self.init(at: path, in: model, other)
  }

  /// The row as it is wanted now, where it stands among all rows; nil if it is gone.
  var current: TableEvent? {
    guard let model = own.model, let id = model.id(of: own.row) else { return nil }
    let path = own.row.event.path
    return model.source.event(at: model.source.id(at: path) == id ? path : nil, or: id)
  }

  /// Performs an edit of the row in both models.
  ///
  /// - Returns: What the edit did; nil if the row is gone, or nothing is to be done.
  func perform(_ edit: (RowID) -> RowEdit) -> TableEdit? {
    guard let model = own.model, let id = model.id(of: own.row) else { return nil }
    let edit = edit(id)
    let made = model.perform([edit], near: own.row.event.path).applied.first
    guard let made else { return nil }
    if let twin, let model = twin.model, model.id(of: twin.row) == id {
      _ = model.perform([edit], near: twin.row.event.path)
    }
    return made.told(.person)
  }
}

extension TableContent {
  /// Returns what a closure gets to know of a row, by its path if that is known, or its id.
  fileprivate func event(at path: RowPath?, or id: RowID) -> TableEvent? {
    (path ?? self.path(of: id)).flatMap { event(at: $0) }
  }
}

extension TableModel {
  /// Has all edits that are performed by a closure, here and in another model, be undone together.
  func groupingEdits(with other: TableModel?, _ body: () -> Void) {
    groupingEdits {
      if let other, other !== self { other.groupingEdits(body) } else { body() }
    }
  }
}
