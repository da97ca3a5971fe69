import Foundation
import TableItemsJSON
import Testing

/// The example shows and checks files of tables.
struct TableFileTests {
  private let example = Program(name: "Example")
  private static let tables = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Example/Tables")

  private func path(_ name: String) -> String { Self.tables.appending(path: name).path }

  @Test func `A file is shown as a table`() throws {
    let outcome = try example.run(["table", path("shop.json")])
    #expect(
      outcome.output == """
        Shop

        Fruit
          Apple                                                                    0.4 €
          Pear                                                                    0.55 €
        fresh today
        Order
          Name  who it is for
          Deliver                                                             tomorrow >
        ~ Paper bags only: they are made of old newspapers, and you can bring them back.

        """)
    #expect(outcome.errors == "")
    #expect(outcome.status == 0)
  }

  @Test func `A screen of it can be shown, and a row be selected, which its closures are told`()
    throws
  {
    let outcome = try example.run([
      "table", "--height", "3", "--offset", "1", "--select", "Pear", path("shop.json"),
    ])
    #expect(
      outcome.output == """
        Shop

        Fruit
        * Pear                                                                    0.55 €
        fresh today
        'order' was told: row (0, 1), id #0/PricedFruit(name: "Pear", price: 0.55)

        """)
    let missing = try example.run(["table", "--select", "Plum", path("shop.json")])
    #expect(missing.errors == "Example: there is no row 'Plum'\n")
    #expect(missing.status == 1)
  }

  @Test func `What is wrong is printed with line and column, and the status is 1`() throws {
    let outcome = try example.run(["table", "--check", path("broken.json")])
    #expect(
      outcome.output == """
        7:45: sections[0].rows[0].data.price: a number is expected; the default cell shows it
        8:18: sections[0].rows[1].cell: nothing is registered as "nut"; the default cell shows it
        9:50: sections[0].rows[2].data.colour: PricedFruit has no such field; it is left out

        """)
    #expect(outcome.errors == "")
    #expect(outcome.status == 1)
    let fine = try example.run(["table", "--check", path("shop.json")])
    #expect(fine == Outcome(output: "", errors: "", status: 0))
  }

  @Test func `A file with problems is shown all the same, and they go to standard error`() throws {
    let outcome = try example.run(["table", path("broken.json")])
    #expect(outcome.output.contains("  Pear  "))
    #expect(outcome.output.contains(#"  {"name":"Almond"}"#))
    #expect(outcome.errors.split(separator: "\n").count == 3)
    #expect(outcome.status == 1)
  }

  @Test func `A file comes from standard input as well`() throws {
    let file = #"{"version": 1, "sections": [{"rows": ["a"]}]}"#
    let outcome = try example.run(["table", "-"], input: file)
    #expect(outcome.output == "  a\n")
    let broken = try example.run(["table", "--check", "-"], input: "{\u{1B}")
    #expect(broken.output.contains("1:2: a key in quotes is missing; what follows is left out\n"))
    #expect(!broken.output.contains("\u{1B}"))
    #expect(broken.status == 1)
  }

  @Test func `Every problem is printed, however many there are`() throws {
    let rows = (0..<3000).map { "[\($0)]" }.joined(separator: ",\n")
    let outcome = try example.run(
      ["table", "--check", "-"], input: #"{"version": 1, "sections": [{"rows": ["# + rows + "]}]}")
    #expect(outcome.output.split(separator: "\n").count == 3000)
  }

  @Test func `What cannot be read is said, and is no table`() throws {
    let directory = try example.run(["table", "/"])
    #expect(directory.errors == "Example: cannot read '/': Is a directory\n")
    #expect(directory.status == 1)
    let missing = try example.run(["table", "--check", "/nowhere"])
    #expect(missing.errors == "Example: cannot open '/nowhere': No such file or directory\n")
    #expect(missing.status == 1)
  }

  @Test func `The schema is printed`() throws {
    let outcome = try example.run(["table", "--schema"])
    #expect(outcome.output == TableSchema.json + "\n")
    #expect(outcome.status == 0)
  }
}
