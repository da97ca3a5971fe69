/// A row of a table that is built one after another: it names the row, and changes it.
///
/// Each property that is set changes what is shown at once; ``SectionModel/createRow(style:animation:_:)``
/// says all of a new row before it is shown.
///
/// It does not keep the model alive, so the closures of a row may hold it. What it is asked to do when the
/// row is gone is left undone, and reported by the model.
@MainActor
public struct RowModel: Identifiable {
  /// Which row it is.
  public nonisolated let id: RowID

  /// The model that the row is of, while that is there.
  public private(set) weak var model: TableModel?

  /// Where the row most likely stands.
  private let lastPath: RowPath?

  init(id: RowID, at path: RowPath?, of model: TableModel?) {
    self.id = id
    self.model = model
    lastPath = path
  }

  /// Where the row stands in what the program wants to be shown; nil if it is gone.
  ///
  /// While rows are hidden, or updates wait, it stands elsewhere on screen: see ``shownPath``.
  ///
  /// - Complexity: O(1) where no row before it came or went since the row was looked up, else as for
  ///   ``TableModel/path(of:)``.
  public var path: RowPath? { model?.sourcePath(of: id, near: lastPath) }

  /// Where the row stands in what is shown; nil while it is hidden, or yet to be shown, and if it is gone.
  ///
  /// It is the path that a table view knows it by.
  ///
  /// - Complexity: As for ``path``.
  public var shownPath: RowPath? { model?.path(of: id, near: lastPath) }

  /// The row as it is; nil if it is gone.
  public var item: RowItem? { path.flatMap { model?.source.row(at: $0) } }

  /// The section that the row is in.
  public var section: SectionModel? {
    model.map { SectionModel(id: id.section, at: lastPath?.section ?? 0, of: $0) }
  }

  /// What the row shows, if the default cell shows it; nil if it is gone.
  public var content: CellContent? {
    get { (item?.data as? any CellContentConvertible)?.cellContent }
    nonmutating set {
      guard let newValue else { return }
      setContent { $0 = newValue }
    }
  }

  /// Changes what the default cell shows; a row of other data keeps it, and that is reported.
  func setContent(_ body: (inout CellContent) -> Void) {
    change { item in
      guard var content = item.data as? CellContent else { return false }
      body(&content)
      item = item.with(data: content)
      return true
    }
  }

  /// Has the row be shown anew.
  public func reload(animation: RowAnimation = .automatic) {
    guard let model, let path else { return reportGone("reloaded") }
    model.change(animation) { _ in
    } live: {
      $0.refresh(at: path)
    }
  }

  /// Takes the row out of the table.
  public func remove(animation: RowAnimation = .automatic) {
    guard let model, let path else { return reportGone("removed") }
    model.update(animation: animation) { $0.remove(at: path) }
  }

  /// Returns the row that an event is of, which may have moved to another section.
  func identified(by event: TableEvent) -> RowModel {
    RowModel(id: event.id, at: event.path, of: model)
  }

  /// Changes the row item; the closure tells whether it could.
  func change(_ body: (inout RowItem) -> Bool) {
    guard let model, let path, var item = model.source.row(at: path) else {
      return reportGone("changed")
    }
    guard body(&item) else {
      let type = String(reflecting: item.dataType)
      model.report(.notContent(id, type))
      return
    }
    let changed = item
    model.change(.automatic) { content in
      content.sections[path.section].rows.edit { $0[path.row] = changed }
    } live: {
      $0.replace(at: path, with: changed)
    }
  }

  private func reportGone(_ intention: String) {
    model?.report(.gone("row \(id)", intention))
  }
}

extension TableDiagnostic {
  fileprivate static func notContent(_ id: RowID, _ type: String) -> TableDiagnostic {
    TableDiagnostic(
      .ignoredEdit, "row \(id) has data of type \(type), which has no such property; it stays")
  }
}
