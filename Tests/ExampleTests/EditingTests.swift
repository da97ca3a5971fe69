import Foundation
import Testing

struct EditingTests {
  private let example = Program(name: "Example")

  private func edit(
    _ directory: TemporaryDirectory, _ script: String, writing isWriting: Bool = true
  ) throws -> Outcome {
    try example.run(
      ["--edit"] + (isWriting ? ["--write"] : []) + [directory.path], input: script)
  }

  /// The names in a directory, in order.
  private func names(_ directory: TemporaryDirectory, _ folder: String = "") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: directory.path + "/" + folder).sorted()
  }

  private func directory(_ files: String...) throws -> TemporaryDirectory {
    let directory = try TemporaryDirectory()
    for (size, name) in files.enumerated() { directory.addFile(name, size: size + 1) }
    return directory
  }

  @Test func `The table is shown in editing mode, then what each edit does, then the table again`()
    throws
  {
    let directory = try directory("a", "b", "c")
    directory.addFolder("folder")
    let outcome = try edit(directory, "move c before a\ndelete b\n", writing: false)
    #expect(
      outcome.output == """
        Folders (1)
          (-) folder/                          1970-01-01 00:00 =

        Files (3)
          (-) a                           1 B  1970-01-01 00:00 =
          (-) b                           2 B  1970-01-01 00:00 =
          (-) c                           3 B  1970-01-01 00:00 =

        Everything else (0)

        4 entries, 6 B in files
        moved the row of 'c'
        would move 'b' to '.trash'
        Folders (1)
          (-) folder/                          1970-01-01 00:00 =

        Files (2)
          (-) c                           3 B  1970-01-01 00:00 =
          (-) a                           1 B  1970-01-01 00:00 =

        Everything else (0)

        3 entries, 4 B in files

        """)
    #expect(outcome.errors == "" && outcome.status == 0)
    #expect(try names(directory) == ["a", "b", "c", "folder"])
  }

  @Test func `What is deleted is in the trash folder, and comes back`() throws {
    let directory = try directory("a", "b")
    directory.addFolder("folder")
    #expect(try edit(directory, "delete a\ndelete folder").status == 0)
    #expect(try names(directory) == [".trash", "b"])
    #expect(try names(directory, ".trash") == ["a", "folder"])
    directory.addFile("a", size: 9)
    #expect(try edit(directory, "delete a\nundo\nredo\nundo\nredo").status == 0)
    #expect(try names(directory) == [".trash", "b"])
    // What is there already is not destroyed.
    #expect(try names(directory, ".trash") == ["a", "a 2", "folder"])
    #expect(try edit(directory, "delete b\nundo").status == 0)
    #expect(try names(directory) == [".trash", "b"])
  }

  @Test func `Two entries of one name come back as what they were`() throws {
    let directory = try directory("a")
    let script = "action a Copy\ndelete a copy\naction a Copy\ndelete a copy\nundo\nundo\nundo\n"
    #expect(try edit(directory, script).status == 0)
    #expect(try names(directory) == [".trash", "a", "a copy"])
    #expect(try names(directory, ".trash") == ["a copy"])
  }

  @Test func `A file is copied by an action, and the copy goes when that is taken back`() throws {
    let directory = try directory("a.txt")
    let outcome = try edit(directory, "action a.txt Copy\n")
    #expect(outcome.output.contains("\n  (-) a copy.txt "), "\(outcome.output)")
    #expect(try names(directory) == ["a copy.txt", "a.txt"])
    _ = try edit(directory, "action a.txt Copy\nundo\n")
    #expect(try names(directory) == [".trash", "a copy.txt", "a.txt"])
    #expect(try names(directory, ".trash") == ["a copy 2.txt"])
  }

  @Test func `What cannot be done is said with its line, and is no reason to stop`() throws {
    let directory = try directory("a", "b")
    directory.addFolder("folder")
    let outcome = try edit(
      directory,
      """
      # nothing
      bogus
      delete x
      move folder before a
      action folder Copy
      undo
      delete a
      """)
    #expect(
      outcome.errors == """
        Example: line 2: 'bogus' is none of delete, move, action, undo, redo
        Example: line 3: there is no entry 'x'
        Example: line 4: 'folder' cannot be moved to another section
        Example: line 5: 'folder' has no action 'Copy'
        Example: line 6: there is nothing to take back

        """)
    #expect(outcome.status == 1)
    #expect(try names(directory) == [".trash", "b", "folder"])
  }

  @Test func `Names are written as they are shown, and mean the bytes`() throws {
    let directory = try TemporaryDirectory()
    directory.addFile([0xFF])
    directory.addFile(#"\xFF"#)
    directory.addFile("a\nb")
    #expect(try edit(directory, "delete \\xFF\r\ndelete a\\x0Ab\r\n").status == 0)
    #expect(try names(directory).contains(#"\xFF"#))
    #expect(try names(directory).count == 2)
  }

  @Test func `What vanished meanwhile keeps its row, and is said`() throws {
    let directory = try directory("a")
    let path = directory.path
    // The folder for the trash cannot be made, as there is a file of its name.
    directory.addFile(".trash")
    let outcome = try edit(directory, "delete a\n")
    #expect(outcome.errors.hasPrefix("Example: line 1: cannot make '\(path)/.trash/a': Not a dir"))
    #expect(outcome.status == 1)
    #expect(try names(directory) == [".trash", "a"])
  }

  @Test(arguments: [
    (["--write"], "option '--write' says what becomes of edits, so it needs '--edit'"),
    (
      ["--edit", "--select", "a"],
      "option '--select' does not go with '--edit', as no row can be selected then"
    ),
    (["--edit", "a", "b"], "one directory can be edited at a time"),
    (["--edit=x"], "option '--edit' takes no value"),
  ])
  func `Options that do not go together are said`(arguments: [String], problem: String) throws {
    let outcome = try example.run(arguments, input: "")
    #expect(outcome == Outcome(output: "", errors: "Example: \(problem); see --help\n", status: 2))
  }
}
