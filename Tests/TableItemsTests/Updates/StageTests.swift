import TableItemsView
import Testing

struct StageTests {
  /// What happens in each stage, and what is shown then.
  private func stages(_ old: String, _ new: String, isUniform: Bool = false) -> String {
    let difference = TableContent(drawn: new, isUniform: isUniform)
      .difference(from: TableContent(drawn: old, isUniform: isUniform))
    return difference.stages.map { "\($0)\n= \($0.content.drawing)" }.joined(separator: "\n")
  }

  @Test func `Nothing to be seen takes no stage`() {
    #expect(stages("A: 1 2 | B:", "A: 1 2 | B:") == "")
  }

  // ra1028/DifferenceKit#21; nghialv/Hakuba#22; plangrid/ReactiveLists#124.
  @Test func `Rows and sections that go and come take one stage`() {
    #expect(
      stages("A: 1 2 | B: 3", "A: 1 | B: 4 3 | C: 5") == """
        insert section 2
        delete row (0, 1)
        insert row (1, 0)
        = A: 1 | B: 4 3 | C: 5
        """)
    #expect(stages("", "A: 1") == "insert section 0\n= A: 1")
    #expect(stages("A: 1", "") == "delete section 0\n= ")
    #expect(stages("A: 1", "A:") == "delete row (0, 0)\n= A:")
  }

  // getditto/docs#111
  @Test func `Rows that move take one stage`() {
    #expect(
      stages("A: 1 2 3 | B: 4", "A: 3 1 | B: 2 4") == """
        move row (0, 0) → (0, 1)
        move row (0, 1) → (1, 0)
        = A: 3 1 | B: 2 4
        """)
  }

  // bignerdranch/CoreDataStack#137; ra1028/DiffableDataSources#1.
  @Test func `Rows that look different take one stage, with rows that go and come`() {
    #expect(
      stages("A: 1 2 3 | B: 5", "A: 4 2* 3 | B: 5*") == """
        delete row (0, 0)
        insert row (0, 0)
        reconfigure row (0, 1)
        reconfigure row (1, 0)
        = A: 4 2* 3 | B: 5*
        """)
  }

  @Test func `A row is reloaded if its cell is another`() {
    #expect(stages("A: 1.big", "A: 1.small") == "reload row (0, 0)\n= A: 1")
    #expect(stages("A: 1.big", "A: 1*.big") == "reconfigure row (0, 0)\n= A: 1*")
    #expect(stages("A: 1.big", "A: 1*") == "reload row (0, 0)\n= A: 1*")
  }

  // lionheart/openradar-mirror#15192; lionheart/openradar-mirror#18100.
  @Test func `A row that moves and looks different is shown anew afterwards`() {
    #expect(
      stages("A: 1 2 3", "A: 2 3 1*") == """
        move row (0, 0) → (0, 2)
        = A: 2 3 1*
        reconfigure row (0, 2)
        = A: 2 3 1*
        """)
  }

  // babylonhealth/Bento#51; plangrid/ReactiveLists#126.
  @Test func `Rows of a section that moves wait for it`() {
    #expect(
      stages("A: 1 | B: 2 | C: 3", "C: 4 3 | A: 1 | B: 2") == """
        move section 2 → 0
        = C: 3 | A: 1 | B: 2
        insert row (0, 0)
        = C: 4 3 | A: 1 | B: 2
        """)
    #expect(
      stages("A: 1 2 | B: 3 4", "A: 1 2 | C: 5 | B: 6 3 4") == """
        insert section 1
        insert row (2, 0)
        = A: 1 2 | C: 5 | B: 6 3 4
        """)
  }

  // jessesquires/JSQDataSourcesKit#12
  @Test func `A section that rows move out of goes afterwards`() {
    #expect(
      stages("A: 1 2 | B: 3", "B: 3 1") == """
        delete row (0, 1)
        move row (0, 0) → (1, 1)
        = A: | B: 3 1
        delete section 0
        = B: 3 1
        """)
  }

  @Test func `A section that rows move into comes before`() {
    #expect(
      stages("A: 1 2", "B: 3 1 | A: 2") == """
        insert section 0
        = B: | A: 1 2
        insert row (0, 0)
        move row (1, 0) → (0, 1)
        = B: 3 1 | A: 2
        """)
  }

  @Test func `Rows that move out of a section that goes into one that comes take three stages`() {
    #expect(
      stages("A: 1 2 | B: 3 | C: 4", "C: 4 5 | B: 3* | D: 2*") == """
        insert section 3
        move section 1 → 2
        insert row (1, 1)
        = A: 1 2 | C: 4 5 | B: 3 | D:
        delete row (0, 0)
        move row (0, 1) → (3, 0)
        = A: | C: 4 5 | B: 3 | D: 2*
        delete section 0
        reconfigure row (3, 0)
        reconfigure row (2, 0)
        = C: 4 5 | B: 3* | D: 2*
        """)
  }

  @Test(arguments: [false, true])
  func `Rows that change and move into a section that comes are shown anew before`(
    isUniform: Bool
  ) {
    let text = stages("A: 1 2 3", "A: 1 3 | B: 2*", isUniform: isUniform)
    #expect(
      text == """
        insert section 1
        reconfigure row (0, 1)
        = A: 1 2* 3 | B:
        move row (0, 1) → (1, 0)
        = A: 1 3 | B: 2*
        """)
  }

  @Test func `Rows that change their cell while they move are shown anew in a stage of their own`()
  {
    #expect(
      stages("A: 1 2.big 3", "A: 1 3 | B: 2.small") == """
        insert section 1
        = A: 1 2 3 | B:
        move row (0, 1) → (1, 0)
        = A: 1 3 | B: 2
        reload row (1, 0)
        = A: 1 3 | B: 2
        """)
  }

  @Test func `Rows of sections that have nothing to wait for change in the first stage`() {
    #expect(
      stages("A: 1 2 | B: 3 | C: 4", "A: 1 | B: 3 5 | D: 2 | C: 4 6") == """
        insert section 2
        insert row (1, 1)
        insert row (3, 1)
        = A: 1 2 | B: 3 5 | D: | C: 4 6
        move row (0, 1) → (2, 0)
        = A: 1 | B: 3 5 | D: 2 | C: 4 6
        """)
  }

  @Test func `A section without an id keeps its identity while others come before it`() throws {
    func section(_ notes: Int...) -> SectionItem {
      SectionItem(rows: notes.map { RowItem(Note(id: $0)) })
    }
    let old = TableContent(TableContent(drawn: "A: 1").sections + [section(2)])
    let new = TableContent(TableContent(drawn: "B: 3").sections + [section(2, 1)])
    let difference = new.difference(from: old)
    try Replay.check(difference)
    #expect(difference.stages.first?.content.drawing == "A: | B: 3 | #1: 2 1")
  }
}

extension StageTests {
  @Test func `Headers, footers and index titles are shown anew with the last stage`() {
    var old = TableContent(drawn: "A: 1 | B: 2 | C: 3")
    var new = TableContent(drawn: "C: 3 4 | A: 1 | B: 2")
    for section in 1...2 {
      old.sections[section - 1].header = HeaderFooter("old")
      new.sections[section].header = HeaderFooter("new")
    }
    new.sections[1].indexTitle = "A"
    let stages = new.difference(from: old).stages
    #expect(stages.count == 2)
    #expect(stages.map(\.updatedHeaders) == [[], [1, 2]])
    #expect(stages.map(\.updatesIndexTitles) == [false, true])
    let last = stages.last.map { "\($0)" }
    #expect(last == "insert row (0, 1)\nupdate header 1\nupdate header 2\nupdate index titles")

    new = old
    new.sections[0].footer = HeaderFooter("new")
    let alone = new.difference(from: old).stages
    #expect(alone.map { "\($0)" } == ["update footer 0"])
    #expect(alone.map(\.updates.isEmpty) == [true])
  }
}

extension StageTests {
  @Test(arguments: [false, true])
  func `Rows come out of a section that goes while others wait for one that comes`(
    isUniform: Bool
  ) {
    let text = stages(
      "A: 1 2 | B: 3 4 5 6 7", "B: 7 4 1 6 8 2 | C: 5", isUniform: isUniform)
    #expect(
      text == """
        insert section 2
        move row (0, 0) → (1, 2)
        move row (0, 1) → (1, 5)
        = A: | B: 3 4 1 5 6 2 7 | C:
        delete section 0
        delete row (1, 0)
        insert row (0, 4)
        move row (1, 3) → (1, 0)
        move row (1, 6) → (0, 0)
        = B: 7 4 1 6 8 2 | C: 5
        """)
  }

  @Test func `Sections move when it does not stand in the way of updates`() {
    #expect(
      stages("B: 2 | A: 3 | D: 9 | C: 1", "A: 3 | D: 9 | B: | C: 2* 1") == """
        move row (0, 0) → (3, 0)
        = B: | A: 3 | D: 9 | C: 2* 1
        move section 0 → 2
        reconfigure row (3, 0)
        = A: 3 | D: 9 | B: | C: 2* 1
        """)
    #expect(
      stages("A: 1 | B: 5 | D: 6 | K: 2 3", "B: 5 | D: 6 | A: 1 | N: 2* | K: 3") == """
        insert section 3
        reconfigure row (3, 0)
        = A: 1 | B: 5 | D: 6 | N: | K: 2* 3
        move section 0 → 2
        move row (4, 0) → (3, 0)
        = B: 5 | D: 6 | A: 1 | N: 2* | K: 3
        """)
  }
}
