import TableItems
import Testing

struct RowPathTests {
  @Test func `Paths are in the order of the rows on screen`() {
    let paths = [(0, 0), (0, 1), (0, 9), (1, 0), (2, 0), (2, 3)].map(RowPath.init)
    #expect(paths.reversed().sorted() == paths)
  }

  @Test func `A path reads section first`() {
    #expect("\(RowPath(section: 1, row: 2))" == "(1, 2)")
  }
}
