import CLibrary
import Foundation
import TableItemsJSON

/// A file of a table.
enum TableFile {
  /// Reads a file, or standard input for `-`; no more of it than a decoder takes.
  static func read(_ path: RawText, limits: TableFileLimits) throws(SystemError) -> Data {
    guard path.text != "-" else { return try read(from: 0, "standard input", limits) }
    let file = path.withCString { open($0, O_RDONLY | O_CLOEXEC) }
    guard file >= 0 else { throw .last("cannot open '\(path)'") }
    defer { close(file) }
    return try read(from: file, "'\(path)'", limits)
  }

  private static func read(
    from file: Int32, _ name: String, _ limits: TableFileLimits
  ) throws(SystemError) -> Data {
    var data = Data()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while data.count <= limits.size {
      let count = buffer.withUnsafeMutableBytes { CLibrary.read(file, $0.baseAddress, $0.count) }
      if count == 0 { break }
      if count > 0 {
        data.append(contentsOf: buffer[..<count])
      } else if errno != EINTR {
        throw .last("cannot read \(name)")
      }
    }
    return data
  }
}
