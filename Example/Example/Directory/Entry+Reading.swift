import CLibrary

extension Entry {
  /// Looks at a thing in an open directory.
  init(name: RawText, in directory: Int32) {
    var status = stat()
    let result = name.withCString { fstatat(directory, $0, &status, AT_SYMLINK_NOFOLLOW) }
    guard result == 0 else {
      let reason = SystemError.last("").reason
      self.init(name: name, kind: .unreadable(reason: reason), size: 0, modified: nil)
      return
    }
    self.init(
      name: name, kind: Kind(of: status, named: name, in: directory), size: Int(status.st_size),
      modified: status.modified)
  }
}

extension Entry.Kind {
  fileprivate init(of status: stat, named name: RawText, in directory: Int32) {
    self =
      switch status.st_mode & S_IFMT {
      case S_IFDIR: .folder
      case S_IFREG: .file
      case S_IFLNK: .link(target: target(of: name, in: directory), state(of: name, in: directory))
      case S_IFIFO: .special("pipe")
      case S_IFSOCK: .special("socket")
      case S_IFBLK, S_IFCHR: .special("device")
      default: .special("unknown")
      }
  }
}

/// Returns what a link names; nil if that cannot be read.
private func target(of link: RawText, in directory: Int32) -> RawText? {
  withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX)) { buffer in
    let count = link.withCString { name in
      buffer.baseAddress.map { readlinkat(directory, name, $0, buffer.count) } ?? 0
    }
    guard count >= 0 else { return nil }
    return RawText(bytes: buffer.prefix(count).map { UInt8(bitPattern: $0) })
  }
}

/// Tells whether there is something behind a link.
private func state(of link: RawText, in directory: Int32) -> Entry.LinkState {
  var status = stat()
  guard link.withCString({ fstatat(directory, $0, &status, 0) }) != 0 else { return .something }
  return switch errno {
  case ENOENT, ENOTDIR, ELOOP: .nothing
  default: .unknown(reason: SystemError.last("").reason)
  }
}

extension stat {
  fileprivate var modified: Int {
    #if canImport(Darwin)
      st_mtimespec.tv_sec
    #else
      st_mtim.tv_sec
    #endif
  }
}
