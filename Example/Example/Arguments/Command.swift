import TableItemsView

/// What the program is asked to do.
enum Command: Equatable {
  case help
  case show(Options)
  case table(TableOptions)

  private static let optionsWithoutValue = [
    "--", "--help", "-h", "--all", "--index", "--edit", "--write",
  ]

  /// Reads the arguments of the program, or throws what is wrong with them.
  init(_ arguments: [RawText]) throws(UsageError) {
    if arguments.first?.text == "table" {
      guard !arguments.contains(where: { ["--help", "-h"].contains($0.text) }) else {
        self = .help
        return
      }
      self = .table(try TableOptions(arguments.dropFirst()))
      return
    }
    var options = Options()
    var rest = arguments[...]
    var areOptionsOver = false
    var screenOption: RawText?
    while let argument = rest.popFirst() {
      guard !areOptionsOver, argument.bytes.first == UInt8(ascii: "-"), argument.bytes.count > 1
      else {
        if options.paths.isEmpty, !areOptionsOver { try argument.checkNotReserved() }
        options.paths.append(argument)
        continue
      }
      let (name, joinedValue) = argument.separatedAtEqualsSign
      func value() throws(UsageError) -> RawText {
        guard let value = joinedValue ?? rest.popFirst() else {
          throw .missingValue(option: name)
        }
        return value
      }
      if joinedValue != nil, Self.optionsWithoutValue.contains(name.text) {
        throw .unexpectedValue(option: name)
      }
      if ["--style", "--offset", "--scroll-to", "--jump"].contains(name.text) {
        screenOption = screenOption ?? name
      }
      switch name.text {
      case "--":
        areOptionsOver = true
      case "--help", "-h":
        self = .help
        return
      case "--all":
        options.showsAll = true
      case "--sort":
        options.sortKey = try .init(value(), option: name)
      case "--style":
        options.style = try .init(value(), option: name)
      case "--index":
        options.showsIndex = true
      case "--jump":
        options.indexTitle = try value()
        options.showsIndex = true
      case "--edit":
        options.isEditing = true
      case "--write":
        options.isWriting = true
      case "--height":
        options.height = try .init(value(), from: 1, option: name)
      case "--offset":
        options.offset = try .init(value(), from: 0, option: name)
      case "--scroll-to":
        options.scrollTarget = try value()
      case "--select":
        options.selection = try value()
      default:
        throw .unknownOption(name)
      }
    }
    if let screenOption, options.height == nil { throw .needsHeight(option: screenOption) }
    if options.isWriting, !options.isEditing { throw .needsEdit(option: RawText("--write")) }
    if options.isEditing, options.selection != nil {
      throw .notWhileEditing(option: RawText("--select"))
    }
    if options.paths.isEmpty { options.paths = [RawText(".")] }
    if options.isEditing, options.paths.count > 1 { throw .severalPathsToEdit }
    self = .show(options)
  }
}

extension RawText {
  /// The option and its value, where they are one argument: `--sort=size`.
  var separatedAtEqualsSign: (name: RawText, value: RawText?) {
    guard let sign = bytes.firstIndex(of: UInt8(ascii: "=")) else { return (self, nil) }
    return (RawText(bytes: bytes[..<sign]), RawText(bytes: bytes[(sign + 1)...]))
  }

  /// Refuses a word that is a command elsewhere, or will be one.
  fileprivate func checkNotReserved() throws(UsageError) {
    if text == "pick" { throw .reservedWord(self) }
    if text == "table" { throw .commandNotFirst(self) }
  }
}

extension Entry.SortKey {
  fileprivate init(_ value: RawText, option: RawText) throws(UsageError) {
    guard let key = Entry.SortKey(rawValue: value.text) else {
      let keys = Entry.SortKey.allCases.map(\.rawValue).joined(separator: ", ")
      throw .badValue(value, option: option, expected: "one of \(keys)")
    }
    self = key
  }
}

extension TableStyle {
  fileprivate init(_ value: RawText, option: RawText) throws(UsageError) {
    switch value.text {
    case "plain": self = .plain
    case "grouped": self = .grouped
    default: throw .badValue(value, option: option, expected: "one of plain, grouped")
    }
  }
}

extension Int {
  init(_ value: RawText, from least: Int, option: RawText) throws(UsageError) {
    guard let number = Int(value.text), number >= least else {
      throw .badValue(value, option: option, expected: "a number from \(least)")
    }
    self = number
  }
}
