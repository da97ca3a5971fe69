import TableItemsView
import Testing

/// What a section says of editing is part of how its rows look.
@MainActor
struct SectionEditingTests {
  private func section(
    _ editing: RowEditing, isUniform: Bool, traits: RowTraits = RowTraits()
  ) -> SectionItem {
    var section =
      isUniform
      ? SectionItem(id: "A", data: ["a", "b"], traits: traits)
      : SectionItem(id: "A", rows: ["a", "b"].map { RowItem($0, traits: traits) })
    section.editing = editing
    return section
  }

  @Test(arguments: [true, false])
  func `If only what may be done to its rows changes, they are shown anew`(isUniform: Bool) {
    let old: TableContent = [section(.unspecified, isUniform: isUniform)]
    let new: TableContent = [section(RowEditing(style: .delete), isUniform: isUniform)]
    let difference = new.difference(from: old)
    #expect(difference.updatedRows.map(\.source.row) == [0, 1])
    #expect(old.applying(difference)?.sections[0].editing == RowEditing(style: .delete))
    #expect(new.difference(from: new).updatedRows.isEmpty)
    #expect(old.difference(from: new).updatedRows.count == 2)
  }

  @Test func `A row that says it all itself looks the same`() {
    let traits = RowTraits(
      editing: RowEditing(
        canEdit: true, style: .delete, canMove: false, shouldIndent: true, accessory: .checkmark))
    let old: TableContent = [section(.unspecified, isUniform: false, traits: traits)]
    let new: TableContent = [section(.none, isUniform: false, traits: traits)]
    #expect(new.difference(from: old).updatedRows.isEmpty)
  }

  @Test(arguments: [true, false])
  func `A row that goes to a section that says something else is shown anew`(isDrafted: Bool) {
    var other = SectionItem(id: "B", rows: [])
    other.editing = RowEditing(canMove: true)
    let old: TableContent = [SectionItem(id: "A", rows: ["a", "b"]), other]
    var draft = TableDraft(old)
    draft.move(from: RowPath(section: 0, row: 0), to: RowPath(section: 1, row: 0))
    let difference = isDrafted ? draft.difference : draft.content.difference(from: old)
    #expect(difference.movedRows.count == 1)
    #expect(difference.updatedRows.count == 1)
  }

  @Test func `So is a row that goes from uniform rows to others`() {
    func content(_ rows: [String], _ others: [String], _ editing: RowEditing) -> TableContent {
      var other = SectionItem(id: "B", data: others)
      other.editing = editing
      return [SectionItem(id: "A", data: rows), other]
    }
    for (editing, count) in [(RowEditing.unspecified, 0), (RowEditing(canMove: true), 1)] {
      let old = content(["a", "b"], [], editing)
      let difference = content(["b"], ["a"], editing).difference(from: old)
      #expect(difference.movedRows.count == 1)
      #expect(difference.updatedRows.count == count)
    }
  }

  @Test func `A cell gets to know what its section says`() throws {
    let table = EditedTable([
      section(RowEditing(canMove: true, accessory: .checkmark), isUniform: true)
    ])
    let cell = table.dataSource.tableView(
      table.host, cellForRowAt: RowPath(section: 0, row: 0))
    #expect(cell.traits.editing.accessory == .checkmark)
    #expect(table.model.row(at: RowPath(section: 0, row: 0))?.traits == RowTraits())
  }
}
