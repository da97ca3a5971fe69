import Foundation
import Testing

/// What the README shows is what there is.
struct ReadmeTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Self.root.appending(path: path), encoding: .utf8)
  }

  /// The blocks of code under a heading of the README.
  private func blocks(under heading: String) throws -> [String] {
    let readme = try text("README.md")
    let start = try #require(readme.range(of: "\n## \(heading)\n")?.upperBound)
    let end = readme[start...].range(of: "\n## ")?.lowerBound ?? readme.endIndex
    return readme[start..<end].components(separatedBy: "\n```").enumerated()
      .filter { $0.offset % 2 == 1 }
      .map { $0.element.drop { $0 != "\n" }.dropFirst() + "\n" }
  }

  @Test func `The listing is a program of this package, and the output is what it prints`() throws {
    let blocks = try blocks(under: "A table")
    #expect(blocks[0] == (try text("Example/Fruit/main.swift")))
    #expect(blocks[1] == (try Program(name: "Fruit").run().output))
  }

  @Test func `The commands of the README are there`() throws {
    let readme = try text("README.md")
    for command in ["swift run Example", "swift test", "swift run Fruit", ".ci/run"] {
      #expect(readme.contains(command))
    }
  }
}
