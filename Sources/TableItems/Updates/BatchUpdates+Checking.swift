extension BatchUpdates {
  /// Checks the batch against every rule of batch updates, and throws the first error that is found.
  ///
  /// Nothing traps, whatever the positions and counts are.
  ///
  /// - Parameters:
  ///   - oldCounts: The number of rows of each section before the batch.
  ///   - newCounts: The number of rows of each section after it.
  /// - Throws: What is against the rules, in the order of ``UpdateRule``.
  /// - Complexity: O(*n* log *n*) in the number of operations and sections, O(*n*) if the operations
  ///   are in order.
  public func check(from oldCounts: [Int], to newCounts: [Int]) throws(UpdateError) {
    let rules = UpdateRules(for: self, from: oldCounts, to: newCounts)
    for rule in UpdateRule.allCases {
      if let error = rules.error(against: rule) { throw error }
    }
  }

  /// Returns all that is against the rules of batch updates: at most one error a rule, in the order
  /// of ``UpdateRule``.
  ///
  /// An error may be the consequence of an earlier one.
  ///
  /// - Complexity: As for ``check(from:to:)``.
  public func errors(from oldCounts: [Int], to newCounts: [Int]) -> [UpdateError] {
    let rules = UpdateRules(for: self, from: oldCounts, to: newCounts)
    return UpdateRule.allCases.compactMap(rules.error)
  }
}
