import TableItemsView
import Testing

@MainActor
struct TextCellTests {
  private func screen(_ width: Int, _ rows: RowItem...) -> String {
    "\(TextTable(sections: [SectionItem(rows: rows)], width: width))"
  }

  private func content(_ style: CellContent.Style, image: String? = nil) -> RowItem {
    RowItem(
      CellContent(text: "Text", detailText: "Detail", imageName: image, style: style))
  }

  @Test func `Each style arranges text and detail text in its way`() {
    #expect(screen(24, content(.default)) == "  Text")
    #expect(screen(24, content(.value1)) == "  Text            Detail")
    #expect(screen(24, content(.value2)) == "   Text  Detail")
    #expect(screen(24, content(.subtitle)) == "  Text\n  Detail")
  }

  @Test func `A style without a detail text shows the text`() {
    for style in CellContent.Style.allCases {
      #expect(screen(24, RowItem(CellContent(text: "Text", style: style))) == "  Text")
    }
  }

  @Test func `In a narrow line the text gives way to the detail text`() {
    #expect(screen(12, content(.value1)) == "  T…  Detail")
  }

  @Test func `An image is shown by its name`() {
    #expect(screen(30, content(.default, image: "star")) == "  [star] Text")
    #expect(screen(30, content(.subtitle, image: "star")) == "  [star] Text\n  Detail")
  }

  @Test func `A line break begins a new line, and the row is as tall`() {
    #expect(
      screen(
        30, "one\ntwo", RowItem(CellContent(text: "a\nb", detailText: "c\nd", style: .subtitle)))
        == "  one\n  two\n  a\n  b\n  c\n  d")
  }

  @Test func `Every kind of line break does, and each line of text has its line of detail`() {
    #expect(screen(30, "a\r\nb\u{2028}c\n\nd") == "  a\n  b\n  c\n\n  d")
    let content = CellContent(text: "a\nb", detailText: "c\nd\ne", style: .value1)
    #expect(screen(7, RowItem(content)) == "  a   c\n  b   d\n      e")
  }

  // 1.5.4
  @Test func `Accessories stand at the trailing edge of the first line`() {
    let rows = CellAccessory.allCases.map { RowItem("\($0)\nmore", traits: .accessory($0)) }
    #expect(
      "\(TextTable(sections: [SectionItem(rows: rows)], width: 32))" == """
          none
          more
          disclosureIndicator          >
          more
          detailDisclosureButton   (i) >
          more
          checkmark                    ✓
          more
          detailButton               (i)
          more
        """)
  }

  @Test func `The accessory of the row goes before that of the content`() {
    let content = CellContent(text: "a", accessory: .checkmark)
    #expect(screen(8, RowItem(content)) == "  a    ✓")
    #expect(screen(8, RowItem(content, traits: .accessory(.disclosureIndicator))) == "  a    >")
    #expect(screen(8, RowItem(content, traits: .accessory(.none))) == "  a")
  }

  // 1.2.4, 1.5.4
  @Test func `Rows are indented by two columns a level`() {
    func indented(_ level: Int) -> RowItem {
      RowItem("a\nb", traits: RowTraits(indentationLevel: level))
    }
    #expect(
      screen(20, indented(0), indented(1), indented(2))
        == "  a\n  b\n    a\n    b\n      a\n      b")
    #expect(screen(20, indented(-1)) == "  a\n  b")
    #expect(screen(6, indented(.max)) == "     …\n     …")
    #expect(screen(20, indented(.min)) == "  a\n  b")
  }

  // 1.5.3
  @Test func `Selected rows, and rows that are not enabled, have a mark`() {
    let table = TextTable(
      sections: [
        SectionItem(rows: [
          "a", RowItem("b", traits: .disabled), RowItem("c\nd", traits: .disabled),
        ])
      ])
    #expect("\(table)" == "  a\n~ b\n~ c\n  d")
    table.selectRow(at: RowPath(section: 0, row: 0))
    #expect("\(table)" == "* a\n~ b\n~ c\n  d")
    table.selectRow(at: RowPath(section: 0, row: 2))
    #expect("\(table)" == "  a\n~ b\n*~c\n  d")
  }

  @Test func `No line is wider than the table, and wide characters are not cut in half`() {
    let rows: [RowItem] = [
      "日本語日本語", "plain text", content(.value1), content(.value2, image: "星"), content(.subtitle),
      RowItem("日本", traits: RowTraits(accessory: .detailDisclosureButton, indentationLevel: 1)),
    ]
    for width in 0...30 {
      let table = TextTable(
        sections: [SectionItem(header: "日本語 header", footer: "footer 日本語", rows: rows)],
        width: width)
      for item in table.screen.items {
        #expect(item.lines.allSatisfy { $0.width <= width })
      }
    }
  }

  @Test func `No width, height or indentation is too much or too little`() {
    let rows = CellContent.Style.allCases.flatMap { style in
      CellAccessory.allCases.map { accessory in
        RowItem(
          CellContent(text: "a", detailText: "b", style: style, accessory: accessory),
          traits: RowTraits(indentationLevel: style == .default ? .max : 0))
      }
    }
    let heights: [RowHeight] = [.automatic, 0, 1e6, 1e18, .lines(.max), .lines(.min), .fixed(.nan)]
    for width in [-.infinity, -1, 0, 1, 7, 1e6, .greatestFiniteMagnitude, .infinity, .nan] {
      for height in heights {
        let table = TextTable(
          sections: [SectionItem(header: "h", rowHeight: height, rows: rows)], height: 50)
        table.width = width
        #expect(table.screen.lines.count <= 50)
        table.contentOffset = .infinity
        #expect(table.screen.lines.count <= 50)
        #expect(table.contentHeight >= 0)
      }
    }
    #expect(TextTable(sections: [SectionItem(rows: rows)], width: .max, height: .max).width > 0)
  }

  @Test func `Nothing in a row or a header reaches a terminal as a control character`() {
    let evil = "a\u{1B}[2J\u{7}\r\u{9B}31m\u{202E}b"
    let table = TextTable(sections: [
      SectionItem(
        header: HeaderFooter(evil), footer: HeaderFooter(evil),
        rows: [
          RowItem(evil),
          RowItem(
            CellContent(text: evil, detailText: evil, imageName: evil, style: .subtitle)),
        ])
    ])
    let controls = "\(table)".unicodeScalars.filter {
      $0 != "\n" && ($0.properties.generalCategory == .control || $0 == "\u{202E}")
    }
    #expect(controls.isEmpty)
    #expect("\(table)".hasPrefix("a^[[2J^G\n\u{FFFD}31m\u{FFFD}b"))
  }

  @Test func `A cell of your own draws its lines between the margins`() {
    final class Boxed: TextCell, CellConfigurable {
      private var text = ""
      func configure(with text: String) { self.text = text }
      override func lines(fitting width: Int) -> [TextLine] {
        ["+" + TextLine(String(repeating: "-", count: max(0, width - 2))) + "+", TextLine(text)]
      }
    }
    let table = TextTable(
      sections: [
        SectionItem(rows: [
          RowItem("x\u{1B}", cell: Boxed.self, traits: .accessory(.disclosureIndicator))
        ])
      ], width: 12)
    table.selectRow(at: RowPath(section: 0, row: 0))
    #expect("\(table)" == "* +------+ >\n  x^[")
  }

  @Test func `A table is printed as its screen`() {
    let table = TextTable(sections: [SectionItem(header: "Fruit", rows: ["Apple", "Pear"])])
    var output = ""
    print(table, terminator: "", to: &output)
    #expect(output == "Fruit\n  Apple\n  Pear")
  }
}
