/// A cell that was filled with a row.
struct FilledCell<Cell> {
  var cell: Cell

  /// What was found not to be as it should.
  var problem: TableDiagnostic.Problem?

  /// Has the cell send its own events to a closure; nil for a cell that sends none.
  var connect: ((Cell, @escaping (Any) -> Void) -> Void)?
}

extension CellRegistry {
  /// Fills a cell with a row: that of its type or identifier, or the default cell.
  ///
  /// - Parameters:
  ///   - row: The row to show.
  ///   - reference: The cell that the row or its section names.
  ///   - dequeue: Takes a cell of a registration and its identifier from the host.
  /// - Returns: The filled cell.
  func fillCell(
    with row: RowItem, named reference: CellReference?,
    from dequeue: (RegisteredView<Cell>, String) -> Cell
  ) -> FilledCell<Cell> {
    let choice = choose(reference, for: row.data)
    let cell = dequeue(choice.registered, choice.identifier)
    var filled = FilledCell(
      cell: cell, problem: choice.problem, connect: choice.registered.connect)
    if !choice.registered.configure(cell, choice.data) {
      // A second cell must not be dequeued for the path, so this one shows what it can.
      cell.show(defaultCell.content(for: row.data))
      filled.connect = nil
      filled.problem = .unexpectedCell(
        identifier: choice.identifier, found: String(reflecting: type(of: cell)))
    }
    cell.apply(row.traits)
    return filled
  }

  /// What a row is to be shown with.
  private struct Choice {
    var registered: RegisteredView<Cell>
    var identifier: String
    var data: any Sendable
    var problem: TableDiagnostic.Problem?
  }

  private func choose(_ reference: CellReference?, for data: any Sendable) -> Choice {
    guard let reference else {
      let isContent = data is any CellContentConvertible || defaultCell.isReplaced
      return chooseDefault(
        for: data, isContent ? nil : .missingCellIdentifier(data: typeName(of: data)))
    }
    let identifier = identifier(of: reference)
    guard let registered = cells[identifier] ?? registerOnFirstSight(reference) else {
      let name = reference.type.map { String(reflecting: $0) }
      return chooseDefault(
        for: data, name.map { .foreignCellType($0) } ?? .unknownCellIdentifier(identifier))
    }
    guard registered.accepts(data) else {
      let problem = TableDiagnostic.Problem.dataMismatch(
        identifier: identifier, expected: registered.dataName, found: typeName(of: data))
      return chooseDefault(for: data, problem)
    }
    return Choice(registered: registered, identifier: identifier, data: data)
  }

  private func chooseDefault(
    for data: any Sendable, _ problem: TableDiagnostic.Problem?
  ) -> Choice {
    let content = defaultCell.content(for: data)
    let identifier = DefaultCell<Cell>.identifier(of: content.style)
    return Choice(
      registered: defaultCell.view, identifier: identifier, data: content, problem: problem)
  }

  private func registerOnFirstSight(_ reference: CellReference) -> RegisteredView<Cell>? {
    let registered = reference.type.flatMap { RegisteredView<Cell>.of($0) }
    cells[identifier(of: reference)] = registered
    return registered
  }

  private func typeName(of data: any Sendable) -> String {
    String(reflecting: type(of: data))
  }
}
