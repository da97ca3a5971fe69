import CLibrary
import Foundation

/// A directory that is there for one test, in which names can be any bytes.
final class TemporaryDirectory {
  let path: String

  init(in parent: String? = nil) throws {
    let parent = parent.map { URL(filePath: $0) } ?? FileManager.default.temporaryDirectory
    let url = parent.appending(path: "TableItems-\(UUID())")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Makes a file of so many bytes, last changed in a second of 1970.
  func addFile(_ name: [UInt8], size: Int = 0, second: Int = 0) {
    withPath(of: name) { path in
      let file = open(path, O_CREAT | O_WRONLY, 0o644)
      ftruncate(file, off_t(size))
      close(file)
      setTime(path, second)
    }
  }

  func addFile(_ name: String, size: Int = 0, second: Int = 0) {
    addFile(Array(name.utf8), size: size, second: second)
  }

  func addFolder(_ name: String, second: Int = 0) {
    withPath(of: Array(name.utf8)) { path in
      mkdir(path, 0o755)
      setTime(path, second)
    }
  }

  func addLink(_ name: String, to target: String) {
    withPath(of: Array(name.utf8)) { path in
      symlink(target, path)
      setTime(path, 0)
    }
  }

  func addPipe(_ name: String) {
    withPath(of: Array(name.utf8)) { path in
      mkfifo(path, 0o644)
      setTime(path, 0)
    }
  }

  private func withPath(of name: [UInt8], _ body: (UnsafePointer<CChar>) -> Void) {
    let bytes = Array(path.utf8) + [UInt8(ascii: "/")] + name + [0]
    bytes.map { CChar(bitPattern: $0) }.withUnsafeBufferPointer { buffer in
      if let start = buffer.baseAddress { body(start) }
    }
  }

  private func setTime(_ path: UnsafePointer<CChar>, _ second: Int) {
    let time = timespec(tv_sec: second, tv_nsec: 0)
    utimensat(AT_FDCWD, path, [time, time], AT_SYMLINK_NOFOLLOW)
  }
}
