import TableItemsView

/// Opens tables of a thousand rows and more, scrolls to their end, jumps by the index, selects the last
/// row and scrolls row by row.
@MainActor
struct ViewBenchmark {
  let isQuick: Bool

  private var counts: [Int] {
    isQuick ? [1_000, 100_000] : [1_000, 10_000, 100_000, 1_000_000, 10_000_000]
  }

  func run() {
    measure("A section of uniform rows", counts) { count in
      [
        SectionItem(id: 0, indexTitle: "A", data: 0..<count, height: 1),
        SectionItem(id: 1, indexTitle: "Z", data: 0..<100, height: 1),
      ]
    }
    measure("26 sections of rows of their own heights", counts.filter { $0 <= 1_000_000 }) {
      count in
      (0..<26).map { section in
        SectionItem(
          id: .init(section), header: "Section", indexTitle: "\(section)",
          rows: (0..<(count / 26)).map { RowItem($0, height: .fixed(Double($0 % 3 + 1))) })
      }
    }
    measure("A section of rows that measure themselves", counts) { count in
      [
        SectionItem(id: 0, indexTitle: "A", data: 0..<count),
        SectionItem(id: 1, indexTitle: "Z", data: 0..<100),
      ]
    }
  }

  private func measure(_ title: String, _ counts: [Int], sections: (Int) -> [SectionItem]) {
    var measurement = Measurement(title, phases: Self.phases.map(\.name))
    for count in counts {
      let model = TableModel(sections: sections(count))
      measurement.add("\(count) rows") { stopwatch in
        let table = stopwatch.measure { TextTable(model: model, height: 50) }
        for phase in Self.phases { stopwatch.measure { phase.perform(table) } }
        return table.counts.summary
      }
    }
    measurement.run(rounds: isQuick ? 3 : 15)
  }

  private typealias Phase = (name: String, perform: @MainActor (TextTable) -> Void)

  private static let phases: [Phase] = [
    ("lay out", { $0.layoutIfNeeded() }),
    (
      "scroll to end",
      { table in
        table.contentOffset = .infinity
        table.layoutIfNeeded()
      }
    ),
    ("jump by index", { $0.touchSectionIndexTitle(at: ($0.sectionIndexTitles?.count ?? 0) / 2) }),
    (
      "select last",
      { table in
        let section = table.numberOfSections - 1
        let last = RowPath(section: section, row: table.numberOfRows(inSection: section) - 1)
        table.scrollToRow(at: last, at: .bottom)
        table.tapRow(at: last)
        precondition(table.rowPathForSelectedRow == last)
      }
    ),
    (
      "100 steps",
      { table in
        for _ in 0..<100 {
          table.contentOffset -= 1
          table.layoutIfNeeded()
        }
      }
    ),
  ]
}

extension TableCounts {
  fileprivate var summary: String {
    "asked for \(countsAsked) counts, \(heightsAsked) heights, \(cellsAsked) cells; "
      + "\(cellsMade) cells made"
  }
}
