import TableItemsView
import Testing

@testable import Example

struct ArgumentTests {
  private func command(_ arguments: String...) throws -> Command {
    try Command(arguments.map { RawText($0) })
  }

  private func options(_ change: (inout Options) -> Void) -> Command {
    var options = Options(paths: [RawText(".")])
    change(&options)
    return .show(options)
  }

  @Test func `Without arguments, the current directory is shown`() throws {
    #expect(try command() == options { _ in })
  }

  @Test func `Words that are no options are directories, in order`() throws {
    #expect(
      try command("a", "-", "b") == options { $0.paths = ["a", "-", "b"].map { RawText($0) } })
    #expect(try command("--", "--all") == options { $0.paths = [RawText("--all")] })
    #expect(try command("") == options { $0.paths = [RawText("")] })
  }

  @Test func `Options come with their values, in the same word or the next`() throws {
    let expected = options {
      $0.showsAll = true
      $0.sortKey = .size
      $0.height = 5
      $0.scrollTarget = RawText("a=b")
      $0.selection = RawText("-x")
      $0.offset = 0
      $0.style = .grouped
      $0.showsIndex = true
      $0.indexTitle = RawText("#")
    }
    #expect(
      try command(
        "--all", "--sort", "size", "--height", "5", "--scroll-to", "a=b", "--select", "-x",
        "--offset", "0", "--style", "grouped", "--jump", "#")
        == expected)
    #expect(
      try command(
        "--select=-x", "--scroll-to=a=b", "--height=5", "--sort=size", "--all", "--offset=0",
        "--style=grouped", "--index", "--jump=#")
        == expected)
  }

  @Test func `The last of two values counts`() throws {
    #expect(try command("--sort", "size", "--sort", "date") == options { $0.sortKey = .date })
  }

  @Test func `Help goes before everything else`() throws {
    #expect(try command("--help") == .help)
    #expect(try command("a", "-h", "--bogus") == .help)
  }

  @Test(
    arguments: [
      (["--bogus"], "there is no option '--bogus'"),
      (["-x\u{1B}"], "there is no option '-x^['"),
      (["--sort"], "option '--sort' needs a value"),
      (["--sort", "up"], "option '--sort' takes one of name, size, date, not 'up'"),
      (["--height", "0"], "option '--height' takes a number from 1, not '0'"),
      (["--height=-3"], "option '--height' takes a number from 1, not '-3'"),
      (
        ["--height", "99999999999999999999"],
        "option '--height' takes a number from 1, "
          + "not '99999999999999999999'"
      ),
      (["--offset=-1"], "option '--offset' takes a number from 0, not '-1'"),
      (["--style", "odd"], "option '--style' takes one of plain, grouped, not 'odd'"),
      (["--index=yes"], "option '--index' takes no value"),
      (["--all=yes"], "option '--all' takes no value"),
      (["--help=yes"], "option '--help' takes no value"),
      (["--=yes"], "option '--' takes no value"),
      (["pick"], "'pick' is kept for a command to come; for the directory, write './pick'"),
      (
        ["--all", "table"],
        "'table' is a command, and comes first; for the directory, write './table'"
      ),
      (["table"], "'table' takes one file; '-' is standard input"),
      (["table", "a", "b"], "'table' takes one file; '-' is standard input"),
      (["table", "--sort", "x", "a"], "there is no option '--sort'"),
      (["table", "--check=x", "a"], "option '--check' takes no value"),
      (["table", "--height", "0", "a"], "option '--height' takes a number from 1, not '0'"),
      (
        ["table", "--offset", "3", "a"],
        "option '--offset' makes sense for a screen only, so it needs '--height'"
      ),
    ])
  func `Arguments that make no sense are refused, with the reason`(
    arguments: [String], reason: String
  ) {
    #expect {
      try Command(arguments.map { RawText($0) })
    } throws: { error in
      "\(error)" == reason
    }
  }

  @Test func `Help is for the command as well`() throws {
    #expect(try Command(["table", "--help"].map { RawText($0) }) == .help)
  }

  @Test func `A word that is kept can be a directory in another place`() throws {
    #expect(try command("./pick") == options { $0.paths = [RawText("./pick")] })
    #expect(try command("--", "pick") == options { $0.paths = [RawText("pick")] })
    #expect(try command("a", "table") == options { $0.paths = [RawText("a"), RawText("table")] })
  }
}
