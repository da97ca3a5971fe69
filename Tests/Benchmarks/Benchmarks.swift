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
    default:
      print(
        """
        Usage: swift run -c release Benchmarks view [--quick]

          view     opens, scrolls and selects in tables of a thousand rows and more

        Each line has the median of several runs, and its ratio to the line of a thousand rows.
        """)
    }
  }
}
