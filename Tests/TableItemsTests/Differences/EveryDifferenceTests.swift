import TableItems
import TestSupport
import Testing

/// Compares every pair of small tables, and many larger ones.
struct EveryDifferenceTests {
  /// Tells what is wrong with the difference of two tables, and with its inverse.
  private static func problem(
    _ old: Plan, _ new: Plan, _ oldKind: Plan.Kind, _ newKind: Plan.Kind, isUnique: Bool,
    isInverted: Bool = true
  ) -> String? {
    let (oldContent, newContent) = (old.content(oldKind), new.content(newKind))
    let difference = newContent.difference(from: oldContent)
    let isByPosition = oldKind.isByPosition
    let slow = SlowDifference(
      difference: difference, old: old, new: new, isByPosition: isByPosition, isUnique: isUnique)
    if let problem = slow.problem { return problem }
    if difference.isEmpty != (old == new) { return "empty or not" }
    guard let applied = oldContent.applying(difference), Plan(applied) == new
    else { return "cannot be applied" }
    guard isInverted else { return nil }
    let inverse = difference.inverse()
    let slowInverse = SlowDifference(
      difference: inverse, old: new, new: old, isByPosition: isByPosition, isUnique: isUnique)
    if let problem = slowInverse.problem { return "the inverse: \(problem)" }
    guard let restored = newContent.applying(inverse), Plan(restored) == old
    else { return "cannot be undone" }
    return nil
  }

  private func check(
    _ tables: [Plan], changing change: (Plan, Int) -> Plan, isUnique: Bool, _ kinds: [Plan.Kind]
  ) {
    var failures = 0
    for (number, old) in tables.enumerated() {
      for (other, table) in tables.enumerated() {
        let new = change(table, number &* 31 &+ other)
        let kind = kinds[(number + other) % kinds.count]
        let problem = Self.problem(
          old, new, kind, kind, isUnique: isUnique, isInverted: number <= other)
        guard let problem else { continue }
        Issue.record("\(old) → \(new), \(kind): \(problem)")
        failures += 1
        if failures > 9 { return }
      }
    }
  }

  @Test(arguments: [[Plan.Kind.integers, .strings], [.mixed, .values], [.ownPositions]])
  func `Every pair of tables of two sections and three rows`(kinds: [Plan.Kind]) {
    check(Plan.everyTable(ofRows: 3), changing: { plan, _ in plan }, isUnique: true, kinds)
  }

  @Test func `Every pair of them with changed rows`() {
    check(
      Plan.everyTable(ofRows: 3), changing: { $0.changed(by: $1) }, isUnique: true,
      [.integers, .mixed, .strings, .values])
  }

  @Test func `Every pair of small tables in which ids are double`() {
    check(
      Plan.everyTableOfDoubleIDs(), changing: { $0.changed(by: $1) }, isUnique: false,
      [.integers, .mixed])
  }

  @Test(arguments: 0..<30)
  func `Larger tables of any rows`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<10 {
      let isUnique = Bool.random(using: &random)
      let old = Plan.random(isUnique: isUnique, using: &random)
      let new =
        Bool.random(using: &random)
        ? Plan.random(isUnique: isUnique, using: &random)
        : old.edited(isUnique: isUnique, using: &random)
      for kind in Plan.Kind.allCases {
        let problem = Self.problem(old, new, kind, kind, isUnique: isUnique)
        #expect(problem == nil, "\(old) → \(new), \(kind), seed \(seed)")
      }
      // Rows of one type are the same, however their sections are made.
      for (oldKind, newKind) in [
        (Plan.Kind.integers, Plan.Kind.mixed), (.mixed, .otherUniform), (.otherUniform, .integers),
      ] {
        let problem = Self.problem(old, new, oldKind, newKind, isUnique: isUnique)
        #expect(problem == nil, "\(old) → \(new), \(oldKind), \(newKind), seed \(seed)")
      }
    }
  }
}

extension Plan {
  /// All tables of up to two sections and up to so many rows, wherever they stand.
  fileprivate static func everyTable(ofRows count: Int) -> [Plan] {
    var orders: [[Int]] = [[]]
    var last = orders
    for _ in 0..<count {
      last = last.flatMap { order in (0..<count).filter { !order.contains($0) }.map { order + [$0] }
      }
      orders += last
    }
    var plans = [Plan()]
    for order in orders {
      let rows = order.map { Row(id: $0) }
      for (id, other) in [(0, 1), (1, 0)] {
        plans.append(Plan(sections: [Section(id: id, rows: rows)]))
        for cut in 0...rows.count {
          plans.append(
            Plan(sections: [
              Section(id: id, rows: Array(rows[..<cut])),
              Section(id: other, rows: Array(rows[cut...])),
            ]))
        }
      }
    }
    return plans
  }

  /// All tables of up to two sections of up to two rows, of two ids each, that may be double.
  fileprivate static func everyTableOfDoubleIDs() -> [Plan] {
    let rows: [[Row]] = [[], [0], [1], [0, 0], [0, 1], [1, 0], [1, 1]].map {
      $0.map { Row(id: $0) }
    }
    let sections = [0, 1].flatMap { id in rows.map { Section(id: id, rows: $0) } }
    let pairs = sections.flatMap { section in sections.map { Plan(sections: [section, $0]) } }
    return [Plan()] + sections.map { Plan(sections: [$0]) } + pairs
  }

  /// Changes some of the first three rows.
  fileprivate func changed(by number: Int) -> Plan {
    var plan = self
    for section in plan.sections.indices {
      for row in plan.sections[section].rows.indices {
        let id = plan.sections[section].rows[row].id
        if number >> id & 1 == 1 { plan.sections[section].rows[row].version = 1 }
      }
    }
    return plan
  }

  fileprivate static func random(
    isUnique: Bool, using random: inout SeededGenerator
  ) -> Plan {
    let count = Int.random(in: 0...4, using: &random)
    let sections = isUnique ? Array((0..<6).shuffled(using: &random)) : [0, 0, 1, 2, 2, 3]
    let most = [3, 12, 60].randomElement(using: &random) ?? 3
    let ids = (0..<(most * 4)).shuffled(using: &random).map { isUnique ? $0 : $0 / 3 }
    return Plan(
      sections: (0..<count).map { section in
        let rows = ids[(section * most)...].prefix(Int.random(in: 0...most, using: &random))
        return Section(
          id: sections[section],
          rows: rows.map { Row(id: $0, version: Int.random(in: 0...1, using: &random)) })
      })
  }

  /// Removes, inserts, moves and changes some rows, and shuffles the sections or not.
  fileprivate func edited(isUnique: Bool, using random: inout SeededGenerator) -> Plan {
    var plan = self
    var next = 1_000
    for _ in 0..<Int.random(in: 0...8, using: &random) {
      guard let section = plan.sections.indices.randomElement(using: &random) else { break }
      let rows = plan.sections[section].rows
      let start = Int.random(in: 0...rows.count, using: &random)
      let end = Int.random(in: start...rows.count, using: &random)
      switch Int.random(in: 0..<5, using: &random) {
      case 0: plan.sections[section].rows.removeSubrange(start..<end)
      case 1:
        let new = (0..<Int.random(in: 0...9, using: &random)).map { Row(id: next + $0) }
        next += new.count
        plan.sections[section].rows.insert(contentsOf: new, at: start)
      case 2:
        plan.sections[section].rows.removeSubrange(start..<end)
        let other = plan.sections.indices.randomElement(using: &random) ?? section
        let place = Int.random(in: 0...plan.sections[other].rows.count, using: &random)
        plan.sections[other].rows.insert(contentsOf: rows[start..<end], at: place)
      case 3:
        for row in start..<end { plan.sections[section].rows[row].version += 1 }
      default:
        plan.sections[section].rows[start..<end].shuffle(using: &random)
      }
    }
    if Bool.random(using: &random) { plan.sections.shuffle(using: &random) }
    return plan
  }
}
