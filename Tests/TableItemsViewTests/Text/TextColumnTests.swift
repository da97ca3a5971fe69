import TableItemsView
import Testing

struct TextColumnTests {
  private func line(_ columns: [TextColumn], _ width: Int, gap: Int = 2) -> String {
    TextColumn.line(columns, fitting: width, gap: gap).text
  }

  private let file = [
    TextColumn("Package.swift"), TextColumn("1.8 kB", width: 8, alignment: .trailing),
  ]

  @Test func `Columns stand side by side, and the one without a width takes the rest`() {
    #expect(line(file, 26) == "Package.swift       1.8 kB")
    #expect(line(file, 20) == "Package.s…    1.8 kB")
    #expect(line(file, 20, gap: 0) == "Package.swi…  1.8 kB")
  }

  @Test func `Columns without a width share the rest`() {
    let columns = [TextColumn("a"), TextColumn("b"), TextColumn("c", width: 1)]
    #expect(line(columns, 10) == "a   b    c")
    #expect(line(columns, 11) == "a    b    c")
    #expect(line(columns, 12) == "a    b     c")
  }

  @Test func `A line that is too narrow is cut at its end`() {
    #expect(line(file, 10) == "    1.8 kB")
    #expect(line(file, 9) == "    1.8 …")
    for width in -1...12 {
      #expect(TextColumn.line(file, fitting: width).width == max(0, width))
    }
  }

  @Test func `Nothing is made of nothing`() {
    #expect(line([], 10) == "")
    #expect(line([TextColumn("a", width: -3), TextColumn("b", width: 1)], 10, gap: -1) == "b")
  }

  @Test func `No width is too much or too little`() {
    let widths = [Int.min, -1, 0, 1, 50, Int.max]
    for width in widths {
      for column in widths {
        for gap in widths {
          let line = TextColumn.line(
            [
              TextColumn("a", width: column), TextColumn("b", width: column), TextColumn("c"),
            ], fitting: width, gap: gap)
          #expect(line.width <= max(0, width))
        }
        #expect(TextLine("a").fitted(to: column).width <= 100_000)
      }
    }
  }

  @Test func `Columns are harmless, and wide characters keep their width`() {
    let columns = [TextColumn("日本\n", width: 7), TextColumn("x")]
    #expect(line(columns, 12) == "日本^J   x  ")
  }
}
