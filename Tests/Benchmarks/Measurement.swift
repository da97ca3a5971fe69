import CLibrary

/// How long the phases of things take, in turns, so that a machine that slows down slows all of them
/// down.
@MainActor
struct Measurement {
  typealias Body = @MainActor (inout Stopwatch) -> String

  private let title: String
  private let phases: [String]
  private var cases: [(name: String, body: Body)] = []

  /// Creates a measurement of no cases; what a case measures before the phases is not shown.
  init(_ title: String, phases: [String]) {
    self.title = title
    self.phases = phases
  }

  mutating func add(_ name: String, _ body: @escaping Body) {
    cases.append((name, body))
  }

  /// Runs every case so many times, and prints the median of each phase, the ratio of all of them to
  /// the first case, and how much more memory the case needed at its peak than those before.
  func run(rounds: Int) {
    let memory = cases.map { item in
      peakMemoryGrowth {
        var stopwatch = Stopwatch()
        _ = item.body(&stopwatch)
      }
    }
    var times = cases.map { _ in [[Duration]]() }
    var notes = cases.map { _ in "" }
    for _ in 0..<rounds {
      for (number, body) in cases.map(\.body).enumerated() {
        var stopwatch = Stopwatch()
        notes[number] = body(&stopwatch)
        times[number].append(Array(stopwatch.times.suffix(phases.count)))
      }
    }
    print("\(title)\n" + row("", phases.map { "\($0)" } + ["ratio", "memory"]))
    let medians = times.map { rounds in
      phases.indices.map { phase in rounds.map { $0[phase] }.sorted()[rounds.count / 2] }
    }
    let sums = medians.map { $0.reduce(.zero, +) }
    for (number, name) in cases.map(\.name).enumerated() {
      let columns = medians[number].map { "\($0.microseconds) µs" }
      let ratio = (sums[number] / sums[0]).rounded(toPlaces: 2)
      print(row(name, columns + [ratio, "\(memory[number]) kB"]))
    }
    for (name, note) in zip(cases.map(\.name), notes) { print(row(name, []) + note) }
    print()
  }

  private func row(_ name: String, _ columns: [String]) -> String {
    name.padded(to: 16) + columns.map { $0.padded(to: 15, leading: true) }.joined()
  }
}

/// Takes the times of the phases of a case.
@MainActor
struct Stopwatch {
  private(set) var times: [Duration] = []

  mutating func measure<Result>(_ body: @MainActor () -> Result) -> Result {
    let clock = ContinuousClock()
    let start = clock.now
    let result = body()
    times.append(clock.now - start)
    return result
  }
}

/// Returns by how many kilobytes the peak of the memory of the program grows.
func peakMemoryGrowth(of body: () -> Void) -> Int {
  func peak() -> Int {
    var usage = rusage()
    getrusage(0, &usage)  // RUSAGE_SELF, whose type is not the same everywhere
    #if canImport(Darwin)
      return Int(usage.ru_maxrss) / 1024
    #else
      return Int(usage.ru_maxrss)
    #endif
  }
  let before = peak()
  body()
  return peak() - before
}

extension Duration {
  var microseconds: String {
    (self / .microseconds(1)).rounded(toPlaces: 1)
  }
}

extension Double {
  func rounded(toPlaces places: Int) -> String {
    let scale = (0..<places).reduce(1) { scale, _ in scale * 10 }
    let whole = Int(self * Double(scale) + 0.5)
    let fraction = String(whole % scale)
    return "\(whole / scale).\(String(repeating: "0", count: places - fraction.count))\(fraction)"
  }
}

extension String {
  func padded(to width: Int, leading: Bool = false) -> String {
    let spaces = String(repeating: " ", count: max(0, width - count))
    return leading ? spaces + self : self + spaces
  }
}
