/// Measures what the package promises, as ratios within one run.
@main
struct Benchmarks {
  @MainActor
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    let isQuick = arguments.contains("--quick")
    switch arguments.first {
    case "view":
      ViewBenchmark(isQuick: isQuick).run()
    case "differences":
      DifferenceBenchmark(isQuick: isQuick).run()
    default:
      print(
        """
        Usage: swift run -c release Benchmarks view|differences [--quick]

          view         opens, scrolls and selects in tables of a thousand rows and more
          differences  compares tables of five thousand rows and more

        Each line has the median of several runs, and its ratio to what it is measured by.
        """)
    }
  }
}
