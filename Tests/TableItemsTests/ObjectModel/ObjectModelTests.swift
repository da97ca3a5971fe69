import TableItemsView
import Testing

@MainActor
struct ObjectModelTests {
  private let table = TextTable(width: 24)
  private var model: TableModel { table.model }

  @Test func `Sections and rows are created one after another, before the table is on screen`() {
    let section = model.createSection(header: "Header", footer: "Footer")
    let row = section.createRow(style: .value1)
    row.text = "Text"
    row.detailText = "detail"
    section.createRow().text = "Plain"
    model.createSection().createRow { $0.text = "Other" }
    #expect(
      "\(table)" == """
        Header
          Text            detail
          Plain
        Footer
          Other
        """)
    #expect(model.sectionCount == 2)
    #expect(section.rowCount == 2)
  }

  @Test(arguments: RowAnimation.allCases)
  func `Created on screen, they come step by step, as is asked for`(animation: RowAnimation) {
    let host = OtherHost()
    let source = DataSource<OtherCell>(model: TableModel())
    host.dataSource = source
    source.attach(to: host)
    host.canPerformUpdates = true
    let model = source.model
    func finished<Result>(_ result: Result) -> Result {
      for completion in host.completions { completion() }
      return result
    }
    let section = finished(model.createSection(header: "Header", animation: animation))
    let row = finished(section.createRow(animation: animation) { $0.text = "one" })
    finished(row.reload(animation: animation))
    _ = finished(section.addRow(RowItem("two"), animation: animation))
    _ = finished(section.removeRow(at: 0, animation: animation))
    finished(section.reload(animation: animation))
    finished(section.removeAllRows(animation: animation))
    _ = finished(model.removeAllSections(animation: animation))
    #expect(host.stages.count == 8)
    #expect(host.stages.allSatisfy { $0.animation == animation })
    _ = finished(model.apply([SectionItem(rows: ["x"])]))
    #expect(host.stages.last?.animation == .automatic)
  }

  @Test func `What is set shows at once on a table that is on screen`() {
    let section = model.createSection()
    let row = section.createRow { $0.text = "one" }
    #expect("\(table)" == "  one")
    row.text = "uno"
    row.detailText = "first"
    row.style = .subtitle
    row.accessory = .checkmark
    row.indentationLevel = 1
    section.headerText = "Numbers"
    section.footerText = "all"
    #expect(
      "\(table)" == """
        Numbers
            uno                ✓
            first
        all
        """)
    row.height = 1
    row.isEnabled = false
    section.headerText = nil
    section.footer = "none"
    #expect("\(table)" == "~   uno                ✓\nnone")
    #expect(row.text == "uno")
    #expect(row.detailText == "first")
    #expect(row.style == .subtitle)
    #expect(row.height == 1)
    #expect(!row.isEnabled)
    #expect(section.headerText == nil)
    #expect(section.footerText == "none")
    #expect(table.diagnostics.isEmpty)
  }

  @Test(arguments: [false, true])
  func `A row that is selected drills down if it is enabled, and looks selected only if it can`(
    isOnScreen: Bool
  ) {
    var opened: [String] = []
    let section = model.createSection()
    if isOnScreen { _ = table.screen }
    let row = section.createRow { $0.text = "with" }
    row.drilldown = { opened.append($0.text ?? "") }
    section.createRow { $0.text = "without" }
    section.createRow {
      $0.text = "disabled"
      $0.isEnabled = false
      $0.drilldown = { opened.append($0.text ?? "") }
    }
    for position in 0..<3 { table.tapRow(at: RowPath(section: 0, row: position)) }
    #expect(opened == ["with"])
    #expect("\(table)" == "  with\n  without\n~ disabled")
    table.tapRow(at: RowPath(section: 0, row: 0))
    #expect("\(table)" == "* with\n  without\n~ disabled")
    row.drilldown?(row)
    #expect(opened == ["with", "with", "with"])
    row.drilldown = nil
    #expect(row.drilldown == nil)
    #expect("\(table)" == "  with\n  without\n~ disabled")
  }

  @Test func `A row may be removed, and others made, by the closure that it calls`() {
    let section = model.createSection()
    section.createRow { row in
      row.text = "more"
      row.drilldown = { row in
        row.section?.createRow { $0.text = "new" }
        row.remove()
      }
    }
    table.tapRow(at: RowPath(section: 0, row: 0))
    #expect("\(table)" == "  new")
  }

  // gotosleep/JATableModel, section removal
  @Test func `A section that is removed leaves the others as they are, wherever it stood`() {
    for position in 0..<3 {
      let model = TableModel()
      let sections = ["A", "B", "C"].map { model.createSection(header: $0) }
      #expect(model.removeSection(at: position))
      #expect(model.sectionCount == 2)
      let left = (0..<2).map { model.sectionModel(at: $0)?.headerText }
      #expect(left == ["A", "B", "C"].enumerated().filter { $0.offset != position }.map(\.element))
      #expect(sections[position].position == nil)
    }
  }

  // gotosleep/JATableModel, delete commit
  @Test(arguments: [false, true])
  func `A deletion is done once, also where the closure that is told removes the row itself`(
    byItself: Bool
  ) {
    var told = 0
    let section = model.createSection()
    let rows = ["a", "b", "c"].map { text in section.createRow { $0.text = text } }
    rows[1].commitEditing = { event in
      told += 1
      if byItself { rows[1].remove() }
    }
    table.setEditing(true)
    table.tapEditControl(ofRowAt: RowPath(section: 0, row: 1))
    table.performSwipeAction(at: 0)
    #expect(told == 1)
    #expect(section.rowCount == 2)
    #expect(rows[0].text == "a")
    #expect(rows[1].text == nil)
    #expect(rows[2].text == "c")
  }

  // gotosleep/JATableModel, reuse id with block
  @Test func `Rows with closures of their own share the cells of their type`() {
    let table = TextTable(width: 20, height: 5)
    let section = table.model.createSection()
    var filled = 0
    for number in 0..<1000 {
      section.createRow { row in
        row.text = "row \(number)"
        row.setupCell = { _, _ in filled += 1 }
      }
    }
    for offset in stride(from: 0, to: 1000, by: 5) {
      table.contentOffset = Double(offset)
      _ = table.screen
    }
    #expect(table.counts.cellsMade <= 10)
    #expect(filled >= 1000)
  }

  @Test func `A new cell is set up once, and every cell each time that it is filled`() {
    let table = TextTable(width: 20, height: 2)
    let section = table.model.createSection()
    var (made, filled) = (0, 0)
    for number in 0..<20 {
      section.createRow { row in
        row.text = "row \(number)"
        row.setupNewCell = { cell, _ in
          #expect((cell as? TextCell)?.content == "")
          made += 1
        }
        row.setupCell = { cell, event in
          #expect((cell as? TextCell)?.content.text == "row \(event.path.row)")
          (cell as? TextCell)?.accessory = .disclosureIndicator
          filled += 1
        }
      }
    }
    for offset in 0..<18 {
      table.contentOffset = Double(offset)
      _ = table.screen
    }
    #expect(made == table.counts.cellsMade)
    #expect(filled == table.counts.cellsAsked)
    #expect("\(table)" == "  row 17           >\n  row 18           >")
  }

  @Test func `A row may set up its cell as it is on screen`() {
    let row = model.createSection().createRow { $0.text = "one" }
    _ = table.screen
    row.setupCell = { cell, _ in (cell as? TextCell)?.accessory = .checkmark }
    #expect("\(table)" == "  one                  ✓")
    #expect(row.setupCell != nil)
    row.setupCell = nil
    #expect("\(table)" == "  one")
  }

  @Test func `The delegate is told of new cells as well, after the row and its cell type`() {
    var told: [String] = []
    let section = model.createSection()
    section.createRow { $0.setupNewCell = { _, _ in told.append("row") } }
    table.events.didMake = { _, _ in told.append("delegate") }
    _ = table.screen
    #expect(told == ["row", "delegate"])
  }

  @Test func `Text rows measure themselves, and anew when the width changes`() {
    let section = model.createSection()
    section.createTextRow("The quick brown fox jumps over the lazy dog")
    section.createRow { $0.text = "short" }
    #expect(
      "\(table)" == """
          The quick brown fox
          jumps over the lazy
          dog
          short
        """)
    table.width = 14
    #expect(table.contentHeight == 5)
    #expect(
      "\(table)" == """
          The quick
          brown fox
          jumps over
          the lazy dog
          short
        """)
  }
}
