import CLibrary
import Testing

struct CommandLineTests {
  private let example = Program(name: "Example")

  @Test func `Help is printed, and is no failure`() throws {
    let outcome = try example.run(["--help"])
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    for option in [
      "--all", "--sort", "--index", "--select", "--help", "--height", "--offset", "--scroll-to",
      "--jump", "--style", "--edit", "--write",
    ] {
      #expect(outcome.output.contains("\(option) "))
    }
  }

  #if os(Linux)
    @Test func `What cannot be written ends with status 1, and the reason`() throws {
      let outcome = try Program(name: "sh", directory: "/bin").run([
        "-c", "\"$1\" \"$2\" >/dev/full", "sh", Program(name: "Example").path, "--help",
      ])
      #expect(outcome.errors == "Example: cannot write: No space left on device\n")
      #expect(outcome.status == 1)
    }
  #endif

  @Test func `Arguments that make no sense end with status 2, and a word on standard error`() throws
  {
    let outcome = try example.run(["--bogus"])
    #expect(
      outcome
        == Outcome(
          output: "", errors: "Example: there is no option '--bogus'; see --help\n", status: 2))
  }

  @Test func `A directory that is missing, or none, ends with status 1, and the reason`() throws {
    let directory = try TemporaryDirectory()
    directory.addFile("file")
    for (name, reason) in [("missing", "No such file or directory"), ("file", "Not a directory")] {
      let path = "\(directory.path)/\(name)"
      let outcome = try example.run([path])
      #expect(
        outcome
          == Outcome(output: "", errors: "Example: cannot open '\(path)': \(reason)\n", status: 1))
    }
    let outcome = try example.run(["no\nwhere\u{1B}"])
    #expect(outcome.errors == "Example: cannot open 'no^Jwhere^[': No such file or directory\n")
  }

  @Test(.enabled(if: geteuid() != 0, "the superuser can read everything"))
  func `A directory that cannot be read ends with status 1, and the reason`() throws {
    let directory = try TemporaryDirectory()
    directory.addFolder("locked")
    let path = "\(directory.path)/locked"
    chmod(path, 0)
    defer { chmod(path, 0o755) }
    let outcome = try example.run([path])
    #expect(outcome.errors == "Example: cannot open '\(path)': Permission denied\n")
    #expect(outcome.status == 1)
  }

  @Test(.enabled(if: geteuid() != 0, "the superuser can look at everything"))
  func `Entries that cannot be looked at are shown, and end with status 1`() throws {
    let directory = try TemporaryDirectory()
    directory.addFolder("locked")
    directory.addFile("locked/file")
    let path = "\(directory.path)/locked"
    chmod(path, 0o444)
    defer { chmod(path, 0o755) }
    let outcome = try example.run([path])
    #expect(outcome.output.contains("~ file (Permission denied)"))
    #expect(
      outcome.errors
        == "Example: cannot look at 1 of the entries in '\(path)': Permission denied\n")
    #expect(outcome.status == 1)
  }

  @Test func `An entry that does not exist is said, and the table is shown all the same`() throws {
    let directory = try TemporaryDirectory()
    directory.addFile("file")
    let outcome = try example.run([
      "--height", "9", "--select", "a", "--scroll-to", "b", directory.path,
    ])
    #expect(outcome.output.contains("  file "))
    #expect(
      outcome.errors == """
        Example: there is no entry 'b' in '\(directory.path)'
        Example: there is no entry 'a' in '\(directory.path)'

        """)
    #expect(outcome.status == 1)
  }

  @Test func `Several directories are shown under their names, whatever one of them is`() throws {
    let directory = try TemporaryDirectory()
    directory.addFolder("a")
    directory.addFolder("b")
    directory.addFile("b/file")
    let outcome = try example.run(["a", "missing", "b"], in: directory.path)
    #expect(outcome.output.hasPrefix("a:\nFolders (0)\n"))
    #expect(outcome.output.contains("\nb:\nFolders (0)\n\nFiles (1)\n  file "))
    #expect(outcome.errors == "Example: cannot open 'missing': No such file or directory\n")
    #expect(outcome.status == 1)
  }

  @Test func `Without a path, the current directory is shown`() throws {
    let directory = try TemporaryDirectory()
    directory.addFile("file")
    #expect(try example.run(in: directory.path).output.contains("  file "))
  }
}
