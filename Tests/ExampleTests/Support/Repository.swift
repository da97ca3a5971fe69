import Foundation

/// The files of this package as they stand beside the tests.
enum Repository {
  /// Where the package is.
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Returns the text of a file.
  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// Returns the paths of all files below a directory of the package whose names end in some way, in order.
  static func files(under directory: String, suffix: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: directory).path)
      .filter { $0.hasSuffix(suffix) }.map { "\(directory)/\($0)" }.sorted()
  }
}
