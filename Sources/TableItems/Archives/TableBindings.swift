/// The objects and closures that the names of an archive stand for.
///
/// ```swift
/// let bindings = TableBindings<TextCell>()
/// bindings.dataSources["people"] = people
/// bindings.on("open", .select) { event in open(event.id) }
/// let controller = TableViewController(archive: archive, bindings: bindings)
/// ```
@MainActor
public final class TableBindings<Cell: TableCell> {
  /// The data sources, by name.
  public var dataSources: [String: any TableViewDataSource<Cell>] = [:]

  /// The delegates, by name.
  public var delegates: [String: any TableViewDelegate] = [:]

  private var closures: [String: EventHandlers] = [:]

  /// Creates bindings without any name.
  public init() {}

  /// Binds a name to a closure for an event, in place of an earlier one.
  ///
  /// One name can stand for closures of several events.
  public func on<Answer>(
    _ name: String, _ event: RowEvent<Answer>,
    perform handler: @escaping @MainActor (TableEvent) -> Answer
  ) {
    var new = closures[name] ?? EventHandlers()
    new[event] = { handler($0) }
    closures[name] = new
  }

  /// Tells whether a name stands for a closure for an event.
  public func hasClosure(_ name: String, forEvent event: String) -> Bool {
    closures[name]?.has(event) ?? false
  }

  /// Returns content in which rows have the closures that they name, and what is wrong with the names.
  ///
  /// A closure that a row has itself stays. A name that stands for nothing stays as it is.
  ///
  /// - Complexity: O(*n*) in the number of rows that are not of uniform sections.
  public func bind(_ content: TableContent) -> (content: TableContent, problems: [TableDiagnostic])
  {
    var (bound, problems) = (content, [TableDiagnostic]())
    for section in content.sections.indices where !content.sections[section].rows.isUniform {
      var rows = Array(content.sections[section].rows)
      var isChanged = false
      for row in rows.indices where !rows[row].handlerNames.isEmpty {
        isChanged = true
        let part = TablePart.row(RowPath(section: section, row: row))
        bind(&rows[row], part, &problems)
      }
      if isChanged { bound.sections[section].rows = SectionRows(rows) }
    }
    return (bound, problems)
  }

  private func bind(_ row: inout RowItem, _ part: TablePart, _ problems: inout [TableDiagnostic]) {
    var handlers = row.handlers ?? EventHandlers()
    for (event, name) in row.handlerNames.sorted(by: { $0.key < $1.key }) where !handlers.has(event)
    {
      if let closures = closures[name], closures.has(event) {
        handlers.copy(event, from: closures)
      } else {
        problems.append(.unboundName(name, event: event, of: part))
      }
    }
    row.setHandlers(handlers)
  }
}
