extension DataSource {
  /// Returns a filled cell for a row, and reports what is not as it should be.
  func cell(for event: TableEvent?, at path: RowPath, from host: any TableHost<Cell>) -> Cell {
    let row = event?.row ?? ""
    let shown = choose(event?.cell, for: row.data, at: path)
    let cell = dequeue(shown.view, shown.identifier, at: path, from: host)
    if let event, knownCells.insert(cell) {
      let delegate = closures(of: host)
      delegate.tell(.didMake, cell, event, delegate.didMake)
    }
    if shown.view.configure(cell, shown.data) {
      connect(cell, of: shown.view, to: event, on: host)
    } else {
      // A second cell must not be dequeued for the path, so this one shows what it can.
      cell.show(registry.defaultCell.content(for: row.data))
      let problem = ViewProblem.unexpectedView(
        identifier: shown.identifier, found: String(reflecting: type(of: cell)))
      model.report(problem.diagnostic(of: .row(path)))
    }
    cell.apply(row.traits.completed(by: model.content.section(at: path.section)))
    if let event { tellDelegate(of: host, thatConfigured: cell, event) }
    return cell
  }

  private func tellDelegate(
    of host: any TableHost<Cell>, thatConfigured cell: Cell, _ event: TableEvent
  ) {
    guard let delegate = host.delegate else { return }
    if let delegate = delegate as? Delegate, delegate.model === model {
      // It need not look for what is at hand.
      delegate.tellThatConfigured(cell, event)
    } else {
      delegate.tableView(host, didConfigure: cell, forRowAt: event.path)
    }
  }

  /// What a row is to be shown with.
  private typealias Choice = (
    view: RegisteredView<Cell>, identifier: String, data: any Sendable
  )

  /// Returns the cell of a reference, or the default cell with the reason reported.
  private func choose(
    _ reference: CellReference?, for data: any Sendable, at path: RowPath
  ) -> Choice {
    do throws(ViewProblem) {
      if let reference {
        let (view, identifier) = try registry.cells.find(reference, for: data)
        return (view, identifier, data)
      }
      if let standard = registry.standardCell(for: data) {
        return (standard.view, standard.identifier, data)
      }
      if !(data is any CellContentConvertible || registry.defaultCell.isReplaced) {
        throw .missingIdentifier(data: String(reflecting: type(of: data)))
      }
    } catch {
      model.report(error.diagnostic(of: .row(path)))
    }
    let content = registry.defaultCell.content(for: data)
    let (view, identifier) = registry.defaultCell.view(for: content.style)
    return (view, identifier, content)
  }

  private func dequeue(
    _ view: RegisteredView<Cell>, _ identifier: String, at path: RowPath,
    from host: any TableHost<Cell>
  ) -> Cell {
    if let source = view.source, cellRegistrations.insert(view, for: identifier, on: host) {
      host.register(source, forCellReuseIdentifier: identifier)
    }
    return host.dequeueReusableCell(withIdentifier: identifier, for: path)
  }
}
