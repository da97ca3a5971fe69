/// All that a table shows at one moment: its sections, in order.
///
/// It is a value: a copy does not change, whatever happens to the table it came from.
public struct TableContent: Sendable {
  /// The sections, in order.
  public var sections: [SectionItem]

  /// Creates the content of a table from sections.
  public init(_ sections: [SectionItem] = []) {
    self.sections = sections
  }

  /// Creates the content of a table from sections built one after another.
  public init(@SectionBuilder sections: () -> [SectionItem]) {
    self.init(sections())
  }

  /// The number of rows of all sections; the largest number there is where they are more.
  ///
  /// - Complexity: O(*n*) in the number of sections.
  public var rowCount: Int {
    sections.reduce(0) { count, section in
      let (sum, isTooMuch) = count.addingReportingOverflow(section.rows.count)
      return isTooMuch ? .max : sum
    }
  }

  /// Returns the number of rows in a section; zero for a section that does not exist.
  public func numberOfRows(inSection section: Int) -> Int {
    rows(inSection: section)?.count ?? 0
  }
}

extension TableContent: ExpressibleByArrayLiteral {
  /// Creates the content of a table from sections.
  public init(arrayLiteral sections: SectionItem...) {
    self.init(sections)
  }
}
