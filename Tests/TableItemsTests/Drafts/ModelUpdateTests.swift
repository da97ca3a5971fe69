import TableItemsView
import TestSupport
import Testing

/// A model whose table is changed row by row.
@MainActor
struct ModelUpdateTests {
  private let journal = Journal()

  private func table(_ drawing: String, isUniform: Bool = false) -> TextTable {
    let table = TextTable(model: TableModel(TableContent(drawn: drawing, isUniform: isUniform)))
    table.registry.registerDefault { [journal] data in
      guard let note = data as? Note else { return "?" }
      journal.write("\(note.id)")
      return CellContent(text: "\(note.id)" + String(repeating: "*", count: note.version))
    }
    table.layoutIfNeeded()
    _ = journal.read()
    return table
  }

  private func note(_ id: Int, version: Int = 0) -> RowItem {
    RowItem(Note(id: id, version: version))
  }

  private func row(_ id: Int) -> RowID { RowID(section: "A", row: ItemID(id)) }

  @Test(arguments: [false, true])
  func `Only rows that came or changed are set up anew`(isUniform: Bool) {
    let table = table("A: 1 2 3 4", isUniform: isUniform)
    let update = table.model.update { draft in
      draft.remove(row(1))
      draft.insert(note(5), after: row(2))
      draft.replace(row(3), with: note(3, version: 1))
      draft.move(row(4), to: RowPath(section: 0, row: 0))
    }
    #expect(update.result == .applied)
    table.layoutIfNeeded()
    #expect(journal.read().sorted() == ["3", "5"])
    #expect("\(table)" == "  4\n  2\n  5\n  3*")
    #expect(table.model.content.drawing == "A: 4 2 5 3*")
  }

  @Test func `A row that is shown anew is set up anew although it is equal`() {
    let table = table("A: 1 2 3")
    table.model.update { $0.refresh(row(2)) }
    table.layoutIfNeeded()
    #expect(journal.read() == ["2"])
  }

  @Test func `What is selected stays so, by id`() {
    let table = table("A: 1 2 3 4")
    table.selectRow(at: RowPath(section: 0, row: 2))
    table.model.update { draft in
      draft.remove(row(1))
      draft.move(row(3), to: RowPath(section: 0, row: 2))
      draft.refresh(row(3))
    }
    #expect(table.rowPathForSelectedRow == RowPath(section: 0, row: 2))
  }

  @Test func `Nothing has changed when the closure throws`() {
    struct Failure: Error {}
    let model = TableModel(TableContent(drawn: "A: 1 2"))
    #expect(throws: Failure.self) {
      try model.update { draft throws(Failure) in
        draft.remove(row(1))
        throw Failure()
      }
    }
    #expect(model.content.drawing == "A: 1 2")
  }

  // Instagram/IGListKit#616, #657, #577, #288.
  @Test func `Edits made while updates wait begin with what waits, and are shown as one`() {
    let table = table("A: 1 | B: 2")
    table.beginDragging()
    let first = table.model.update { $0.insert(note(3), at: RowPath(section: 0, row: 1)) }
    let second = table.model.update { $0.insert(note(4), at: RowPath(section: 0, row: 1)) }
    let third = table.model.update { $0.moveSection(withID: "B", to: 0) }
    let fourth = table.model.update { $0.removeSection(withID: "B") }
    #expect(table.model.content.drawing == "A: 1 | B: 2")
    table.endDragging()
    #expect(table.model.content.drawing == "A: 1 4 3")
    #expect([first, second, third].map(\.result) == Array(repeating: .superseded, count: 3))
    #expect(fourth.result == .applied)
    #expect("\(table)" == "  1\n  4\n  3")
  }

  @Test func `A row is shown anew also if newer content took the place of content that waited`() {
    let table = table("A: 1 2")
    table.beginDragging()
    table.model.update { $0.refresh(row(2)) }
    table.model.update { $0.append(note(3), toSection: 0) }
    table.endDragging()
    table.layoutIfNeeded()
    #expect(journal.read().sorted() == ["2", "3"])
  }

  // xmartlabs/Eureka#980, #2146.
  @Test func `A closure that the table calls may edit it`() {
    let table = table("A: 1 2")
    table.events.onSelect = { event in
      table.model.update { draft in
        draft.remove(event.id)
        // Another edit, of what is there before the first is shown.
        table.model.update { $0.append(note(9), toSection: 0) }
      }
      table.model.update { $0.append(note(3), toSection: 0) }
    }
    table.tapRow(at: RowPath(section: 0, row: 0))
    #expect(table.model.content.drawing == "A: 2 3")
    #expect("\(table)" == "  2\n  3")
    table.events.onSelect = nil
  }

  @Test func `What an edit does behind its own back is not taken for what is shown`() {
    let table = table("A: 1 2 3")
    table.model.update { draft in
      table.model.apply(TableContent(drawn: "B: 7 8"))
      draft.remove(row(2))
    }
    #expect(table.model.content.drawing == "A: 1 3")
    #expect("\(table)" == "  1\n  3")
    #expect(table.model.isSound)
  }

  // RxSwiftCommunity/RxDataSources#123, #251; Shopify/FunctionalTableData#101.
  @Test func `Ids that come to be double are treated as is asked for`() {
    let model = TableModel(TableContent(drawn: "A: 1 2"))
    model.update { $0.append(note(1), toSection: 0) }
    #expect(model.content.drawing == "A: 1 2 1")
    #expect(model.diagnostics.map(\.kind) == [.duplicateID])
    model.update { $0.remove(at: RowPath(section: 0, row: 2)) }
    model.duplicatePolicy = .reject
    let update = model.update { $0.append(note(2), toSection: 0) }
    #expect(update.result == model.diagnostics.last.map(TableUpdate.Outcome.rejected))
    #expect(model.sections.map(\.rows.count) == [2])
    model.duplicatePolicy = .keepFirst
    model.update { $0.insert([note(3), note(2)], at: RowPath(section: 0, row: 1)) }
    #expect(model.content.drawing == "A: 1 3 2")
  }

  // escoz/QuickDialog#430; TableProApp/TablePro#2460; ericberman/MyFlightbookiOS#308.
  @Test func `Rows are found where they are after rows before them are gone`() {
    let table = table("A: 1 2 3")
    table.model.update { $0.remove(row(1)) }
    #expect(table.model.path(of: row(3)) == RowPath(section: 0, row: 1))
    #expect(table.model.path(of: row(1)) == nil)
    table.model.update { draft in
      #expect(draft.path(of: row(3)) == RowPath(section: 0, row: 1))
      #expect(draft.remove(row(1)) == nil)
    }
    #expect("\(table)" == "  2\n  3")
  }

  // CEWendel/SWTableViewCell#311; xmartlabs/Eureka#1674; nghialv/Hakuba#22.
  @Test func `All rows are taken out one by one, and the last section goes`() {
    let table = table("A: 1 2 3")
    for id in [2, 3, 1, 1] { table.model.update { $0.remove(row(id)) } }
    #expect(table.model.content.drawing == "A:")
    table.model.update { $0.removeSection(at: 0) }
    table.model.update { $0.removeSection(at: 0) }
    #expect("\(table)" == "")
  }

  @Test func `Random edits of a table on screen are shown`() {
    for seed in 0..<200 {
      var generator = SeededGenerator(seed: UInt64(seed))
      let old = TableContent(random: &generator, pool: 20, hasDoubles: false)
      let table = TextTable(model: TableModel(old))
      table.layoutIfNeeded()
      for step in 0..<4 {
        var script = DraftScript(table.model.content, seed: UInt64(seed * 10 + step), .refreshing)
        script.run(seed % 9)
        let update = table.model.update { $0 = script.draft }
        #expect(update.result == .applied, "seed \(seed)")
        let fresh = TextTable(model: TableModel(table.model.content))
        #expect("\(table)" == "\(fresh)", "seed \(seed)")
        #expect(table.model.isSound, "seed \(seed)")
      }
    }
  }
}

extension TableModel {
  /// Whether no update was refused.
  fileprivate var isSound: Bool { !diagnostics.contains { $0.kind == .refusedUpdates } }
}
