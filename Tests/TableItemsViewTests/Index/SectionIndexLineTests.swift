import Testing

@testable import TableItemsView

struct SectionIndexLineTests {
  private func numbers(_ count: Int) -> SectionIndex? {
    SectionIndex((0..<count).map { "\($0)" })
  }

  // 6.12
  @Test func `No titles make no index`() {
    #expect(SectionIndex([]) == nil)
  }

  // 6.12
  @Test func `Titles that all fit stand in the middle, a line each`() throws {
    for count in 1...12 {
      let index = try #require(numbers(count))
      for room in count...20 {
        let (first, lines) = index.lines(in: room)
        #expect(lines.map(\.text) == index.titles)
        #expect(first == (room - count) / 2)
      }
    }
  }

  // 6.12
  @Test func `Titles that do not fit are left out evenly, but not the first and the last`() throws {
    for count in 2...30 {
      let index = try #require(numbers(count))
      for room in 1..<count {
        let (first, lines) = index.lines(in: room)
        let context = Comment(rawValue: "\(count) titles in \(room) lines")
        #expect(lines.count == (room % 2 == 1 ? room : room - 1), context)
        #expect(first == 0, context)
        #expect(lines.first?.text == "0", context)
        if lines.count > 1 { #expect(lines.last?.text == "\(count - 1)", context) }
        for (number, line) in lines.enumerated() {
          guard number.isMultiple(of: 2) else {
            #expect(line.text == "·", context)
            continue
          }
          // The title is the one nearest to where the line is between the first and the last.
          let ideal = Double(number * (count - 1)) / Double(max(1, lines.count - 1))
          let title = try #require(Double(line.text))
          #expect(abs(title - ideal) <= 0.5, context)
        }
      }
    }
  }

  // 6.12
  @Test func `At each line is the title that stands there, or one between its neighbours`() throws {
    for count in 1...30 {
      let index = try #require(numbers(count))
      for room in 1...35 {
        let (first, lines) = index.lines(in: room)
        let positions = (0..<room).map { index.position(atLine: $0, in: room) }
        #expect(positions == positions.sorted())
        #expect(positions.allSatisfy { (0..<count).contains($0) })
        for (number, line) in lines.enumerated() where line.text != "·" {
          #expect("\(positions[first + number])" == line.text)
        }
        #expect(positions.first == 0)
        if lines.count > 1 { #expect(positions.last == count - 1) }
        #expect(index.position(atLine: -1, in: room) == 0)
        #expect(index.position(atLine: .max, in: room) == positions.last)
        #expect(index.position(atLine: -1_000_000, in: room) == 0)
      }
    }
  }

  // 6.12
  @Test func `Without room there are no lines, and a touch means the first title`() throws {
    let index = try #require(numbers(5))
    for room in [0, -1, -4] {
      #expect(index.lines(in: room).lines.isEmpty)
      #expect(index.position(atLine: 3, in: room) == 0)
    }
  }

  // 6.12
  @Test func `It is as wide as its widest title`() {
    #expect(SectionIndex(["A", "BCD", ""])?.width == 3)
    #expect(SectionIndex(["日本", "A"])?.width == 4)
    #expect(SectionIndex([SectionIndex.search])?.width == 1)
    #expect(SectionIndex([""])?.width == 0)
    #expect(SectionIndex([SectionIndex.search])?.lines(in: 1).lines == ["/"])
    #expect(SectionIndex(["\u{1B}"])?.lines(in: 1).lines.map(\.text) == ["^["])
  }
}
