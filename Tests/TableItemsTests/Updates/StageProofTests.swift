import TableItemsView
import TestSupport
import Testing

/// The stages of every difference are legal and end in the new content.
struct StageProofTests {
  // ra1028/DifferenceKit#106; RxSwiftCommunity/RxDataSources#35; babylonhealth/Bento#51.
  @Test func `Every small table becomes every other`() throws {
    for old in SmallTables.unique where SmallTables.isFirstOfItsKind(old) {
      let oldContent = SmallTables.content(old)
      for new in SmallTables.unique {
        // Every selection of rows is changed, of those that are in both.
        let common = new.flatMap(\.rows).filter(old.flatMap(\.rows).contains)
        for changed in 0..<(1 << common.count) {
          let newContent = SmallTables.content(new) { row in
            common.firstIndex(of: row).map { changed & (1 << $0) != 0 } ?? false
          }
          check(from: oldContent, to: newContent)
        }
      }
    }
  }

  // RxSwiftCommunity/RxDataSources#81, #123, #251; Instagram/IGListKit#810; traderepublic/SectionKit#41.
  @Test func `Ids that are double break nothing`() {
    for old in SmallTables.double where SmallTables.isFirstOfItsKind(old) {
      let oldContent = SmallTables.content(old)
      for (number, new) in SmallTables.double.enumerated() {
        check(from: oldContent, to: SmallTables.content(new) { $0 % 3 == number % 5 })
      }
    }
  }

  @Test func `Larger tables become each other`() {
    for seed in 0..<3_000 {
      var generator = SeededGenerator(seed: UInt64(seed))
      let pool = Int.random(in: 5...60, using: &generator)
      let hasDoubles = seed % 4 == 0
      let old = TableContent(random: &generator, pool: pool, hasDoubles: hasDoubles)
      let new = TableContent(random: &generator, pool: pool, hasDoubles: hasDoubles)
      check(from: old, to: new, "seed \(seed)")
    }
  }

  private func check(from old: TableContent, to new: TableContent, _ comment: String = "") {
    do {
      try Replay.check(new.difference(from: old))
    } catch {
      Issue.record("\(comment) \(old.drawing) → \(new.drawing)\n\(error)")
    }
  }
}
