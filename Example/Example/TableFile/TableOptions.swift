import TableItemsView

/// What a person wants of a file of a table.
struct TableOptions: Equatable {
  /// What is to be done with the file.
  enum Task: Equatable {
    case show, check, schema
  }

  var task = Task.show

  /// The file; `-` for standard input.
  var file = RawText("-")

  /// How many lines can be seen; nil for all.
  var height: Int?

  /// How many lines are scrolled by.
  var offset: Int?

  /// The text of the row to select.
  var selection: RawText?

  /// Reads the arguments behind the word `table`, or throws what is wrong with them.
  init(_ arguments: ArraySlice<RawText>) throws(UsageError) {
    var rest = arguments
    var files: [RawText] = []
    var areOptionsOver = false
    while let argument = rest.popFirst() {
      guard !areOptionsOver, argument.bytes.first == UInt8(ascii: "-"), argument.bytes.count > 1
      else {
        files.append(argument)
        continue
      }
      let (name, joinedValue) = argument.separatedAtEqualsSign
      func value() throws(UsageError) -> RawText {
        guard let value = joinedValue ?? rest.popFirst() else { throw .missingValue(option: name) }
        return value
      }
      if joinedValue != nil, ["--", "--check", "--schema"].contains(name.text) {
        throw .unexpectedValue(option: name)
      }
      switch name.text {
      case "--": areOptionsOver = true
      case "--check": task = .check
      case "--schema": task = .schema
      case "--height": height = try .init(value(), from: 1, option: name)
      case "--offset": offset = try .init(value(), from: 0, option: name)
      case "--select": selection = try value()
      default: throw .unknownOption(name)
      }
    }
    if offset != nil, height == nil { throw .needsHeight(option: RawText("--offset")) }
    if task == .schema { return }
    guard let file = files.first, files.count == 1 else { throw .needsOneFile }
    self.file = file
  }
}
