import CLibrary

extension Disk {
  /// Makes a copy of a file beside it, under a name that is free, and returns it.
  nonisolated static func copy(
    _ entry: Entry, in directory: RawText
  ) throws(SystemError) -> Entry {
    let source = directory.appending(entry.name)
    let from = source.withCString { open($0, O_RDONLY | O_NOFOLLOW | O_NONBLOCK) }
    guard from >= 0 else { throw .last("cannot open '\(source)'") }
    defer { close(from) }
    var status = stat()
    guard fstat(from, &status) == 0 else { throw .last("cannot look at '\(source)'") }
    // It may have become something else, such as a pipe, which would never end.
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw SystemError(action: "cannot copy '\(source)'", code: EINVAL)
    }
    for name in copyNames(of: entry.name) {
      let path = directory.appending(name)
      let to = path.withCString { open($0, O_CREAT | O_EXCL | O_WRONLY, status.st_mode & 0o777) }
      guard to >= 0 else {
        guard errno == EEXIST else { throw .last("cannot make '\(path)'") }
        continue
      }
      defer { close(to) }
      do throws(SystemError) {
        try copy(from, to: to)
      } catch {
        _ = path.withCString { unlink($0) }
        throw error
      }
      return Entry(
        name: name, kind: .file, size: Int(status.st_size), modified: Int(time(nil)))
    }
    return entry
  }

  private nonisolated static func copy(_ from: Int32, to: Int32) throws(SystemError) {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = buffer.withUnsafeMutableBytes { read(from, $0.baseAddress, $0.count) }
      guard count != 0 else { return }
      if count < 0 {
        guard errno == EINTR else { throw .last("cannot read") }
        continue
      }
      var start = 0
      while start < count {
        let written = buffer.withUnsafeBytes { bytes in
          write(to, bytes.baseAddress?.advanced(by: start), count - start)
        }
        if written < 0 {
          guard errno == EINTR else { throw .last("cannot write") }
          continue
        }
        start += written
      }
    }
  }
}
