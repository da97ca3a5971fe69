/// Two states of content that were compared.
struct ContentComparison: Equatable {
  var dataSourceModel: ObjectIdentifier
  var dataSourceGeneration: Int
  var delegateGeneration: Int
}

extension Delegate {
  /// Compares the content with that of the data source, if that has a model of its own, and reports
  /// if they differ; once for each change of either.
  func checkAgreement(on host: any TableHost) {
    guard let other = host.dataSourceModel, other !== model else { return }
    let current = ContentComparison(
      dataSourceModel: ObjectIdentifier(other), dataSourceGeneration: other.generation,
      delegateGeneration: model.generation)
    guard comparison != current else { return }
    comparison = current
    model.cellTypes = other.cellTypes
    if !model.content.hasSameRows(as: other.content) {
      model.report(.contentMismatch)
    }
  }
}

extension TableContent {
  /// Tells whether two contents have the same sections and rows, by their ids.
  ///
  /// - Complexity: O(*n*) in the number of rows; O(1) for each section that shares its rows.
  fileprivate func hasSameRows(as other: TableContent) -> Bool {
    sections.count == other.sections.count
      && sections.indices.allSatisfy { section in
        sectionID(at: section) == other.sectionID(at: section)
          && sections[section].rows.hasSameIDs(as: other.sections[section].rows)
      }
  }
}

extension SectionRows {
  fileprivate func hasSameIDs(as other: SectionRows) -> Bool {
    isIdentical(to: other)
      || count == other.count && indices.allSatisfy { id(at: $0) == other.id(at: $0) }
  }
}
