/// How long things take, in turns, so that a machine that slows down slows all of them down.
@MainActor
struct Measurement {
  private var cases: [(name: String, body: @MainActor () -> Void)] = []

  mutating func add(_ name: String, _ body: @escaping @MainActor () -> Void) {
    cases.append((name, body))
  }

  /// Runs every case so many times, and prints the median of each and its ratio to the first.
  func run(rounds: Int) {
    var times = Array(repeating: [Duration](), count: cases.count)
    for round in 0...rounds {
      for (number, body) in cases.map(\.body).enumerated() {
        let time = ContinuousClock().measure { body() }
        if round > 0 { times[number].append(time) }  // the first round warms up
      }
    }
    let medians = times.map { $0.sorted()[$0.count / 2] }
    for (number, name) in cases.map(\.name).enumerated() {
      print(
        name.padded(to: 44), medians[number].milliseconds.padded(to: 12, leading: true), "ms",
        (medians[number] / medians[0]).rounded(toPlaces: 2).padded(to: 10, leading: true))
    }
  }
}

extension Duration {
  fileprivate var milliseconds: String {
    (self / .milliseconds(1)).rounded(toPlaces: 3)
  }
}

extension Double {
  fileprivate func rounded(toPlaces places: Int) -> String {
    let scale = (0..<places).reduce(1) { scale, _ in scale * 10 }
    let whole = Int(self * Double(scale) + 0.5)
    let fraction = String(whole % scale)
    return "\(whole / scale).\(String(repeating: "0", count: places - fraction.count))\(fraction)"
  }
}

extension String {
  fileprivate func padded(to width: Int, leading: Bool = false) -> String {
    let spaces = String(repeating: " ", count: max(0, width - count))
    return leading ? spaces + self : self + spaces
  }
}
