import CLibrary

/// Does edits in a directory of the system.
///
/// Nothing is ever destroyed: what is deleted goes to a trash folder, and no name that is taken is taken
/// again.
@MainActor
final class Disk: EntryStore {
  let isWriting = true
  private let directory: RawText

  /// Works in a directory.
  init(_ directory: RawText) {
    self.directory = directory
  }

  func trash(_ name: RawText) throws(SystemError) -> RawText {
    let trash = path(trashName)
    guard trash.withCString({ mkdir($0, 0o777) }) == 0 || errno == EEXIST else {
      throw .last("cannot make '\(trash)'")
    }
    let old = path(name)
    for number in 1... {
      let trashed =
        number == 1 ? name : RawText(bytes: name.bytes + Array(" \(number)".utf8))
      if try move(old, to: trash.appending(trashed)) { return trashed }
    }
    return name
  }

  func restore(_ trashed: RawText, as name: RawText) throws(SystemError) {
    guard try move(path(trashName).appending(trashed), to: path(name)) else {
      throw SystemError(action: "cannot move '\(trashed)' back", code: EEXIST)
    }
  }

  func copy(_ entry: Entry) async throws(SystemError) -> Entry {
    let directory = directory
    let result = await Task.detached {
      Result { () throws(SystemError) in try Self.copy(entry, in: directory) }
    }.value
    return try result.get()
  }

  private func path(_ name: RawText) -> RawText { directory.appending(name) }

  /// Moves a thing to a name, and returns whether the name was free.
  private func move(_ old: RawText, to new: RawText) throws(SystemError) -> Bool {
    var status = stat()
    guard old.withCString({ lstat($0, &status) }) == 0 else {
      throw .last("cannot look at '\(old)'")
    }
    let isFolder = status.st_mode & S_IFMT == S_IFDIR
    // The name is taken first, as the system would put the thing in place of another without a word.
    guard try new.reserve(asFolder: isFolder) else { return false }
    let result = old.withCString { old in new.withCString { rename(old, $0) } }
    guard result == 0 else {
      let error = SystemError.last("cannot move '\(old)'")
      _ = new.withCString { isFolder ? rmdir($0) : unlink($0) }
      throw error
    }
    return true
  }
}

extension RawText {
  /// Returns the path of a thing in the folder that has this path.
  func appending(_ name: RawText) -> RawText {
    RawText(
      bytes: bytes + (bytes.last == UInt8(ascii: "/") ? [] : [UInt8(ascii: "/")]) + name.bytes)
  }

  /// Makes an empty folder or file of this path, and returns whether the path was free.
  fileprivate func reserve(asFolder isFolder: Bool) throws(SystemError) -> Bool {
    let file = withCString { path in
      isFolder ? mkdir(path, 0o700) : open(path, O_CREAT | O_EXCL | O_WRONLY, 0o600)
    }
    guard file >= 0 else {
      guard errno == EEXIST else { throw .last("cannot make '\(self)'") }
      return false
    }
    if !isFolder { close(file) }
    return true
  }
}
