import TableItemsView
import TestSupport
import Testing

@MainActor
struct ObjectModelEdgeTests {
  private let model = TableModel()

  // venmo/Static, row look-up
  @Test func `Positions that are not there have no row and no section`() {
    let section = model.createSection()
    section.createRow()
    for position in [-1, 1, 2, Int.max, Int.min] {
      #expect(section.row(at: position) == nil)
      #expect(model.sectionModel(at: position) == nil)
      #expect(!section.removeRow(at: position))
      #expect(!model.removeSection(at: position))
      section.reloadRow(at: position)
      model.reloadSection(at: position)
    }
    #expect(model.rowModel(at: RowPath(section: 0, row: 1)) == nil)
    #expect(section.rowCount == 1)
    #expect(model.diagnostics.isEmpty)
  }

  @Test func `What is asked of a row or section that is gone is left undone, and reported`() {
    let section = model.createSection()
    let row = section.createRow { $0.text = "x" }
    row.remove()
    row.text = "y"
    row.isEnabled = false
    row.remove()
    row.reload()
    #expect(row.text == nil)
    #expect(row.path == nil)
    section.remove()
    section.headerText = "z"
    section.reload()
    section.remove()
    #expect(section.addRow("more") == nil)
    section.createRow { $0.text = "more" }.text = "and more"
    #expect(model.sections.isEmpty)
    let messages = Set(model.diagnostics.map { $0.message.split(separator: " is gone").last })
    #expect(
      messages == [
        "; it is not changed", "; it is not removed", "; it is not reloaded",
        "; it is not given a row",
      ])
    #expect(model.diagnostics.allSatisfy { $0.kind == .ignoredEdit })
  }

  @Test func `Rows of other data keep it, and say that they have no text to be set`() {
    struct Fruit: Hashable { var name: String }
    let row = model.createSection().addRow(RowItem(Fruit(name: "Pear")))
    row?.text = "Apple"
    row?.isEnabled = false
    #expect(row?.item?.data as? Fruit == Fruit(name: "Pear"))
    #expect(row?.isEnabled == false)
    #expect(
      model.diagnostics.map(\.kind) == [.ignoredEdit])
  }

  @Test func `A handle stays with its row, whatever comes and goes before it`() {
    let section = model.createSection()
    let rows = (0..<10).map { number in section.createRow { $0.text = "\(number)" } }
    for position in [0, 3, 5] { section.removeRow(at: position) }
    model.update { $0.insert(["x", "y"].map { RowItem($0) }, at: RowPath(section: 0, row: 1)) }
    let texts = rows.map(\.text)
    #expect(texts == [nil, "1", "2", "3", nil, "5", "6", nil, "8", "9"])
    rows[9].text = "nine"
    #expect(rows[9].path == RowPath(section: 0, row: 8))
    #expect(section.row(at: 8)?.text == "nine")
  }

  @Test func `Changes made while the table is being filled come after it`() {
    let table = TextTable(model: model, width: 20)
    let section = model.createSection()
    section.createRow { row in
      row.text = "one"
      row.setupCell = { _, _ in
        if section.rowCount < 3 { section.createRow { $0.text = "more" } }
      }
    }
    _ = table.screen
    #expect("\(table)" == "  one\n  more")
    section.reload()
    #expect("\(table)" == "  one\n  more\n  more")
  }

  @Test func `A row that is hidden, or waits to be shown, can be changed`() {
    let table = TextTable(model: model, width: 20)
    let section = model.createSection(header: "S")
    let row = section.createRow { $0.text = "one" }
    _ = table.screen
    model.collapse(section: section.id)
    row.text = "two"
    section.createRow { $0.text = "three" }
    #expect("\(table)" == "S")
    model.expand(section: section.id)
    #expect("\(table)" == "S\n  two\n  three")
    table.beginDragging()
    row.text = "four"
    row.detailText = "waits"
    #expect(row.text == "four")
    #expect("\(table)" == "S\n  two\n  three")
    table.endDragging()
    #expect("\(table)" == "S\n  four\n  three")
  }

  @Test func `All rows and all sections can be removed and shown anew`() {
    let table = TextTable(model: model, width: 20)
    let section = model.createSection()
    var filled = 0
    for _ in 0..<3 { section.createRow { $0.setupCell = { _, _ in filled += 1 } } }
    _ = table.screen
    #expect(filled == 3)
    section.reload()
    _ = table.screen
    #expect(filled == 6)
    model.reloadAllSections()
    _ = table.screen
    #expect(filled == 9)
    section.reloadRow(at: 1)
    _ = table.screen
    #expect(filled == 10)
    section.removeAllRows()
    #expect(table.numberOfRows(inSection: 0) == 0)
    model.createSection()
    #expect(model.removeAllSections() == 2)
    #expect(table.numberOfSections == 0)
  }

  @Test func `Headers of a type of view can be set`() {
    final class Title: TextHeaderFooterView, CellConfigurable {
      func configure(with number: Int) { show(CellContent(text: "No. \(number)")) }
    }
    let table = TextTable(model: model, width: 20)
    let section = model.createSection()
    section.createRow { $0.text = "x" }
    _ = table.screen
    section.header = HeaderFooter(7, view: Title.self)
    #expect("\(table)" == "No. 7\n  x")
    #expect(section.headerText == nil)
    section.indexTitle = "S"
    #expect(section.indexTitle == "S")
  }

  @Test func `Ten thousand rows created before the table is shown copy nothing`() {
    let section = model.createSection()
    for number in 0..<10_000 {
      let row = section.createRow()
      row.text = "\(number)"
    }
    #expect(section.rowCount == 10_000)
    #expect(section.row(at: 9_999)?.text == "9999")
  }

  @Test func `Closures that hold their row do not keep the model`() {
    weak var released: TableModel?
    do {
      let model = TableModel()
      let section = model.createSection()
      let row = section.createRow { $0.text = "x" }
      row.drilldown = { _ in _ = row.text }
      row.setupCell = { _, _ in _ = section.rowCount }
      released = model
    }
    #expect(released == nil)
  }

  @Test func `Random calls are shown as plain arrays have it`() {
    for seed in UInt64(0)..<60 {
      var generator = SeededGenerator(seed: seed)
      let model = TableModel()
      let table = TextTable(model: model, width: 20)
      var expected: [(header: String, rows: [String])] = []
      for step in 0..<40 {
        let section = expected.isEmpty ? 0 : Int.random(in: 0..<expected.count, using: &generator)
        let count = expected.isEmpty ? 0 : expected[section].rows.count
        switch expected.isEmpty ? 0 : Int.random(in: 0..<8, using: &generator) {
        case 0, 1:
          model.createSection(header: "H\(step)")
          expected.append(("H\(step)", []))
        case 2, 3, 4:
          model.sectionModel(at: section)?.createRow { $0.text = "r\(step)" }
          expected[section].rows.append("r\(step)")
        case 5 where count > 0:
          let row = Int.random(in: 0..<count, using: &generator)
          model.rowModel(at: RowPath(section: section, row: row))?.text = "t\(step)"
          expected[section].rows[row] = "t\(step)"
        case 6 where count > 0:
          let row = Int.random(in: 0..<count, using: &generator)
          model.sectionModel(at: section)?.removeRow(at: row)
          expected[section].rows.remove(at: row)
        case 7 where expected.count > 2:
          model.removeSection(at: section)
          expected.remove(at: section)
        default: break
        }
        if Bool.random(using: &generator) { _ = table.screen }
        let lines = expected.flatMap { [$0.header] + $0.rows.map { "  \($0)" } }
        guard step % 8 == 7 else { continue }
        #expect("\(table)" == lines.joined(separator: "\n"), "seed \(seed), step \(step)")
      }
      #expect(table.diagnostics.isEmpty, "seed \(seed)")
    }
  }
}
