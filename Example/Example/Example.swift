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
        print(Usage.text, to: .standardOutput)
        return .success
      case .show(let options):
        return options.paths.reduce(.success) { status, path in
          max(status, show(path, options))
        }
      }
    } catch {
      print("Example: \(error); see --help", to: .standardError)
      return .usageError
    }
  }

  @MainActor
  private static func show(_ path: RawText, _ options: Options) -> ExitStatus {
    do {
      let report = try DirectoryReport(of: path, options)
      if options.paths.count > 1 { print("\(path):", to: .standardOutput) }
      report.forEachScreen { print($0, to: .standardOutput) }
      for problem in report.problems { print("Example: \(problem)", to: .standardError) }
      return report.problems.isEmpty ? .success : .failure
    } catch {
      print("Example: \(error)", to: .standardError)
      return .failure
    }
  }
}
