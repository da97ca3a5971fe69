import CLibrary

/// Where the program writes.
enum StandardStream: Int32 {
  case standardOutput = 1
  case standardError = 2

  /// The number of columns of the terminal that it leads to; nil if it leads elsewhere.
  var terminalWidth: Int? {
    guard isatty(rawValue) == 1 else { return nil }
    var size = winsize()
    guard ioctl(rawValue, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }
}

/// Writes a text and a line break.
///
/// The C library's own streams are shared variables, so the bytes go to the system directly.
func print(_ text: String, to stream: StandardStream) {
  var text = text + "\n"
  text.withUTF8 { bytes in
    var start = 0
    while start < bytes.count, let address = bytes.baseAddress {
      let written = write(stream.rawValue, address + start, bytes.count - start)
      if written < 0, errno != EINTR { return }
      start += max(0, written)
    }
  }
}

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
