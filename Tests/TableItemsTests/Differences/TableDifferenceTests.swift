import TableItemsView
import Testing

struct TableDifferenceTests {
  private func lines(_ old: TableContent, _ new: TableContent) -> String {
    new.difference(from: old).description
  }

  @Test func `A difference is read line by line`() {
    let old: TableContent = [
      SectionItem(id: "a", header: "A", data: ["1", "2", "3", "4"]),
      SectionItem(
        id: "b", indexTitle: "B", rows: [RowItem(Fruit.apple), RowItem(Fruit.pear), "x"]),
      SectionItem(id: "c", rows: []),
      SectionItem(id: "d", rows: []),
    ]
    let renamed = Fruit(id: Fruit.pear.id, name: "Nashi")
    let new: TableContent = [
      SectionItem(id: "d", footer: "D", rows: ["5"]),
      SectionItem(id: "a", header: "AA", data: ["2", "4", "1"]),
      SectionItem(id: "e", rows: ["3", "6"]),
      SectionItem(
        id: "b", indexTitle: "Z", rows: [RowItem(Fruit.apple, height: 2), RowItem(renamed)]),
    ]
    #expect(
      lines(old, new) == """
        - section 2
        + section 2
        section 3 → 0
        - row (1, 2)
        + row (0, 0)
        row (0, 0) → (1, 2)
        row (0, 2) → (2, 0)
        ~ row (1, 0) → (3, 0)
        ~ row (1, 1) → (3, 1)
        ~ header of section 1
        ~ footer of section 0
        ~ index titles
        """)
    #expect(
      new.difference(from: old).inverse().description == """
        - section 2
        + section 2
        section 0 → 3
        - row (0, 0)
        + row (1, 2)
        row (1, 2) → (0, 0)
        row (2, 0) → (0, 2)
        ~ row (3, 0) → (1, 0)
        ~ row (3, 1) → (1, 1)
        ~ header of section 0
        ~ footer of section 3
        ~ index titles
        """)
    #expect(lines(old, old) == "none")
    #expect(old.difference(from: old).isEmpty)
  }

  @Test func `Headers, footers, index titles and heights are part of what is applied`() throws {
    let old: TableContent = [
      SectionItem(id: 0, header: "A", footer: "B", indexTitle: "I", data: [1, 2], height: 1),
      SectionItem(id: 1, header: "C", data: [3]),
    ]
    let new: TableContent = [
      SectionItem(id: 1, header: "C", indexTitle: "I", data: [3]),
      SectionItem(id: 0, footer: "BB", data: [1, 2], height: 2),
    ]
    let difference = new.difference(from: old)
    #expect(
      difference.description == """
        section 0 → 1
        ~ row (0, 0) → (1, 0)
        ~ row (0, 1) → (1, 1)
        ~ header of section 1
        ~ footer of section 1
        ~ index titles
        """)
    let applied = try #require(old.applying(difference))
    #expect(new.difference(from: applied).isEmpty)
    #expect(applied.sections.map(\.rowHeight) == [nil, 2])
    let restored = try #require(new.applying(difference.inverse()))
    #expect(old.difference(from: restored).isEmpty)
    #expect(restored.sections.map(\.indexTitle) == ["I", nil])
  }

  @Test func `A difference is applied by positions, to any content of the same shape`() {
    let difference = TableContent([SectionItem(id: 0, rows: ["b", "a", "new"])])
      .difference(from: [SectionItem(id: 0, rows: ["a", "b", "c"])])
    #expect(difference.movedRows.count == 1)
    let other: TableContent = [SectionItem(id: 5, header: "kept", rows: ["1", "2", "3"])]
    let result = other.applying(difference)
    #expect(result?.sections.first?.rows.map(\.id) == ["2", "1", "new"])
    #expect(result?.sections.first?.header?.text == "kept")
    #expect(result?.sections.first?.id == 5)
    #expect(TableContent().applying(difference) == nil)
    #expect(TableContent([SectionItem(id: 0, rows: ["a", "b"])]).applying(difference) == nil)
    #expect(
      TableContent([SectionItem(rows: []), SectionItem(rows: [])]).applying(difference) == nil)
  }

  @Test func `A row that looks different in its place is an update and no move`() {
    #expect(
      lines(
        [SectionItem(id: 0, rows: [RowItem(Fruit.apple), RowItem(Fruit.pear)])],
        [
          SectionItem(
            id: 0,
            rows: [
              RowItem(Fruit.apple, traits: .disabled),
              RowItem(Fruit.pear, cell: CellIdentifier("other")),
            ])
        ]) == "~ row (0, 0)\n~ row (0, 1)")
  }

  @Test func `Rows of one array are updated when their cell, traits or height are others`() {
    let fruit = [Fruit.apple, .pear]
    let old: TableContent = [SectionItem(id: 0, data: fruit, cell: FruitCell.self)]
    for section in [
      SectionItem(id: 0, data: fruit, cell: LoudFruitCell.self),
      SectionItem(id: 0, data: fruit, cell: FruitCell.self, traits: .disabled),
      SectionItem(id: 0, data: fruit, height: 2, cell: FruitCell.self),
    ] {
      #expect(lines(old, [section]) == "~ row (0, 0)\n~ row (0, 1)")
    }
    #expect(
      lines(old, [SectionItem(id: 0, data: fruit, cell: FruitCell.self, onSelect: { _, _ in })])
        == "none")
  }

  @Test func `What a row takes from its section counts as its own`() {
    let plain: TableContent = [SectionItem(id: 0, rowHeight: 2, cellIdentifier: "c", rows: ["a"])]
    let own: TableContent = [
      SectionItem(id: 0, rows: [RowItem("a", height: 2, cell: CellIdentifier("c"))])
    ]
    #expect(lines(plain, own) == "none")
    #expect(lines(own, [SectionItem(id: 0, rows: ["a"])]) == "~ row (0, 0)")
  }

  @Test func `A row whose data is of another type is the same in its section, and not in others`() {
    #expect(
      lines(
        [
          SectionItem(id: 0, rows: [RowItem(Fruit(id: 7, name: ""))]), SectionItem(id: 1, rows: []),
        ],
        [SectionItem(id: 0, rows: [RowItem(7)]), SectionItem(id: 1, rows: [])]) == "~ row (0, 0)")
    #expect(
      lines(
        [
          SectionItem(id: 0, rows: [RowItem(Fruit(id: 7, name: ""))]), SectionItem(id: 1, rows: []),
        ],
        [SectionItem(id: 0, rows: []), SectionItem(id: 1, rows: [RowItem(7)])])
        == "- row (0, 0)\n+ row (1, 0)")
  }

  @Test func `Rows that stand for their position are never elsewhere`() {
    let rows = (0..<40).map { RowItem(CellContent(text: "\($0)")) }
    #expect(
      lines(
        [SectionItem(id: 0, rows: rows), SectionItem(id: 1, rows: [])],
        [SectionItem(id: 0, rows: Array(rows[..<39])), SectionItem(id: 1, rows: [rows[39]])])
        == "- row (0, 39)\n+ row (1, 0)")
    #expect(
      lines(
        [SectionItem(id: 0, rows: [rows[0], rows[1], "a", "b"])],
        [SectionItem(id: 0, rows: ["a", "b", rows[0]])])
        == "- row (0, 0)\n- row (0, 1)\n+ row (0, 2)")
  }
}
