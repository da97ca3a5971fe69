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

  /// Writes a text and a line break, or throws the reason why it cannot be written.
  ///
  /// The C library's own streams are shared variables, so the bytes go to the system directly.
  func write(_ text: String) throws(SystemError) {
    let bytes = Array((text + "\n").utf8)
    var start = 0
    while start < bytes.count {
      let written = bytes.withUnsafeBytes { buffer in
        CLibrary.write(rawValue, buffer.baseAddress?.advanced(by: start), bytes.count - start)
      }
      if written >= 0 {
        start += written
      } else if errno == EAGAIN {
        waitUntilWritable()
      } else if errno != EINTR {
        throw .last("cannot write")
      }
    }
  }

  private func waitUntilWritable() {
    var request = pollfd(fd: rawValue, events: Int16(POLLOUT), revents: 0)
    poll(&request, 1, -1)
  }
}
