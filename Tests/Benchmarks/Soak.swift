import TestSupport

/// Updates and edits tables at random for a while, and checks what is on screen.
///
/// A seed says all that is done, so that a failure can be had again.
@MainActor
struct Soak {
  let seconds: Int

  /// The only seed to try, if there is one.
  let seed: UInt64?

  /// Tries seeds one after another; returns how many failed.
  func run() async -> Int {
    if let seed { return summary(of: 1, await isSound(seed) ? 0 : 1) }
    let end = ContinuousClock.now.advanced(by: .seconds(seconds))
    var (sequences, failures) = (0, 0)
    // Not the same ones each time; the seed of what fails is printed.
    var random = SeededGenerator(seed: UInt64.random(in: 0...(.max)))
    while ContinuousClock.now < end {
      if await !isSound(random.next() % 1_000_000_000) { failures += 1 }
      sequences += 1
    }
    return summary(of: sequences, failures)
  }

  /// Tries every pair of small tables; returns how many failed.
  static func runSmallTables() -> Int {
    var (pairs, failures) = (0, 0)
    for part in 0..<UpdatePair.partCount {
      for pair in UpdatePair.small(part: part, every: 1) {
        let problems = pair.problems()
        pairs += 1
        guard !problems.isEmpty else { continue }
        failures += 1
        print(problems.joined(separator: "\n"))
      }
    }
    print("\(pairs) pairs, \(failures) failures")
    return failures
  }

  private func isSound(_ seed: UInt64) async -> Bool {
    let problems =
      switch seed % 4 {
      case 0: UpdatePair(seed: seed).problems()
      case 1: await EditingSequence(seed: seed).run(steps: 100)
      default: UpdateSequence(seed: seed).run()
      }
    guard !problems.isEmpty else { return true }
    if self.seed != nil { print(problems.joined(separator: "\n")) }
    print("failed with seed \(seed)")
    return false
  }

  private func summary(of sequences: Int, _ failures: Int) -> Int {
    print("\(sequences) sequences, \(failures) failures")
    return failures
  }
}
