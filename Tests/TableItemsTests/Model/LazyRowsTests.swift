import TableItemsView
import Testing

/// Records that are read one by one, and counted.
private struct Records: RandomAccessCollection, Sendable {
  nonisolated(unsafe) static var readCount = 0

  let count: Int
  var startIndex: Int { 0 }
  var endIndex: Int { count }

  subscript(position: Int) -> String {
    Self.readCount += 1
    return "record \(position)"
  }
}

@MainActor
@Suite(.serialized)
struct LazyRowsTests {
  private func table(height: RowHeight?) -> TextTable {
    Records.readCount = 0
    return TextTable(
      sections: [
        SectionItem(header: "Records", data: Records(count: 100_000), height: height),
        SectionItem(rows: ["last"]),
      ], height: 10)
  }

  private func row(_ number: Int) -> RowPath { RowPath(section: 0, row: number) }

  // ra1028/DifferenceKit#28; xmartlabs/Eureka#1934, #1474, #265 and #168.
  @Test(arguments: [1, nil] as [RowHeight?])
  func `Of a hundred thousand records, those are read that are looked at`(height: RowHeight?) {
    let table = table(height: height)
    #expect(table.screen.lines.prefix(3) == ["Records", "  record 0", "  record 1"])
    table.contentOffset = 50_000
    #expect(table.screen.lines.last == "  record 50008")
    table.press(.end)
    #expect("\(table)".hasSuffix("> last"))
    table.press(.up)
    table.press(.pageUp)
    table.press(.home)
    table.tapRow(at: row(99_999))
    table.selectRow(at: row(70_000), scrollPosition: .middle)
    #expect("\(table)".contains("* record 70000"))
    table.width = 30
    #expect("\(table)".contains("* record 70000"))
    // Some are read more than once: for the cell, the id and an event.
    #expect(Records.readCount < 1_000, "\(Records.readCount) records were read")
  }

  @Test func `A reload reads what can be seen, and the focused record`() {
    let table = table(height: 1)
    table.layoutIfNeeded()
    table.focusRow(at: row(60_000))
    Records.readCount = 0
    table.sections = table.sections
    #expect(table.focusedRowPath == row(60_000))
    #expect("\(table)".contains("> record 60000"))
    #expect(Records.readCount < 100)
  }
}
