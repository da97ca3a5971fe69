import CLibrary

/// How the program ends, from good to bad.
enum ExitStatus: Int32, Comparable {
  case success = 0
  case failure = 1
  case usageError = 2

  static func < (first: ExitStatus, second: ExitStatus) -> Bool {
    first.rawValue < second.rawValue
  }
}

/// Ends the program.
func exit(with status: ExitStatus) -> Never {
  exit(status.rawValue)
}
