import Testing

struct DirectoryTests {
  private let example = Program(name: "Example")

  /// Runs the example and returns what it printed, where nothing went wrong.
  private func show(_ directory: TemporaryDirectory, _ options: String...) throws -> String {
    let outcome = try example.run(options + [directory.path])
    #expect(outcome.errors == "")
    #expect(outcome.status == 0)
    return outcome.output
  }

  private func makeDirectory() throws -> TemporaryDirectory {
    let directory = try TemporaryDirectory()
    directory.addFolder("Sources", second: 60)
    directory.addFolder("Tests", second: 120)
    directory.addFolder(".build")
    directory.addFile("README.md", size: 8400, second: 3600)
    directory.addFile("Package.swift", size: 1794, second: 86_400)
    directory.addFile("empty")
    directory.addFile(".gitignore", size: 10)
    directory.addLink("link", to: "README.md")
    directory.addLink("broken", to: "nowhere")
    directory.addPipe("pipe")
    return directory
  }

  @Test func `A directory is shown as folders, files, and everything else`() throws {
    let text = try show(makeDirectory())
    #expect(
      text == """
        Folders (2)
          Sources/                         1970-01-01 00:01
          Tests/                           1970-01-01 00:02

        Files (3)
          Package.swift            1.8 kB  1970-01-02 00:00
          README.md                8.4 kB  1970-01-01 01:00
          empty                       0 B  1970-01-01 00:00

        Everything else (3)
        ~ broken -> nowhere        broken  1970-01-01 00:00
          link -> README.md          link  1970-01-01 00:00
          pipe                       pipe  1970-01-01 00:00

        8 entries, 10 kB in files

        """)
  }

  @Test func `Names that begin with a dot are shown if asked for`() throws {
    let text = try show(makeDirectory(), "--all")
    #expect(text.contains("Folders (3)\n  .build/ "))
    #expect(text.contains("Files (4)\n  .gitignore "))
    #expect(!text.contains("  ./"))
    #expect(text.contains("10 entries"))
  }

  @Test(arguments: [
    ("name", ["Package.swift", "README.md", "empty"]),
    ("size", ["README.md", "Package.swift", "empty"]),
    ("date", ["Package.swift", "README.md", "empty"]),
  ])
  func `Entries are sorted as asked for, in each section`(key: String, names: [String]) throws {
    let text = try show(makeDirectory(), "--sort", key)
    let found = text.split(separator: "\n").compactMap { line in
      names.first { line.hasPrefix("  " + $0) }
    }
    #expect(found == names)
  }

  @Test func `Entries of one size or one date are sorted by name`() throws {
    let directory = try TemporaryDirectory()
    for name in ["c", "a", "b"] { directory.addFile(name, size: 1, second: 5) }
    for key in ["size", "date"] {
      let lines = try show(directory, "--sort", key).split(separator: "\n").dropFirst(2).prefix(3)
      #expect(lines.map { $0.prefix(3) } == ["  a", "  b", "  c"])
    }
  }

  @Test func `A screen of a height shows as much as fits, from the entry that is scrolled to`()
    throws
  {
    let directory = try makeDirectory()
    #expect(
      try show(directory, "--height=3") == """
        Folders (2)
          Sources/                         1970-01-01 00:01
          Tests/                           1970-01-01 00:02

        """)
    #expect(
      try show(directory, "--height", "3", "--scroll-to", "README.md") == """
        Files (3)
          README.md                8.4 kB  1970-01-01 01:00
          empty                       0 B  1970-01-01 00:00

        """)
    #expect(
      try show(directory, "--height", "3", "--offset=5", "--style", "plain") == """
        Files (3)
          README.md                8.4 kB  1970-01-01 01:00
          empty                       0 B  1970-01-01 00:00

        """)
    #expect(
      try show(directory, "--height", "3", "--offset=99") == """
        Everything else (3)

        8 entries, 10 kB in files

        """)
  }

  @Test func `In the grouped style, titles scroll with their sections`() throws {
    let directory = try makeDirectory()
    #expect(
      try show(directory, "--height", "3", "--offset=5", "--style=grouped") == """
          Package.swift            1.8 kB  1970-01-02 00:00
          README.md                8.4 kB  1970-01-01 01:00
          empty                       0 B  1970-01-01 00:00

        """)
  }

  @Test func `An index leads to the section of each initial`() throws {
    let directory = try makeDirectory()
    directory.addFile("1st")
    #expect(
      try show(directory, "--index") == """
        B (1)
        ~ broken -> nowhere        broken  1970-01-01 00:00

        E (1)
          empty                       0 B  1970-01-01 00:00

        L (1)
          link -> README.md          link  1970-01-01 00:00

        P (2)
          Package.swift            1.8 kB  1970-01-02 00:00
          pipe                       pipe  1970-01-01 00:00

        R (1)
          README.md                8.4 kB  1970-01-01 01:00

        S (1)
          Sources/                         1970-01-01 00:01

        T (1)
          Tests/                           1970-01-01 00:02

        # (1)
          1st                         0 B  1970-01-01 00:00

        9 entries, 10 kB in files

        """)
    #expect(
      try show(directory, "--jump", "P", "--height", "5") == """
        P (2)                                             B
          Package.swift          1.8 kB  1970-01-02 00:00 ·
          pipe                     pipe  1970-01-01 00:00 R
                                                          ·
        R (1)                                             #

        """)
    let outcome = try example.run(["--jump", "Q", "--height=1", directory.path])
    #expect(outcome.errors == "Example: there is no title 'Q' in the index\n")
    #expect(outcome.status == 1)
  }

  @Test func `A selection goes to the row, to its cell type and to the delegate`() throws {
    let directory = try makeDirectory()
    let text = try show(
      directory, "--select", "README.md", "--height", "2", "--scroll-to", "README.md")
    #expect(
      text == """
        Files (3)
        * README.md                8.4 kB  1970-01-01 01:00
        The row was told: README.md was selected
        The cell type was told: a file of 8.4 kB
        The delegate was told: row (1, 1), id files/README.md

        """)
  }

  @Test func `A broken link cannot be selected, which is said`() throws {
    let directory = try makeDirectory()
    let outcome = try example.run(["--select", "broken", directory.path])
    #expect(outcome.errors == "Example: the entry 'broken' cannot be selected\n")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("\n~ broken"))
  }

  @Test func `Names that are no text, or would steer a terminal, are shown and told apart`() throws
  {
    let directory = try TemporaryDirectory()
    directory.addFile("a\nb")
    directory.addFile("esc\u{1B}[2J")
    directory.addFile("日本語")
    #if os(Linux)
      directory.addFile([0x62, 0xFF])
      directory.addFile([0x62, 0xFE])
      directory.addFile("b\\xFF")
    #endif
    let text = try show(directory)
    #expect(text.contains("\n  a^Jb  "))
    #expect(text.contains("\n  esc^[[2J  "))
    #expect(text.contains("\n  日本語  "))
    #if os(Linux)
      #expect(text.contains("\n  b\\xFE  "))
      #expect(text.contains("\n  b\\xFF  "))
      #expect(text.contains("\n  b\\\\xFF  "))
    #endif
    #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
    #expect(try show(directory, "--select", "esc\u{1B}[2J").contains("row was told: esc^[[2J was"))
  }

  #if os(Linux)
    @Test func `Files that are together larger than can be counted are shown all the same`() throws
    {
      let directory = try TemporaryDirectory(in: "/dev/shm")
      for name in ["a", "b"] { directory.addFile(name, size: 7 << 60) }
      let text = try show(directory)
      #expect(text.contains("2 entries, 9.2 EB in files"))
    }
  #endif

  @Test func `An empty directory is a table without rows`() throws {
    #expect(
      try show(TemporaryDirectory()) == """
        Folders (0)

        Files (0)

        Everything else (0)

        0 entries, 0 B in files

        """)
  }

  @Test func `A table of more rows than are drawn at a time is whole`() throws {
    let directory = try TemporaryDirectory()
    for number in 0..<1234 { directory.addFile(String(10_000 + number)) }
    let lines = try show(directory).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[0..<3] == ["Folders (0)", "", "Files (1234)"])
    let names = lines[3..<1237].map { $0.prefix(7) }
    #expect(names == (0..<1234).map { "  \(10_000 + $0)" })
    #expect(lines[1237...] == ["", "Everything else (0)", "", "1234 entries, 0 B in files", ""])
  }
}
