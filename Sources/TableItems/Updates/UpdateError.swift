/// What is wrong with a batch of updates.
public struct UpdateError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The rule that was broken.
  public let rule: UpdateRule

  /// The sections that it was broken for: old positions, or new ones for what is inserted or moved to.
  public let sections: [Int]

  /// The rows that it was broken for: old paths, or new ones for what is inserted or moved to.
  public let paths: [RowPath]

  /// What is wrong, where, and with what counts, in words.
  public let description: String

  /// Creates an error about a table as a whole.
  init(_ rule: UpdateRule, _ description: String) {
    self.rule = rule
    sections = []
    paths = []
    self.description = description
  }

  /// Creates an error about sections, described by the first; nil if there are none.
  init?(_ rule: UpdateRule, sections: [Int], _ describe: (Int) -> String) {
    guard let first = sections.first else { return nil }
    self.rule = rule
    self.sections = sections
    paths = []
    description = describe(first) + Self.others(sections.count - 1, "section")
  }

  /// Creates an error about rows, described by the first; nil if there are none.
  init?(_ rule: UpdateRule, rows: [RowPath], _ describe: (RowPath) -> String) {
    guard let first = rows.first else { return nil }
    self.rule = rule
    sections = []
    paths = rows
    description = describe(first) + Self.others(rows.count - 1, "row")
  }

  private static func others(_ count: Int, _ noun: String) -> String {
    switch count {
    case 0: ""
    case 1: " There is 1 more such \(noun)."
    default: " There are \(count) more such \(noun)s."
    }
  }
}
