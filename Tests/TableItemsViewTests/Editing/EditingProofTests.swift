import TestSupport
import Testing

/// Whatever a person does, whatever comes from outside and whenever handlers end, rows are edited once, by
/// their ids, and the model and the table agree.
@MainActor
struct EditingProofTests {
  @Test(arguments: UInt64(0)..<40)
  func `Rows are edited once, and shown as they are, whatever happens meanwhile`(seed: UInt64) async
  {
    for part in 0..<5 {
      let seed = seed * 1000 + UInt64(part)
      let problems = await EditingSequence(seed: seed).run()
      #expect(problems == [], "seed \(seed)")
      guard problems.isEmpty else { return }
    }
  }
}
