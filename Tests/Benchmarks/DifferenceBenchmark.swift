import TestSupport

/// Compares tables in many ways, beside the standard library and the building of a dictionary.
@MainActor
struct DifferenceBenchmark {
  let isQuick: Bool

  private typealias Case = DifferenceCase

  func run() {
    print("Differences, the median of \(rounds) runs in turns")
    print(row("", ["time", "dictionary", "stdlib", "moves"]))
    if !isQuick { measureMillion() }
    let cases = cases
    var times = cases.map { _ in (ours: [Duration](), library: [Duration](), floor: [Duration]()) }
    var moves = cases.map { _ in 0 }
    for round in 0..<rounds {
      for (number, item) in cases.enumerated() {
        times[number].ours.append(time { moves[number] = item.compare() })
        times[number].floor.append(time { _ = item.buildDictionary() })
        // It takes so long that one run is enough.
        if round == 0, let compareByLibrary = item.compareByLibrary {
          times[number].library.append(time { _ = compareByLibrary() })
        }
      }
    }
    for (number, item) in cases.enumerated() {
      show(item.name, times[number].ours, times[number].library, times[number].floor, moves[number])
    }
    print(
      """

      dictionary: how many times as long it takes to build one dictionary of the new ids, capacity
      reserved. stdlib: the same of one run of CollectionDifference on the ids of all rows, which finds
      no moves and no updates; "–" where it would take minutes, and for mixed rows.
      """)
  }

  private var rounds: Int { isQuick ? 5 : 31 }

  private var cases: [Case] {
    var random = SeededGenerator(seed: 1)
    let (few, many) = (Case.rows(0..<5_000), Case.rows(0..<100_000))
    let sections = Case.hundredSections
    let scattered = Case.inOneSection(Case.scattered(100_000, &random))
    func one(_ old: [Case.Row], _ new: [Case.Row]) -> (
      old: [(Int, [Case.Row])], new: [(Int, [Case.Row])]
    ) { Case.inOneSection((old, new)) }
    func words(_ id: Int) -> Case.TwoWords {
      var generator = SeededGenerator(seed: UInt64(id))
      return Case.TwoWords(high: generator.next(), low: generator.next())
    }
    return [
      Case("5k unchanged", isFeasibleByLibrary: true, one(few, Case.copy(few))),
      Case(
        "5k blocks", isFeasibleByLibrary: true, Case.inOneSection(Case.blocks(5_000, &random))),
      Case(
        "5k scattered", isFeasibleByLibrary: true,
        Case.inOneSection(Case.scattered(5_000, &random))),
      Case("5k shuffled", isFeasibleByLibrary: true, one(few, few.shuffled(using: &random))),
      Case("5k reversed", isFeasibleByLibrary: true, one(few, few.reversed())),
      Case(
        "100k one at front", isFeasibleByLibrary: true, one(many, Case.rows(-1..<0) + many)),
      Case(
        "100k front to end", isFeasibleByLibrary: true, one(many, Array(many[1...] + many[..<1]))),
      Case(
        "100k blocks", isFeasibleByLibrary: false,
        Case.inOneSection(Case.blocks(100_000, &random))),
      Case("100k scattered", isFeasibleByLibrary: false, scattered),
      Case("100k reversed", isFeasibleByLibrary: false, one(many, many.reversed())),
      Case(
        "100×1k across", isFeasibleByLibrary: true, (sections, Case.crossed(sections, &random))),
      Case(
        "100×1k mixture", isFeasibleByLibrary: false, (sections, Case.mixture(sections, &random))),
      Case(
        "5k blocks, 2 words", isFeasibleByLibrary: true,
        Case.inOneSection(Case.identified(Case.blocks(5_000, &random), words))),
      Case(
        "5k blocks, strings", isFeasibleByLibrary: true,
        Case.inOneSection(
          Case.identified(Case.blocks(5_000, &random)) { "\(words($0).high)-\(words($0).low)" })),
      Case(mixed: "100k mixed rows", scattered),
    ]
  }

  /// Compares a million rows, first of all, so that the memory of nothing else is in the way.
  private func measureMillion() {
    var random = SeededGenerator(seed: 1)
    let million = Case(
      "1M scattered", isFeasibleByLibrary: false,
      Case.inOneSection(Case.scattered(1_000_000, &random)))
    var moves = 0
    let memory = peakMemoryGrowth { moves = million.compare() }
    let times = (0..<5).map { _ in
      (ours: time { moves = million.compare() }, floor: time { _ = million.buildDictionary() })
    }
    show(million.name, times.map(\.ours), [], times.map(\.floor), moves)
    print(row("", []) + "\(memory / 1024) MB more memory at its peak")
  }

  private func show(
    _ name: String, _ ours: [Duration], _ library: [Duration], _ floor: [Duration], _ moves: Int
  ) {
    let time = median(ours)
    let ratio = library.isEmpty ? "–" : "\((median(library) / time).rounded(toPlaces: 1)) ×"
    let floorRatio = "\((median(floor) / time).rounded(toPlaces: 1)) ×"
    let columns = ["\(time.microseconds) µs", floorRatio, ratio, "\(moves)"]
    print(row(name, columns))
  }

  private func row(_ name: String, _ columns: [String]) -> String {
    name.padded(to: 20) + columns.map { $0.padded(to: 15, leading: true) }.joined()
  }

  private func time(_ body: () -> Void) -> Duration {
    ContinuousClock().measure(body)
  }

  private func median(_ times: [Duration]) -> Duration {
    times.sorted()[times.count / 2]
  }
}
