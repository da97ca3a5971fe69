import CLibrary

/// Measures what the package promises, as ratios within one run.
@main
struct Benchmarks {
  @MainActor
  static func main() async {
    let arguments = CommandLine.arguments.dropFirst()
    let isQuick = arguments.contains("--quick")
    switch arguments.first {
    case "view":
      ViewBenchmark(isQuick: isQuick).run()
    case "differences":
      DifferenceBenchmark(isQuick: isQuick).run()
    case "soak":
      let soak = Soak(seconds: number("--seconds") ?? 10, seed: number("--seed"))
      let failures = arguments.contains("--pairs") ? Soak.runSmallTables() : await soak.run()
      if failures > 0 { exit(1) }
    default:
      print(
        """
        Usage: swift run -c release Benchmarks view|differences [--quick]
               swift run -c release Benchmarks soak [--seconds N] [--seed N] [--pairs]

          view         opens, scrolls and selects in tables of a thousand rows and more
          differences  compares tables of five thousand rows and more
          soak         updates and edits tables at random, or turns every small table into every
                       other, and checks them

        Each line has the median of several runs, and its ratio to what it is measured by.
        """)
    }
  }

  /// Returns the number behind an option; nil if it is not there.
  private static func number<Number: FixedWidthInteger>(_ option: String) -> Number? {
    let arguments = CommandLine.arguments
    guard let place = arguments.firstIndex(of: option), place + 1 < arguments.count else {
      return nil
    }
    return Number(arguments[place + 1])
  }
}
