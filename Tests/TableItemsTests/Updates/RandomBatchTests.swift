import TableItemsView
import TestSupport
import Testing

struct RandomBatchTests {
  @Test func `The rules and the slow table agree on what is legal`() {
    var (legal, broken) = (0, Set<UpdateRule>())
    for seed in 0..<12_000 {
      var generator = SeededGenerator(seed: UInt64(seed))
      let batch = RandomBatch(using: &generator)
      let (isLegal, all) = verdicts(on: batch, "seed \(seed)")
      if isLegal { legal += 1 }
      if all.count == 1, let rule = all.first?.rule { broken.insert(rule) }
    }
    // The batches are neither all legal nor all illegal, and each rule is broken alone by some.
    #expect((2_000...10_000).contains(legal), "\(legal)")
    #expect(broken == Set(UpdateRule.allCases))
  }

  @Test func `They agree on stages that are spoiled a little`() {
    var (legal, total) = (0, 0)
    for seed in 0..<600 {
      var generator = SeededGenerator(seed: UInt64(seed))
      let old = TableContent(random: &generator, pool: 24, hasDoubles: false)
      let new = TableContent(random: &generator, pool: 24, hasDoubles: false)
      var counts = old.counts
      for stage in new.difference(from: old).stages {
        var batch = RandomBatch(from: counts, to: stage.content.counts, stage.updates)
        counts = batch.newCounts
        while !batch.spoil(using: &generator) {}
        total += 1
        if verdicts(on: batch, "seed \(seed)").isLegal { legal += 1 }
      }
    }
    #expect(legal > 100 && total - legal > 500, "\(legal) of \(total)")
  }

  /// Has both judge a batch.
  private func verdicts(
    on batch: RandomBatch, _ comment: String
  ) -> (isLegal: Bool, errors: [UpdateError]) {
    let errors = batch.updates.errors(from: batch.oldCounts, to: batch.newCounts)
    var first: UpdateError?
    do throws(UpdateError) {
      try batch.updates.check(from: batch.oldCounts, to: batch.newCounts)
    } catch {
      first = error
    }
    #expect(errors.first == first, "\(comment)")
    do {
      _ = try batch.table.perform(batch.updates, counts: batch.newCounts)
      if let first { Issue.record("\(comment): \(batch)\n\(first)") }
    } catch {
      if first == nil { Issue.record("\(comment): \(batch)\n\(error)") }
    }
    return (first == nil, errors)
  }
}
