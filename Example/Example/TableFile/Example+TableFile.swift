import TableItemsJSON
import TableItemsView

extension Example {
  /// Shows or checks a file of a table, or prints the schema of such files.
  @MainActor
  static func table(_ options: TableOptions) throws -> ExitStatus {
    guard options.task != .schema else {
      try StandardStream.standardOutput.write(TableSchema.json)
      return .success
    }
    var limits = TableFileLimits()
    if options.task == .check { limits.problems = .max }
    let data = try TableFile.read(options.file, limits: limits)
    let table = TableDecoder(registry: TableFileScreen.registry, limits: limits).decode(data)
    guard options.task == .show else {
      for problem in table.problems {
        try StandardStream.standardOutput.write(TextLine("\(problem)").text)
      }
      return table.problems.isEmpty ? .success : .failure
    }
    return try show(table, options)
  }

  @MainActor
  private static func show(_ table: DecodedTable, _ options: TableOptions) throws -> ExitStatus {
    let width = StandardStream.standardOutput.terminalWidth ?? 80
    let screen = TableFileScreen(table.archive, width: width, options: options)
    var problems = table.problems.map(\.description)
    if let selection = options.selection, !screen.select(selection) {
      problems.append("there is no row '\(selection)'")
    }
    try screen.write(to: .standardOutput)
    problems += screen.problems
    for problem in problems { complain(TextLine(problem).text) }
    return problems.isEmpty ? .success : .failure
  }
}
