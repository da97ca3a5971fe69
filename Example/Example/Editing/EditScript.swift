/// A line of a script of edits, as far as it can be read without knowing the directory.
struct ScriptLine: Equatable {
  /// What is to be done.
  enum Verb: String, CaseIterable {
    case delete
    case move
    case action
    case undo
    case redo
  }

  let verb: Verb

  /// What stands behind the verb: names, which may have spaces in them.
  let rest: RawText

  /// Reads a line; nil for an empty one, or a remark that begins with `#`.
  init?(_ line: [UInt8]) throws(ScriptError) {
    // Editors of some systems end lines with a carriage return; in a name, it is written as `\x0D`.
    let isEnded = line.last == UInt8(ascii: "\r")
    let line = line.dropLast(isEnded ? 1 : 0).drop { $0 == UInt8(ascii: " ") }
    guard let first = line.first, first != UInt8(ascii: "#") else { return nil }
    let word = RawText(bytes: line.prefix { $0 != UInt8(ascii: " ") })
    guard let verb = Verb(rawValue: word.text) else { throw .unknownVerb(word) }
    let rest = RawText(bytes: line.dropFirst(word.bytes.count + 1))
    switch verb {
    case .delete, .move, .action: if rest.bytes.isEmpty { throw .missingName(verb) }
    case .undo, .redo: if !rest.bytes.isEmpty { throw .unexpectedText(rest, verb) }
    }
    self.verb = verb
    self.rest = rest
  }
}

/// What a line of a script asks to be done to a directory.
enum EditCommand: Equatable {
  case delete(RawText)
  case move(RawText, before: RawText)
  case action(RawText, title: String)
  case undo
  case redo

  /// Finds out which entries a line names.
  ///
  /// A name may have spaces, and even the words around it, in it: what fits the entries that there are is
  /// meant.
  init(_ line: ScriptLine, names: (RawText) -> RawText?) throws(ScriptError) {
    switch line.verb {
    case .delete:
      guard let name = names(line.rest) else { throw .unknownEntry(line.rest) }
      self = .delete(name)
    case .move:
      let pairs = line.rest.splits(at: Array(" before ".utf8))
      guard let first = pairs.first else { throw .missingDestination(line.rest) }
      for pair in pairs {
        guard let name = names(pair.0), let other = names(pair.1) else { continue }
        self = .move(name, before: other)
        return
      }
      throw .unknownEntry(names(first.0) == nil ? first.0 : first.1)
    case .action:
      let pairs = line.rest.splits(at: [UInt8(ascii: " ")])
      guard let first = pairs.first else { throw .missingTitle(line.rest) }
      // The longest name that there is.
      for pair in pairs.reversed() {
        guard let name = names(pair.0) else { continue }
        self = .action(name, title: pair.1.text)
        return
      }
      throw .unknownEntry(first.0)
    case .undo: self = .undo
    case .redo: self = .redo
    }
  }
}

/// What is wrong with a line of a script.
enum ScriptError: Error, Equatable {
  case unknownVerb(RawText)
  case missingName(ScriptLine.Verb)
  case unexpectedText(RawText, ScriptLine.Verb)
  case missingDestination(RawText)
  case missingTitle(RawText)
  case unknownEntry(RawText)
}

extension ScriptError: CustomStringConvertible {
  var description: String {
    switch self {
    case .unknownVerb(let word):
      let verbs = ScriptLine.Verb.allCases.map(\.rawValue).joined(separator: ", ")
      return "'\(word)' is none of \(verbs)"
    case .missingName(let verb): return "'\(verb)' needs the name of an entry"
    case .unexpectedText(let text, let verb): return "'\(verb)' takes nothing, not '\(text)'"
    case .missingDestination(let text): return "'move' takes 'NAME before NAME', not '\(text)'"
    case .missingTitle(let text): return "'action' takes 'NAME TITLE', not '\(text)'"
    case .unknownEntry(let name): return "there is no entry '\(name)'"
    }
  }
}

extension RawText {
  /// The parts before and after each of the first hundred places where there are certain bytes.
  fileprivate func splits(at separator: [UInt8]) -> [(RawText, RawText)] {
    guard bytes.count > separator.count else { return [] }
    return (1..<(bytes.count - separator.count)).lazy.filter {
      bytes[$0...].starts(with: separator)
    }.prefix(100).map {
      (RawText(bytes: bytes[..<$0]), RawText(bytes: bytes[($0 + separator.count)...]))
    }
  }
}
