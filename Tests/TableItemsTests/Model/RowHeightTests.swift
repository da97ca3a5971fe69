import TableItems
import Testing

struct RowHeightTests {
  @Test func `A number is a height in the unit of the host`() {
    #expect(44 as RowHeight == .fixed(44))
    #expect(0.5 as RowHeight == .fixed(0.5))
  }

  @Test(arguments: [.automatic, 0, 1, 1e9, .lines(0), .lines(3)] as [RowHeight])
  func `Heights that can be laid out are valid`(height: RowHeight) {
    #expect(height.isValid)
  }

  @Test(
    arguments: [-1, -0.1, .fixed(.nan), .fixed(.infinity), .fixed(-.infinity), .lines(-1)]
      as [RowHeight])
  func `Heights that cannot be laid out are not`(height: RowHeight) {
    #expect(!height.isValid)
  }
}
