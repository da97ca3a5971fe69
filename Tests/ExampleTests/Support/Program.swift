import Foundation

/// What a program said, and how it ended.
struct Outcome: Equatable {
  var output: String
  var errors: String
  var status: Int32
}

/// A program, most often one of this package as it was built beside the tests.
struct Program {
  let name: String

  /// Where the program is; nil for one of this package.
  var directory: String?

  /// The path of the program.
  var path: String {
    (directory.map { URL(filePath: $0) } ?? Self.buildDirectory).appending(path: name).path
  }

  /// Runs the program to its end.
  ///
  /// Arguments are texts; where a name is no text, give a directory that holds just that.
  func run(
    _ arguments: [String] = [], in directory: String? = nil, input: String? = nil
  ) throws -> Outcome {
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(["TZ": "UTC"]) { $1 }
    if let directory { process.currentDirectoryURL = URL(filePath: directory) }
    let output = Pipe()
    let errors = Pipe()
    process.standardOutput = output
    process.standardError = errors
    let stream = Pipe()
    if input != nil { process.standardInput = stream }
    try process.run()
    if let input {
      try stream.fileHandleForWriting.write(contentsOf: Data(input.utf8))
      try stream.fileHandleForWriting.close()
    }
    let collected = Collector(errors.fileHandleForReading)
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Outcome(
      output: String(decoding: data, as: UTF8.self),
      errors: String(decoding: collected.data(), as: UTF8.self), status: process.terminationStatus)
  }

  /// Where the package manager put what it built.
  private static var buildDirectory: URL {
    #if os(macOS)
      let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
      return (bundle ?? .main).bundleURL.deletingLastPathComponent()
    #else
      return URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    #endif
  }
}

/// Reads a second pipe while the first is read, so that neither can fill up.
private final class Collector: @unchecked Sendable {
  private let done = DispatchSemaphore(value: 0)
  private var result = Data()

  init(_ handle: FileHandle) {
    DispatchQueue.global().async {
      self.result = handle.readDataToEndOfFile()
      self.done.signal()
    }
  }

  func data() -> Data {
    done.wait()
    return result
  }
}
