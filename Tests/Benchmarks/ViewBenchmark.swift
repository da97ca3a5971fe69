import TableItemsView

/// Opens tables of a thousand rows and more, scrolls to their end and selects the last row.
@MainActor
struct ViewBenchmark {
  let isQuick: Bool

  private var counts: [Int] {
    isQuick ? [1_000, 100_000] : [1_000, 10_000, 100_000, 1_000_000, 10_000_000]
  }

  func run() {
    print("Uniform rows: open, scroll to the end, select the last row")
    measure { count in [SectionItem(data: 0..<count, height: 1)] }

    print("\nRows of their own heights: the same")
    let mixed = counts.filter { $0 <= 1_000_000 }.map { count in
      (
        count,
        [
          SectionItem(
            rows: (0..<count).map { RowItem($0, height: .fixed(Double($0 % 3 + 1))) })
        ]
      )
    }
    let sections = Dictionary(uniqueKeysWithValues: mixed)
    measure { sections[$0] ?? [] }
  }

  private func measure(_ sections: @escaping (Int) -> [SectionItem]) {
    var measurement = Measurement()
    for count in counts where !sections(count).isEmpty {
      let sections = sections(count)
      measurement.add("\(count) rows") {
        let table = TextTable(sections: sections, height: 50)
        table.layoutIfNeeded()
        let last = RowPath(section: 0, row: count - 1)
        table.scrollToRow(at: last, at: .bottom)
        table.tapRow(at: last)
        precondition(table.screen.items.last?.isSelected == true)
      }
    }
    measurement.run(rounds: isQuick ? 3 : 15)
  }
}
