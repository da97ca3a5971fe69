import TableItemsView
import Testing

/// What a draft can be told, and what it answers.
struct TableDraftTests {
  private func edited(
    _ drawing: String, isUniform: Bool = false, _ edit: (inout TableDraft) -> Void
  ) -> TableDraft {
    var draft = TableDraft(TableContent(drawn: drawing, isUniform: isUniform))
    edit(&draft)
    return draft
  }

  private func note(_ id: Int, version: Int = 0) -> RowItem {
    RowItem(Note(id: id, version: version))
  }

  @Test func `Rows are edited by path, each path being one of that moment`() {
    let draft = edited("A: 1 2 3 | B: 4") { draft in
      #expect(draft.insert(note(5), at: RowPath(section: 0, row: 0)) == true)
      #expect(draft.remove(at: RowPath(section: 0, row: 1))?.data as? Note == Note(id: 1))
      #expect(
        draft.move(from: RowPath(section: 0, row: 1), to: RowPath(section: 1, row: 1)) == true)
      #expect(draft.append([note(6), note(7)], toSection: 1) == true)
      #expect(draft.replace(at: RowPath(section: 0, row: 1), with: note(3, version: 1)) == true)
      #expect(draft.numberOfRows(inSection: 1) == 4)
      #expect(draft.row(at: RowPath(section: 1, row: 1))?.data as? Note == Note(id: 2))
    }
    #expect(draft.content.drawing == "A: 5 3* | B: 4 2 6 7")
    #expect(
      "\(draft.difference)" == """
        - row (0, 0)
        + row (0, 0)
        + row (1, 2)
        + row (1, 3)
        row (0, 1) → (1, 1)
        ~ row (0, 2) → (0, 1)
        """)
  }

  @Test(arguments: [false, true])
  func `Rows are edited by id`(isUniform: Bool) {
    let draft = edited("A: 1 2 3 | B: 4 5", isUniform: isUniform) { draft in
      #expect(draft.remove(RowID(section: "A", row: 2))?.data as? Note == Note(id: 2))
      #expect(draft.insert(note(6), before: RowID(section: "A", row: 3)) == true)
      #expect(draft.insert(note(7), after: RowID(section: "A", row: 6)) == true)
      #expect(draft.move(RowID(section: "A", row: 1), after: RowID(section: "A", row: 7)) == true)
      #expect(draft.move(RowID(section: "B", row: 5), before: RowID(section: "A", row: 6)) == true)
      #expect(draft.move(RowID(section: "A", row: 3), to: RowPath(section: 0, row: 0)) == true)
      #expect(draft.replace(RowID(section: "B", row: 4), with: note(4, version: 1)) == true)
      #expect(draft.path(of: RowID(section: "A", row: 5)) == RowPath(section: 0, row: 1))
    }
    #expect(draft.content.drawing == "A: 3 5 6 7 1 | B: 4*")
  }

  @Test func `Sections are edited`() {
    let draft = edited("A: 1 | B: 2 | C: 3") { draft in
      #expect(draft.insertSection(SectionItem(id: "D", rows: [note(4)]), at: 0) == true)
      #expect(draft.moveSection(withID: "C", to: 1) == true)
      #expect(draft.removeSection(withID: "B")?.rows.count == 1)
      #expect(draft.replaceSection(with: SectionItem(id: "A", rows: [note(1), note(5)])) == true)
      #expect(draft.insert(note(6), at: RowPath(section: 0, row: 1)) == true)
      draft.appendSection(SectionItem(id: "E", rows: []))
      #expect(draft.numberOfSections == 4)
    }
    #expect(draft.content.drawing == "D: 4 6 | C: 3 | A: 1 5 | E:")
    #expect(
      "\(draft.difference)" == """
        - section 1
        + section 0
        + section 3
        section 0 → 2
        + row (2, 1)
        """)
  }

  // RxSwiftCommunity/RxDataSources#252; toggl/mobileapp#4643.
  @Test func `Headers, footers and index titles are set, and shown anew`() {
    let old = TableContent([
      SectionItem(id: 0, header: "a", footer: "b", rows: []),
      SectionItem(id: 1, header: "c", footer: "d", rows: []),
    ])
    var draft = TableDraft(old)
    #expect(draft.setHeader("a", ofSection: 0) == true)
    #expect(draft.difference.isEmpty)
    #expect(draft.setHeader("x", ofSection: 0) == true)
    #expect(draft.setFooter(nil, ofSection: 1) == true)
    #expect("\(draft.difference)" == "~ header of section 0\n~ footer of section 1")
    #expect(draft.setIndexTitle("C", ofSection: 1) == true)
    #expect(draft.refreshHeader(ofSection: 1) == true)
    #expect(draft.refreshFooter(ofSection: 0) == true)
    #expect(draft.refreshFooter(ofSection: 1) == false)
    let difference = draft.difference
    #expect(difference.updatedHeaders == [0, 1])
    #expect(difference.updatedFooters == [0, 1])
    #expect(difference.updatesIndexTitles)
    #expect("\(draft.content.difference(from: old))" == "\(difference)")
  }

  @Test func `Sections that move take their index titles with them`() {
    let sections = ["A", "B"].map { SectionItem(id: ItemID($0), indexTitle: $0, rows: []) }
    var draft = TableDraft(TableContent(sections + [SectionItem(id: "C", rows: [])]))
    draft.moveSection(from: 2, to: 0)
    #expect(!draft.difference.updatesIndexTitles)
    draft.moveSection(from: 1, to: 2)
    #expect(draft.difference.updatesIndexTitles)
  }

  // venmo/Static; ericberman/MyFlightbookiOS#308; malcommac/Owl#1.
  @Test func `What is not there changes nothing, and says so`() {
    let draft = edited("A: 1 2") { draft in
      for path in [(-1, 0), (0, -1), (0, 2), (1, 0), (.max, .max), (.min, .min)] {
        let path = RowPath(section: path.0, row: path.1)
        #expect(draft.remove(at: path) == nil)
        #expect(draft.replace(at: path, with: note(3)) == false)
        #expect(draft.refresh(at: path) == false)
        #expect(draft.move(from: path, to: RowPath(section: 0, row: 0)) == false)
        #expect(draft.move(from: RowPath(section: 0, row: 0), to: path) == false)
        #expect(draft.row(at: path) == nil)
        #expect(draft.id(at: path) == nil)
      }
      let none = RowID(section: "A", row: 9)
      #expect(draft.remove(none) == nil)
      #expect(draft.remove(RowID(section: "B", row: 1)) == nil)
      #expect(draft.refresh(none) == false)
      #expect(draft.replace(none, with: note(9)) == false)
      #expect(draft.insert(note(9), before: none) == false)
      #expect(draft.move(RowID(section: "A", row: 1), after: none) == false)
      #expect(draft.insert(note(3), at: RowPath(section: 0, row: 3)) == false)
      #expect(draft.append(note(3), toSection: 1) == false)
      for section in [-1, 1, Int.min, .max] {
        #expect(draft.removeSection(at: section) == nil)
        #expect(draft.moveSection(from: section, to: 0) == false)
        #expect(draft.moveSection(from: 0, to: section) == false)
        #expect(draft.replaceSection(at: section, with: SectionItem(rows: [])) == false)
        #expect(draft.setHeader("x", ofSection: section) == false)
        #expect(draft.refreshHeader(ofSection: section) == false)
        #expect(draft.section(at: section) == nil)
        #expect(draft.numberOfRows(inSection: section) == 0)
      }
      #expect(draft.insertSection(SectionItem(rows: []), at: 2) == false)
      #expect(draft.replaceSection(with: SectionItem(rows: [])) == false)
    }
    #expect(draft.content.drawing == "A: 1 2")
    #expect(draft.difference.isEmpty)
  }

  @Test func `A section of more rows than can be compared is left as it is`() {
    var draft = TableDraft([SectionItem(id: 0, data: 0..<Int.max), SectionItem(id: 1, rows: ["a"])])
    #expect(draft.remove(at: RowPath(section: 0, row: 7)) == nil)
    #expect(draft.insert("b", at: RowPath(section: 0, row: 7)) == false)
    #expect(draft.move(from: RowPath(section: 1, row: 0), to: RowPath(section: 0, row: 0)) == false)
    #expect(draft.row(at: RowPath(section: 0, row: 7))?.data as? Int == 7)
    #expect(draft.removeSection(at: 0)?.rows.count == .max)
    #expect("\(draft.difference)" == "- section 0")
  }

  @Test func `A row that is replaced by one of another id is gone`() {
    let draft = edited("A: 1 2") { draft in
      draft.replace(at: RowPath(section: 0, row: 0), with: note(3))
      draft.replace(at: RowPath(section: 0, row: 1), with: note(2))
    }
    #expect("\(draft.difference)" == "- row (0, 0)\n+ row (0, 0)")
  }

  // DenTelezhkin/DTCollectionViewManager#23; ra1028/DifferenceKit#21.
  @Test func `A row that is shown anew is updated although it is equal, and stays so`() {
    let draft = edited("A: 1 2 3", isUniform: true) { draft in
      draft.refresh(RowID(section: "A", row: 2))
      draft.move(RowID(section: "A", row: 2), to: RowPath(section: 0, row: 0))
    }
    #expect(draft.content.drawing == "A: 2 1 3")
    #expect("\(draft.difference)" == "row (0, 1) → (0, 0)\n~ row (0, 1) → (0, 0)")
    let full = draft.content.difference(from: draft.original)
    #expect(full.updatedRows == draft.difference.updatedRows)
    var again = TableDraft(draft.content)
    again.refresh(RowID(section: "A", row: 2))
    #expect("\(again.content.difference(from: draft.content))" == "~ row (0, 0)")
  }

  @Test func `A row that moves to a section whose rows are taller is updated`() {
    let old = TableContent([
      SectionItem(id: 0, rowHeight: 1, rows: [note(1), note(2)]),
      SectionItem(id: 1, rowHeight: 2, rows: []),
    ])
    var draft = TableDraft(old)
    draft.move(RowID(section: 0, row: 1), to: RowPath(section: 1, row: 0))
    #expect("\(draft.difference)" == "row (0, 0) → (1, 0)\n~ row (0, 0) → (1, 0)")
    draft.move(RowID(section: 1, row: 1), to: RowPath(section: 0, row: 0))
    #expect(draft.difference.isEmpty)
  }

  @Test func `What was done and undone is no difference, and shares its rows again`() {
    let draft = edited("A: 1 2 3 4", isUniform: true) { draft in
      draft.move(from: RowPath(section: 0, row: 0), to: RowPath(section: 0, row: 2))
      draft.insert(note(9), at: RowPath(section: 0, row: 1))
      draft.remove(at: RowPath(section: 0, row: 1))
      draft.move(from: RowPath(section: 0, row: 2), to: RowPath(section: 0, row: 0))
    }
    #expect(draft.difference.isEmpty)
    #expect(draft.content.sections[0].rows.isUniform)
  }

  @Test func `Of rows with one id, the first that is left is meant`() {
    let draft = edited("A: 1 2 1 1") { draft in
      draft.remove(RowID(section: "A", row: 1))
      draft.replace(RowID(section: "A", row: 1), with: note(1, version: 1))
      draft.insert(note(1, version: 2), at: RowPath(section: 0, row: 0))
      draft.remove(RowID(section: "A", row: 1))
    }
    #expect(draft.content.drawing == "A: 2 1* 1")
  }
}
