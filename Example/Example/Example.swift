import TableItemsView

/// Shows directories as tables.
@main
struct Example {
  @MainActor
  static func main() {
    exit(with: run(arguments: RawText.commandLine))
  }

  /// Does what the arguments ask for, and returns the exit status.
  @MainActor
  private static func run(arguments: [RawText]) -> ExitStatus {
    do {
      switch try Command(arguments) {
      case .help:
        try StandardStream.standardOutput.write(Usage.text)
        return .success
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

  /// Says what is wrong; where nobody can hear it, the exit status has to do.
  private static func complain(_ problem: String) {
    try? StandardStream.standardError.write("Example: \(problem)")
  }
}
