import Testing

@testable import TableItemsView

/// The obvious way to add up lengths.
private struct SlowSums {
  var lengths: [Double]

  func sum(of count: Int) -> Double { lengths.prefix(count).reduce(0, +) }

  func position(at offset: Double) -> Int {
    lengths.indices.last { sum(of: $0) <= offset } ?? 0
  }
}

struct PrefixSumsTests {
  @Test(arguments: UInt64(0)..<50)
  func `Sums and positions are those of the obvious way, while lengths change`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let count = Int.random(in: 0...40, using: &random)
    func length() -> Double { Double(Int.random(in: 0...3, using: &random)) }
    var slow = SlowSums(lengths: (0..<count).map { _ in length() })
    var sums = PrefixSums(slow.lengths)
    for _ in 0..<20 {
      #expect(sums.lengths == slow.lengths)
      for position in 0...count { #expect(sums.sum(of: position) == slow.sum(of: position)) }
      for half in -1...(2 * Int(slow.sum(of: count)) + 3) {
        let offset = Double(half) / 2
        #expect(sums.position(at: offset) == slow.position(at: offset), "at \(offset)")
      }
      guard let index = slow.lengths.indices.randomElement(using: &random) else { break }
      let new = length()
      slow.lengths[index] = new
      sums.set(new, at: index)
    }
  }
}
