import TableItems
import Testing

struct TableContentTests {
  private let content = TableContent([
    SectionItem(id: "fruit", header: "Fruit", rows: ["Apple", "Pear"]),
    SectionItem(rows: []),
    SectionItem(id: "numbers", data: 7..<9),
    SectionItem(rows: [RowItem(CellContent(text: "plain"))]),
  ])

  @Test func `A row is found by its path`() {
    #expect(content.row(at: RowPath(section: 0, row: 1))?.id == "Pear")
    #expect(content.row(at: RowPath(section: 2, row: 0))?.data as? Int == 7)
  }

  // RxSwiftCommunity/RxDataSources#75; venmo/Static let the count pass for an index.
  @Test func `A path outside of the table has no row, whichever way it is outside`() {
    for section in [Int.min, -1, 0, 1, 4, .max] {
      for row in [Int.min, -1, 2, .max] {
        let path = RowPath(section: section, row: row)
        #expect(content.row(at: path) == nil, "\(path)")
        #expect(content.id(at: path) == nil, "\(path)")
      }
    }
    #expect(content.section(at: 4) == nil)
    #expect(content.section(at: -1) == nil)
    #expect(content.sectionID(at: .max) == nil)
    #expect(content.numberOfRows(inSection: 4) == 0)
    #expect(content.numberOfRows(inSection: .min) == 0)
  }

  // ReactiveCollectionsKit dropped them silently.
  @Test func `An empty section is a section`() {
    #expect(content.sections.count == 4)
    #expect(content.numberOfRows(inSection: 1) == 0)
    #expect(content.rowCount == 5)
  }

  @Test func `What has no id stands for its position`() {
    #expect(content.sectionID(at: 1) == .position(1))
    #expect(
      content.id(at: RowPath(section: 3, row: 0)) == RowID(section: .position(3), row: .position(0))
    )
  }

  @Test func `A row is found by its identity, and by its id alone`() {
    #expect(content.path(of: RowID(section: "fruit", row: "Pear")) == RowPath(section: 0, row: 1))
    #expect(content.path(of: RowID(section: "numbers", row: 8)) == RowPath(section: 2, row: 1))
    #expect(content.path(of: RowID(section: "numbers", row: "Pear")) == nil)
    #expect(content.path(of: RowID(section: "nuts", row: "Pear")) == nil)
    #expect(content.path(ofRow: 8) == RowPath(section: 2, row: 1))
    #expect(content.path(ofRow: "Walnut") == nil)
    #expect(content.section(withID: "numbers") == 2)
    #expect(content.section(withID: .position(3)) == 3)
    #expect(content.section(withID: 3) == nil)
  }

  @Test func `Of several rows with one id, the first is found`() {
    let content: TableContent = [
      SectionItem(id: "A", rows: ["x", "y", "x"]),
      SectionItem(id: "A", rows: ["z", "x"]),
    ]
    #expect(content.path(of: RowID(section: "A", row: "x")) == RowPath(section: 0, row: 0))
    #expect(content.path(of: RowID(section: "A", row: "z")) == RowPath(section: 1, row: 0))
  }

  @Test func `Every row is found by the identity that it has`() {
    for section in content.sections.indices {
      for row in content.sections[section].rows.indices {
        let path = RowPath(section: section, row: row)
        #expect(content.id(at: path).flatMap(content.path(of:)) == path)
      }
    }
  }

  @Test func `Built sections are the sections of an array`() {
    let isFull = true
    let built = TableContent {
      SectionItem(id: 1) { "a" }
      if isFull { SectionItem(id: 2, data: [1]) }
      for id in 3...4 { SectionItem(id: id, rows: []) }
      [SectionItem(id: 5, rows: [])]
    }
    #expect(built.sections.map(\.id) == [1, 2, 3, 4, 5])
  }
}

extension TableContentTests {
  @Test func `Index titles are those of the sections that have one`() {
    let titles = content.sectionIndexTitles
    #expect(titles == nil)
    let indexed: TableContent = [
      SectionItem(indexTitle: "A", rows: []), SectionItem(rows: []),
      SectionItem(indexTitle: "C", rows: []),
    ]
    #expect(indexed.sectionIndexTitles == ["A", "C"])
  }

  // lionheart/openradar-mirror#18434; venmo/Static fell back to the last section.
  @Test func `A title leads to the section at its position, by its name, or nearest before it`() {
    let indexed: TableContent = [
      SectionItem(rows: []),
      SectionItem(indexTitle: "C", rows: []),
      SectionItem(indexTitle: "E", rows: []),
      SectionItem(rows: []),
      SectionItem(indexTitle: "E", rows: []),
    ]
    let cases: [(title: String, position: Int, section: Int)] = [
      ("C", 0, 1), ("E", 1, 2), ("E", 2, 4),  // each title where it stands
      ("E", 0, 2), ("C", 9, 1), ("C", -1, 1),  // the name, where the position is of another
      ("D", 0, 1), ("Z", 7, 2), ("A", 0, 1), ("", .max, 1),  // names that no section has
    ]
    for (title, position, section) in cases {
      #expect(
        indexed.section(forSectionIndexTitle: title, at: position) == section,
        "\(title) at \(position)")
    }
    #expect(TableContent().section(forSectionIndexTitle: "A", at: 0) == nil)
  }
}
