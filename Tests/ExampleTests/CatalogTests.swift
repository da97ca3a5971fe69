import Foundation
import Testing

/// The pages that tell what another library does name a test for each line, and the tests are there.
struct CatalogTests {
  /// A line of a table in a page: what the other library does, and the tests that show it.
  private struct Line {
    var subject: String
    var tests: [String]
  }

  private func pages() throws -> [String] {
    try Repository.files(under: "Sources", suffix: ".md").filter { $0.contains("/coming-from-") }
  }

  /// The lines of all tables of a page whose last column is for tests; a dash there says that nothing is shown.
  private func lines(of page: String) throws -> [Line] {
    var lines: [Line] = []
    var isTests = false
    for line in try Repository.text(page).split(separator: "\n", omittingEmptySubsequences: false) {
      guard line.hasPrefix("|") else {
        isTests = false
        continue
      }
      let columns = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      if columns.last == "shown by the test" { isTests = true }
      guard isTests, columns.count == 3, !columns[2].hasPrefix("-"), columns[2].contains("`")
      else {
        let isOther = columns.last == "shown by the test" || columns.last == "---"
        #expect(!isTests || isOther || columns.last == "—", "\(page): \(line)")
        continue
      }
      let tests = columns[2].split(separator: "`").enumerated()
        .filter { $0.offset % 2 == 0 }.map { String($0.element) }
      lines.append(Line(subject: columns[0], tests: tests))
    }
    return lines
  }

  /// The names of all tests, which are sentences.
  private func tests() throws -> Set<String> {
    var names: Set<String> = []
    for file in try Repository.files(under: "Tests", suffix: ".swift") {
      let pieces = try Repository.text(file).components(separatedBy: "func `").dropFirst()
      names.formUnion(pieces.map { String($0.prefix { $0 != "`" }) })
    }
    return names
  }

  @Test func `Every test that a page of the catalog names is there`() throws {
    let (pages, tests) = (try pages(), try tests())
    #expect(
      pages.map { URL(filePath: $0).lastPathComponent }.sorted() == [
        "coming-from-jatablemodel.md", "coming-from-sctbdatasource.md",
        "coming-from-uitableviewcontroller.md",
      ])
    for page in pages {
      let lines = try lines(of: page)
      #expect(lines.count >= 20, "\(page)")
      for line in lines {
        for test in line.tests { #expect(tests.contains(test), "\(page): \(line.subject)") }
      }
    }
  }
}
