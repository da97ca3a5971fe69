extension UpdateRules {
  /// Sections that are named exist.
  var sectionExists: UpdateError? {
    func error(
      _ operations: Operations<Int>, _ counts: [Int], _ when: String
    ) -> UpdateError? {
      operations.firstNonNil { does, sections in
        UpdateError(
          .sectionExists, sections: sections.positions.filter { !counts.indices.contains($0) }
        ) {
          "Cannot \(does) \($0): the table has \(counted(counts.count, "section")) \(when) the update."
        }
      }
    }
    return error(oldSectionOperations, oldCounts, "before")
      ?? error(newSectionOperations, newCounts, "after")
  }

  /// Rows that are named exist.
  var rowExists: UpdateError? {
    func exists(_ path: RowPath, _ counts: [Int]) -> Bool {
      counts.indices.contains(path.section) && path.row >= 0 && path.row < counts[path.section]
    }
    func error(
      _ operations: Operations<RowPath>, _ counts: [Int], _ when: String
    ) -> UpdateError? {
      operations.firstNonNil { does, paths in
        UpdateError(.rowExists, rows: paths.positions.filter { !exists($0, counts) }) { path in
          let there =
            counts.indices.contains(path.section)
            ? "section \(path.section) has \(counted(counts[path.section], "row"))"
            : "the table has \(counted(counts.count, "section"))"
          return "Cannot \(does) \(path): \(there) \(when) the update."
        }
      }
    }
    return error(oldRowOperations, oldCounts, "before")
      ?? error(newRowOperations, newCounts, "after")
  }

  /// Nothing is named twice in one kind of operation.
  var noRepetition: UpdateError? {
    (oldSectionOperations + newSectionOperations).firstNonNil { does, sections in
      UpdateError(.noRepetition, sections: sections.repeated) {
        "Cannot \(does) \($0) more than once."
      }
    }
      ?? (oldRowOperations + newRowOperations).firstNonNil { does, paths in
        UpdateError(.noRepetition, rows: paths.repeated) {
          "Cannot \(does) \($0) more than once."
        }
      }
  }
}

extension Sequence {
  /// Returns what is found first for an element.
  func firstNonNil<Found>(_ find: (Element) -> Found?) -> Found? {
    for element in self {
      if let found = find(element) { return found }
    }
    return nil
  }
}

/// A number of things in words.
func counted(_ count: Int, _ noun: String) -> String {
  count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
}
