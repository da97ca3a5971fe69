import CLibrary

/// What the program is given to read.
enum StandardInput {
  /// Whether a person types it.
  static var isTerminal: Bool { isatty(0) == 1 }

  /// Calls a closure with each line, without the line break, as soon as it is there.
  static func forEachLine(
    _ body: ([UInt8]) async throws(SystemError) -> Void
  ) async throws(SystemError) {
    var line: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 14)
    while true {
      let count = buffer.withUnsafeMutableBytes { read(0, $0.baseAddress, $0.count) }
      guard count != 0 else { break }
      if count < 0 {
        guard errno == EINTR else { throw .last("cannot read standard input") }
        continue
      }
      for byte in buffer[..<count] {
        if byte == UInt8(ascii: "\n") {
          try await body(line)
          line = []
        } else {
          line.append(byte)
        }
      }
    }
    if !line.isEmpty { try await body(line) }
  }
}
