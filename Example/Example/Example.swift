import TableItemsView

/// Shows directories as tables.
@main
struct Example {
  @MainActor
  static func main() async {
    exit(with: await run(arguments: RawText.commandLine))
  }

  /// Does what the arguments ask for, and returns the exit status.
  @MainActor
  private static func run(arguments: [RawText]) async -> ExitStatus {
    do {
      switch try Command(arguments) {
      case .help:
        try StandardStream.standardOutput.write(Usage.text)
        return .success
      case .table(let options):
        return try table(options)
      case .show(let options) where options.isEditing:
        return try await edit(options.paths[0], options)
      case .show(let options):
        return options.paths.reduce(.success) { status, path in
          max(status, show(path, options))
        }
      }
    } catch let error as UsageError {
      complain("\(error); see --help")
      return .usageError
    } catch {
      complain("\(error)")
      return .failure
    }
  }

  @MainActor
  private static func show(_ path: RawText, _ options: Options) -> ExitStatus {
    do {
      let report = try DirectoryReport(of: path, options)
      if options.paths.count > 1 { try StandardStream.standardOutput.write("\(path):") }
      try report.write(to: .standardOutput)
      report.problems.forEach(complain)
      return report.problems.isEmpty ? .success : .failure
    } catch {
      complain("\(error)")
      return .failure
    }
  }

  /// Shows a directory in editing mode, does what standard input says, and shows it again.
  @MainActor
  private static func edit(_ path: RawText, _ options: Options) async throws -> ExitStatus {
    let report = try DirectoryReport(of: path, options)
    let session = report.beginEditing()
    try report.write(to: .standardOutput)
    report.problems.forEach(complain)
    var status = report.problems.isEmpty ? ExitStatus.success : .failure
    if StandardInput.isTerminal { complain("edits, one a line; see --help") }
    var number = 0
    var isEdited = false
    try await StandardInput.forEachLine { line throws(SystemError) in
      number += 1
      guard let (notes, problems) = await session.run(line) else { return }
      isEdited = true
      for note in notes { try StandardStream.standardOutput.write(note) }
      for problem in problems { complain("line \(number): \(problem)") }
      if !problems.isEmpty { status = .failure }
    }
    if isEdited { try report.write(to: .standardOutput) }
    return status
  }

  /// Says what is wrong; where nobody can hear it, the exit status has to do.
  static func complain(_ problem: String) {
    try? StandardStream.standardError.write("Example: \(problem)")
  }
}
