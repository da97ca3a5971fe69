import TableItemsView
import TestSupport
import Testing

/// A table that was updated is the same as one made from scratch.
@MainActor
struct UpdateProofTests {
  @Test(arguments: UInt64(0)..<25)
  func `Whatever is applied, done and looked at, the table shows the last content`(seed: UInt64) {
    for part in 0..<10 {
      let problems = UpdateSequence(seed: seed * 1000 + UInt64(part)).run()
      #expect(problems == [], "seed \(seed * 1000 + UInt64(part))")
    }
  }

  @Test(arguments: UInt64(0)..<25)
  func `Larger tables become each other`(seed: UInt64) {
    for part in 0..<10 {
      let seed = seed * 1000 + UInt64(part)
      let problems = UpdatePair(seed: seed).problems()
      #expect(problems == [], "seed \(seed)")
    }
  }

  // ra1028/DifferenceKit#106; babylonhealth/Bento#51; plangrid/ReactiveLists#124 and #126.
  @Test(arguments: 0..<UpdatePair.partCount)
  func `Every hundredth pair of small tables, another one each time`(part: Int) {
    for pair in UpdatePair.small(part: part, every: 100) {
      #expect(pair.problems() == [], "\(pair.old.drawing) → \(pair.new.drawing)")
    }
  }

  // RxSwiftCommunity/RxDataSources#81, #123, #251; Instagram/IGListKit#810; traderepublic/SectionKit#41.
  @Test func `Small tables with ids that are double`() {
    for (number, pair) in UpdatePair.double.enumerated() where number % 97 == 0 {
      #expect(pair.problems() == [], "\(pair.old.drawing) → \(pair.new.drawing)")
    }
  }
}
