/// The fields of an object that is being written, in order; those that say nothing are left out.
struct ObjectWriter {
  private(set) var members: [JSONValue.Member] = []

  var value: JSONValue { .object(members) }

  mutating func set(_ name: String, _ value: JSONValue?) {
    if let value { members.append(JSONValue.Member(name, value)) }
  }

  mutating func set(_ name: String, _ text: String?) {
    set(name, text.map { JSONValue.string($0) })
  }

  mutating func set(_ name: String, _ number: Int?) {
    set(name, number.map { JSONValue.number("\($0)") })
  }

  /// Sets a field unless it has the value that it has anyway.
  mutating func set(_ name: String, _ flag: Bool?, unless other: Bool? = nil) {
    if let flag, flag != other { set(name, JSONValue.bool(flag)) }
  }

  /// Sets the name of a value, unless it is the one that it is anyway.
  mutating func set<Choice: Equatable>(
    _ name: String, _ choice: Choice?, of choices: [(name: String, value: Choice)],
    unless other: Choice? = nil
  ) {
    guard let choice, choice != other else { return }
    set(name, choices.first { $0.value == choice }?.name)
  }

  /// Sets a height; automatic is left out where it is so anyway.
  mutating func set(_ name: String, _ height: RowHeight?, unless other: RowHeight? = nil) {
    guard let height, height != other else { return }
    switch height {
    // What cannot be laid out is treated as automatic anyway.
    case _ where !height.isValid: set(name, "automatic")
    case .automatic: set(name, "automatic")
    case .lines(let count): set(name, .object([JSONValue.Member("lines", .number("\(count)"))]))
    case .fixed(let length):
      let whole = Int(exactly: length).map { "\($0)" }
      set(name, JSONValue.number(whole ?? "\(length)"))
    }
  }
}
