import CLibrary

/// What is in a directory, read by the C library, which keeps names as they are.
struct Directory {
  /// The things in the directory, in the order of the system.
  let entries: [Entry]

  /// Reads a directory, or throws the reason why it cannot be read.
  init(at path: RawText) throws(SystemError) {
    guard let stream = path.withCString({ opendir($0) }) else {
      throw .last("cannot open '\(path)'")
    }
    defer { closedir(stream) }
    let directory = dirfd(stream)
    var entries: [Entry] = []
    errno = 0
    while let record = readdir(stream) {
      let name = record.name
      if name.bytes != [UInt8(ascii: ".")] && name.bytes != Array("..".utf8) {
        entries.append(Entry(name: name, in: directory))
      }
      errno = 0
    }
    guard errno == 0 else { throw .last("cannot read '\(path)'") }
    self.entries = entries
  }
}

extension UnsafeMutablePointer<dirent> {
  /// The name in a record; the record may end right behind it, so it is not copied whole.
  fileprivate var name: RawText {
    let offset = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
    let start = (UnsafeRawPointer(self) + offset).assumingMemoryBound(to: CChar.self)
    return RawText(zeroTerminated: start)
  }
}
