/// What is wrong with the arguments of the program.
enum UsageError: Error, Equatable {
  case unknownOption(RawText)
  case missingValue(option: RawText)
  case unexpectedValue(option: RawText)
  case badValue(RawText, option: RawText, expected: String)
  case reservedWord(RawText)
  case commandNotFirst(RawText)
  case needsHeight(option: RawText)
  case needsEdit(option: RawText)
  case notWhileEditing(option: RawText)
  case severalPathsToEdit
  case needsOneFile
}

extension UsageError: CustomStringConvertible {
  var description: String {
    switch self {
    case .unknownOption(let option):
      "there is no option '\(option)'"
    case .missingValue(let option):
      "option '\(option)' needs a value"
    case .unexpectedValue(let option):
      "option '\(option)' takes no value"
    case .badValue(let value, let option, let expected):
      "option '\(option)' takes \(expected), not '\(value)'"
    case .reservedWord(let word):
      "'\(word)' is kept for a command to come; for the directory, write './\(word)'"
    case .commandNotFirst(let word):
      "'\(word)' is a command, and comes first; for the directory, write './\(word)'"
    case .needsHeight(let option):
      "option '\(option)' makes sense for a screen only, so it needs '--height'"
    case .needsEdit(let option):
      "option '\(option)' says what becomes of edits, so it needs '--edit'"
    case .notWhileEditing(let option):
      "option '\(option)' does not go with '--edit', as no row can be selected then"
    case .needsOneFile:
      "'table' takes one file; '-' is standard input"
    case .severalPathsToEdit:
      "one directory can be edited at a time"
    }
  }
}
