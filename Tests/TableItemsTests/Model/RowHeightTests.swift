import TableItems
import Testing

struct RowHeightTests {
  @Test func `A number is a height in the unit of the host`() {
    #expect(44 as RowHeight == .fixed(44))
    #expect(0.5 as RowHeight == .fixed(0.5))
  }

  @Test(arguments: [.automatic, 0, 1, 1e6, .lines(0), .lines(3), .lines(1_000_000)] as [RowHeight])
  func `Heights that can be laid out are valid`(height: RowHeight) {
    #expect(height.isValid)
  }

  @Test(
    arguments: [
      -1, -0.1, .fixed(.nan), .fixed(.infinity), .fixed(-.infinity), 1_000_001, .lines(-1),
      .lines(.max),
    ]
      as [RowHeight])
  func `Heights that cannot be laid out are not`(height: RowHeight) {
    #expect(!height.isValid)
  }

  @Test func `Every height equals itself, also one that is not a number`() {
    let heights: [RowHeight] = [.automatic, 1, 2, .lines(1), .fixed(.nan), .fixed(.infinity)]
    for (first, height) in heights.enumerated() {
      for (second, other) in heights.enumerated() {
        #expect((height == other) == (first == second))
      }
    }
    #expect(Set(heights + heights).count == heights.count)
    #expect(RowHeight.fixed(.nan) == .fixed(-.nan))
  }
}
