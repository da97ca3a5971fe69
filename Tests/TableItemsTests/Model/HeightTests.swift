import TableItemsView
import Testing

/// A cell that says how tall its rows are.
private final class TallCell: TextCell, CellConfigurable {
  nonisolated static var rowHeight: RowHeight? { 3 }
  func configure(with data: String) { show(CellContent(text: data)) }
}

/// A cell that does not.
private final class PlainCell: TextCell, CellConfigurable {
  func configure(with data: String) { show(CellContent(text: data)) }
}

@MainActor
struct HeightTests {
  /// Who says how tall a row is, from the first to be heard to the last.
  enum Level: Int, CaseIterable {
    case row, section, cellType, delegate, table

    var height: RowHeight { .fixed(Double(rawValue + 1)) }
  }

  @Test func `The first of row, section, cell type, delegate and table that says it is heard`() {
    for subset in 0..<(1 << Level.allCases.count) {
      let levels = Level.allCases.filter { subset & (1 << $0.rawValue) != 0 }
      func height(_ level: Level) -> RowHeight? { levels.contains(level) ? level.height : nil }

      let row =
        levels.contains(.cellType)
        ? RowItem("a", height: height(.row), cell: TallCell.self)
        : RowItem("a", height: height(.row), cell: PlainCell.self)
      let table = TextTable(sections: [SectionItem(rowHeight: height(.section), rows: [row])])
      if let height = height(.delegate) { table.events.heightForRow = { _ in height } }
      if let height = height(.table) { table.rowHeight = height }

      let expected = levels.first.map { Double($0.rawValue + 1) } ?? 1
      #expect(
        table.rectForRow(at: RowPath(section: 0, row: 0)).height == expected, "\(levels)")
    }
  }

  @Test func `Uniform rows are as tall as a single row would be`() {
    func height(_ section: SectionItem, _ change: (TextTable) -> Void = { _ in }) -> Double {
      let table = TextTable(sections: [section])
      change(table)
      return table.rectForRow(at: RowPath(section: 0, row: 1)).height
    }
    #expect(height(SectionItem(data: ["a", "b"], height: 2, cell: TallCell.self)) == 2)
    #expect(height(SectionItem(data: ["a", "b"], cell: TallCell.self)) == 3)
    #expect(height(SectionItem(data: ["a", "b"], cell: PlainCell.self)) { $0.rowHeight = 5 } == 5)
    #expect(
      height(SectionItem(data: ["a", "b"])) { $0.events.heightForRow = { _ in .lines(4) } } == 4)
    #expect(height(SectionItem(data: ["a", "b\nc"])) == 2)
  }

  @Test func `The type that is registered for an identifier says it, also in place of another`() {
    let table = TextTable(sections: [
      SectionItem(rows: [RowItem("a", cell: "x"), RowItem("b", cell: PlainCell.self)])
    ])
    table.registry.register(TallCell.self, for: "x")
    table.registry.register(TallCell.self, for: PlainCell.cellIdentifier)
    #expect(table.rectForRow(at: RowPath(section: 0, row: 0)).height == 3)
    #expect(table.rectForRow(at: RowPath(section: 0, row: 1)).height == 3)
  }

  // bcylin/QuickTableViewController#100.
  @Test func `A delegate may say how tall some rows are, and leave the others as they were`() {
    let table = TextTable(sections: [SectionItem(rows: ["a", "b", "c\nd"])])
    table.events.heightForRow = { event in event.id.row == "a" ? 2 : nil }
    #expect("\(table)" == "  a\n\n  b\n  c\n  d")
  }

  // DenTelezhkin/DTTableViewManager#71.
  @Test func `A delegate is asked only for rows of which nothing else says it`() {
    let table = TextTable(sections: [
      SectionItem(rows: [RowItem("a", height: 1), "b", RowItem("c", cell: TallCell.self)]),
      SectionItem(rowHeight: 2, rows: ["d"]),
    ])
    var asked: Set<ItemID> = []
    table.events.heightForRow = { event in
      asked.insert(event.id.row)
      return nil
    }
    table.layoutIfNeeded()
    #expect(asked == ["b"])
  }

  @Test(
    arguments: [
      -1, .fixed(.nan), .fixed(.infinity), .fixed(-.infinity), 1e7, .lines(-1), .lines(.min),
      .lines(.max),
    ] as [RowHeight])
  func `A height that cannot be laid out is automatic, wherever it comes from, and reported`(
    height: RowHeight
  ) {
    let row = RowPath(section: 0, row: 0)
    func check(
      _ part: TablePart, _ section: SectionItem, _ text: String,
      _ change: (TextTable) -> Void = { _ in }
    ) {
      let table = TextTable(sections: [section])
      change(table)
      #expect("\(table)" == text)
      #expect(table.model.diagnostics.map(\.kind) == [.invalidHeight])
      #expect(table.model.diagnostics.map(\.part) == [part])
    }
    check(.row(row), SectionItem(rows: [RowItem("a\nb", height: height)]), "  a\n  b")
    check(.row(row), SectionItem(rowHeight: height, rows: ["a\nb"]), "  a\n  b")
    check(.row(row), SectionItem(data: ["a\nb"], height: height), "  a\n  b")
    check(.row(row), SectionItem(rows: ["a\nb"]), "  a\n  b") {
      $0.events.heightForRow = { _ in height }
    }
    check(.row(row), SectionItem(rows: ["a\nb"]), "  a\n  b") { $0.rowHeight = height }
    check(
      .header(section: 0), SectionItem(header: HeaderFooter("a", height: height), rows: []), "a")
    check(
      .footer(section: 0), SectionItem(footer: HeaderFooter("a", height: height), rows: []), "a")
  }

  @Test func `The first of header, delegate and table that says it is heard`() {
    func height(_ header: RowHeight?, _ delegate: RowHeight?, _ table: RowHeight?) -> Double {
      let view = TextTable(sections: [
        SectionItem(
          header: HeaderFooter("h", height: header), footer: HeaderFooter("f", height: header),
          rows: [])
      ])
      view.events.heightForHeader = { _ in delegate }
      view.events.heightForFooter = { _ in delegate }
      if let table {
        view.sectionHeaderHeight = table
        view.sectionFooterHeight = table
      }
      return view.contentHeight / 2
    }
    #expect(height(2, 3, 4) == 2)
    #expect(height(nil, 3, 4) == 3)
    #expect(height(nil, nil, 4) == 4)
    #expect(height(nil, nil, nil) == 1)
  }

  @Test func `A section without header and footer has no room for them`() {
    let table = TextTable(sections: [SectionItem(rows: ["a"])])
    table.sectionHeaderHeight = 5
    table.sectionFooterHeight = 5
    #expect("\(table)" == "  a")
  }
}
