/// Reads a JSON text, RFC 8259, into nodes that know where they stand.
///
/// A text that is wrong somewhere is read up to there, and what is open is closed. Nothing is done by
/// recursion, so that no text can exhaust the stack.
struct JSONScanner {
  /// An array or object that has not ended.
  private struct Open {
    let start: Int
    let isObject: Bool
    var elements: [JSONNode] = []
    var members: [JSONNode.Member] = []
    var keys: Set<[UInt8]> = []
    var key: (text: String, offset: Int)?
  }

  let maximumDepth: Int
  var bytes: ByteReader
  var faults: [JSONFault] = []
  private var open: [Open] = []

  init(_ text: [UInt8], maximumDepth: Int) {
    self.maximumDepth = maximumDepth
    bytes = ByteReader(text)
  }

  /// Returns the value of the text, and what is wrong; nil if there is none.
  mutating func scan() -> (root: JSONNode?, faults: [JSONFault]) {
    bytes.skipByteOrderMark()
    var root: JSONNode?
    do throws(ScanningEnd) {
      while root == nil { root = try scanNext() }
      bytes.skipSpace()
      if !bytes.isAtEnd { fault(.syntax, "text after the end; it is left out") }
    } catch {
      faults.append(error.fault)
      root = closeAll() ?? root
    }
    return (root, faults)
  }

  /// Reads a value, or the beginning of one; returns the value of the whole text when it is complete.
  private mutating func scanNext() throws(ScanningEnd) -> JSONNode? {
    bytes.skipSpace()
    let start = bytes.position
    switch bytes.current {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      guard open.count < maximumDepth else {
        bytes.skipNested()
        fault(.tooDeep, at: start, "nested deeper than \(maximumDepth); null is read instead")
        return try complete(JSONNode(value: .null, range: start..<bytes.position))
      }
      return try begin(isObject: bytes.current == UInt8(ascii: "{"))
    default:
      let value = try scanScalar()
      return try complete(JSONNode(value: value, range: start..<bytes.position))
    }
  }

  private mutating func begin(isObject: Bool) throws(ScanningEnd) -> JSONNode? {
    open.append(Open(start: bytes.position, isObject: isObject))
    bytes.advance()
    bytes.skipSpace()
    if bytes.current == (isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) {
      bytes.advance()
      return try close().map { (node) throws(ScanningEnd) in try complete(node) } ?? nil
    }
    if isObject { try scanKey() }
    return nil
  }

  /// Puts a value where it belongs, and goes on behind it; returns it if it is the whole text.
  private mutating func complete(_ node: JSONNode) throws(ScanningEnd) -> JSONNode? {
    var node = node
    while !open.isEmpty {
      put(node)
      bytes.skipSpace()
      let isObject = open[open.count - 1].isObject
      switch (bytes.current, isObject) {
      case (UInt8(ascii: ","), _):
        let comma = bytes.position
        bytes.advance()
        bytes.skipSpace()
        guard bytes.current == (isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) else {
          if isObject { try scanKey() }
          return nil
        }
        fault(.syntax, at: comma, "a comma with nothing behind it; it is left out")
        bytes.advance()
        guard let closed = close() else { return nil }
        node = closed
      case (UInt8(ascii: "}"), true), (UInt8(ascii: "]"), false):
        bytes.advance()
        guard let closed = close() else { return nil }
        node = closed
      default:
        throw end(isObject ? "\",\" or \"}\" is missing" : "\",\" or \"]\" is missing")
      }
    }
    return node
  }

  private mutating func scanKey() throws(ScanningEnd) {
    bytes.skipSpace()
    let offset = bytes.position
    guard bytes.current == UInt8(ascii: "\"") else { throw end("a key in quotes is missing") }
    let key = try scanString()
    bytes.skipSpace()
    guard bytes.current == UInt8(ascii: ":") else { throw end("\":\" is missing") }
    bytes.advance()
    open[open.count - 1].key = (key, offset)
    if !open[open.count - 1].keys.insert(Array(key.utf8)).inserted {
      fault(.duplicateKey, at: offset, "\"\(key)\" is there twice; the last one counts")
    }
  }

  private mutating func put(_ node: JSONNode) {
    let last = open.count - 1
    if let key = open[last].key {
      open[last].members.append(JSONNode.Member(key: key.text, offset: key.offset, node: node))
      open[last].key = nil
    } else if !open[last].isObject {
      open[last].elements.append(node)
    }
  }

  private mutating func close() -> JSONNode? {
    open.popLast().map { container in
      JSONNode(
        value: container.isObject ? .object(container.members) : .array(container.elements),
        range: container.start..<bytes.position)
    }
  }

  /// Closes what is open where the text is wrong; returns the outermost value.
  private mutating func closeAll() -> JSONNode? {
    var node: JSONNode?
    while let closed = close() {
      if !open.isEmpty { put(closed) }
      node = closed
    }
    return node
  }

  mutating func fault(_ kind: TableProblem.Kind, at offset: Int? = nil, _ message: String) {
    faults.append(JSONFault(offset: offset ?? bytes.position, kind: kind, message: message))
  }

  func end(at offset: Int? = nil, _ message: String) -> ScanningEnd {
    ScanningEnd(
      fault: JSONFault(
        offset: offset ?? bytes.position, kind: .syntax,
        message: "\(message); what follows is left out"))
  }
}

/// Why the rest of a text cannot be read.
struct ScanningEnd: Error {
  let fault: JSONFault
}
