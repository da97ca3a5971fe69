import Foundation
import Testing

/// What the README shows is what there is.
struct ReadmeTests {
  /// The blocks of code under a heading of the README.
  private func blocks(under heading: String) throws -> [String] {
    let readme = try Repository.text("README.md")
    let start = try #require(readme.range(of: "\n## \(heading)\n")?.upperBound)
    let end = readme[start...].range(of: "\n## ")?.lowerBound ?? readme.endIndex
    return readme[start..<end].components(separatedBy: "\n```").enumerated()
      .filter { $0.offset % 2 == 1 }
      .map { $0.element.drop { $0 != "\n" }.dropFirst() + "\n" }
  }

  @Test func `The listing is a program of this package, and the output is what it prints`() throws {
    let blocks = try blocks(under: "A table")
    #expect(blocks[0] == (try Repository.text("Example/Fruit/main.swift")))
    #expect(blocks[1] == (try Program(name: "Fruit").run().output))
  }

  @Test(arguments: [
    ("The way of SCTBDataSource", "Tests/TableItemsTests/DataSource/SCTBDataSourceTests.swift"),
    ("The way of JATableModel", "Tests/TableItemsViewTests/Controller/JATableModelTests.swift"),
    ("Controllers", "Tests/TableItemsViewTests/TableView/ReadmeTests.swift"),
    ("Editing", "Tests/TableItemsViewTests/TableView/ReadmeTests.swift"),
    ("Tables from files", "Tests/ExampleTests/TableFileReadmeTests.swift"),
    ("Testing a table", "Tests/TableItemsViewTests/TableView/ReadmeTests.swift"),
    ("A table in one line", "Tests/TableItemsViewTests/TableView/ReadmeTests.swift"),
  ])
  func `Other listings stand in tests, line by line`(heading: String, test: String) throws {
    func lines(_ text: String) -> [String] {
      text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    }
    let tested = lines(try Repository.text(test))
    for block in try blocks(under: heading) {
      let block = lines(block)
      let isThere = tested.indices.contains { tested[$0...].starts(with: block) }
      #expect(isThere, "\(block.joined(separator: "\n"))")
    }
  }
}
