import TableItemsView
import TestSupport
import Testing

@MainActor
struct FocusScrollingTests {
  private func row(_ number: Int, section: Int = 0) -> RowPath {
    RowPath(section: section, row: number)
  }

  @Test func `The table scrolls no further than it must to show the focused row`() {
    let table = TextTable(sections: [SectionItem(data: 0..<20, height: 1)], height: 5)
    table.focusRow(at: row(0))
    for (key, focused, offset) in [
      (.down, 1, 0), (.pageDown, 5, 1), (.down, 6, 2), (.up, 5, 2), (.pageDown, 9, 5),
      (.end, 19, 15), (.pageUp, 15, 15), (.pageUp, 11, 11), (.up, 10, 10), (.home, 0, 0),
    ] as [(FocusKey, Int, Double)] {
      #expect(table.press(key))
      #expect(table.focusedRowPath == row(focused))
      #expect(table.contentOffset == offset)
    }
  }

  @Test func `Code that moves the focus scrolls to it as well`() {
    let table = TextTable(sections: [SectionItem(data: 0..<20, height: 1)], height: 3)
    table.focusRow(at: row(10))
    #expect("\(table)" == "  8\n  9\n> 10")
    table.contentOffset = 0
    #expect(table.focusedRowPath == row(10))
    table.focusRow(at: nil)
    #expect(table.contentOffset == 0)
    #expect(table.focusRow(at: row(1)))
    #expect(table.contentOffset == 0)
  }

  @Test func `A focused row stands below a pinned header and above a pinned footer`() {
    let table = TextTable(
      sections: (0..<3).map { section in
        SectionItem(
          header: "header \(section)", footer: "footer \(section)",
          data: (0..<6).map { "\(section).\($0)" }, height: 1)
      }, height: 4)
    table.focusRow(at: row(3, section: 1))
    #expect("\(table)" == "header 1\n  1.2\n> 1.3\nfooter 1")
    table.press(.up)
    #expect("\(table)" == "header 1\n> 1.2\n  1.3\nfooter 1")
    table.press(.up)
    #expect("\(table)" == "header 1\n> 1.1\n  1.2\nfooter 1")
    table.press(.pageDown)
    #expect("\(table)" == "header 1\n  1.3\n> 1.4\nfooter 1")
    table.press(.nextSection)
    #expect("\(table)" == "header 1\nheader 2\n> 2.0\nfooter 2")
  }

  @Test func `A focused row that is taller than the table begins at its top`() {
    let table = TextTable(
      sections: [
        SectionItem(
          header: "header",
          rows: ["a", RowItem("b\n2\n3\n4\n5\n6"), "c", "d"])
      ], height: 4)
    table.focusRow(at: row(0))
    table.press(.down)
    #expect("\(table)" == "header\n> b\n  2\n  3")
    table.press(.down)
    table.press(.up)
    #expect("\(table)" == "header\n> b\n  2\n  3")
  }

  /// A table of random sections, whose headers have one line, or as many as there may be.
  private func table(seed: UInt64, headerLines: Int) -> TextTable {
    var random = SeededGenerator(seed: seed)
    func text(_ name: String, _ lines: Int) -> String {
      name + String(repeating: "\nmore", count: Int.random(in: 0..<lines, using: &random))
    }
    let sections = (0..<Int.random(in: 1...5, using: &random)).map { section in
      let hasHeader = Bool.random(using: &random)
      let hasFooter = Bool.random(using: &random)
      return SectionItem(
        header: hasHeader ? text("header \(section)", headerLines) : nil,
        footer: hasFooter ? text("footer \(section)", headerLines) : nil,
        rows: (0..<Int.random(in: 0...8, using: &random)).map { row in
          RowItem(
            text("\(section).\(row)", 4), id: row,
            height: Int.random(in: 0...2, using: &random) == 0 ? 1.5 : nil)
        })
    }
    return TextTable(
      sections: sections, width: 20, height: Int.random(in: 1...12, using: &random))
  }

  /// Presses random keys, and checks that the focused row can be seen.
  private func check(_ table: TextTable, seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for step in 0..<30 {
      guard let key = FocusKey.allCases.randomElement(using: &random) else { return }
      if Int.random(in: 0...5, using: &random) == 0 {
        table.contentOffset = Double.random(in: 0...60, using: &random)
      }
      guard table.press(key), let focused = table.focusedRowPath else { continue }
      let screen = table.screen
      let item = screen.items.first { $0.part == .row(focused) }
      let rect = table.rectForRow(at: focused)
      let room =
        table.height - table.rectForHeader(inSection: focused.section).height
        - table.rectForFooter(inSection: focused.section).height
      let context = "\(key), step \(step), seed \(seed)\n\(table)"
      guard rect.height <= room else { continue }
      #expect(item?.isFocused == true, "\(context)")
      #expect(rect.minY >= screen.bounds.minY - 1e-9, "\(context)")
      #expect(rect.maxY <= screen.bounds.maxY + 1e-9, "\(context)")
      for other in screen.items where other.isPinned {
        #expect(
          other.rect.maxY <= rect.minY + 1e-9 || other.rect.minY >= rect.maxY - 1e-9, "\(context)")
      }
    }
  }

  @Test(arguments: UInt64(0)..<100)
  func `Nothing pinned ever covers the focused row, if it fits`(seed: UInt64) {
    let table = table(seed: seed, headerLines: 1)
    check(table, seed: seed)
    table.pinsHeadersAndFooters = false
    check(table, seed: seed)
  }

  // How tall headers and footers are is not known before they are shown.
  @Test func `A pinned header or footer that turns out taller than thought covers no focused row`()
  {
    let sections = (0..<3).map { section in
      SectionItem(
        header: "header\nmore", footer: "footer\nmore\nmore", data: (0..<20).map { "\($0)" },
        height: 1)
    }
    let table = TextTable(sections: sections, height: 8)
    table.focusRow(at: row(10, section: 1))
    #expect("\(table)" == "header\nmore\n  8\n  9\n> 10\nfooter\nmore\nmore")
    table.press(.end)
    table.reloadData()
    table.focusRow(at: row(10, section: 1))
    #expect("\(table)" == "header\nmore\n> 10\n  11\n  12\nfooter\nmore\nmore")
  }

  @Test(arguments: UInt64(0)..<100)
  func `Nor does it if headers have several lines`(seed: UInt64) {
    check(table(seed: seed, headerLines: 3), seed: seed)
  }
}
