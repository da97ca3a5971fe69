import TableItemsView
import Testing

/// A delegate as one writes it without this package's own.
private final class OwnDelegate: TableViewDelegate {
  var told: [String] = []

  func tableView(_ tableView: any TableHost, heightForRowAt path: RowPath) -> RowHeight {
    path.row == 0 ? 2 : tableView.rowHeight
  }

  func tableView(_ tableView: any TableHost, didSelectRowAt path: RowPath) {
    told.append("selected \(path)")
  }
}

/// A data source that leaves everything to the defaults.
private final class PlainDataSource: TableViewDataSource {
  func tableView(
    _ tableView: any TableHost<TextCell>, numberOfRowsInSection section: Int
  ) -> Int { 2 }

  func tableView(_ tableView: any TableHost<TextCell>, cellForRowAt path: RowPath) -> TextCell {
    let cell = TextCell()
    cell.show(CellContent(text: "row \(path.row)"))
    return cell
  }
}

/// A data source with titles, and one view.
private final class TitledDataSource: TableViewDataSource {
  private let rows: Int

  init(rows: Int = 0) {
    self.rows = rows
  }

  func numberOfSections(in tableView: any TableHost<TextCell>) -> Int { 2 }

  func tableView(
    _ tableView: any TableHost<TextCell>, numberOfRowsInSection section: Int
  ) -> Int { rows }

  func tableView(_ tableView: any TableHost<TextCell>, cellForRowAt path: RowPath) -> TextCell {
    let cell = TextCell()
    cell.show(CellContent(text: "row \(path.row)"))
    return cell
  }

  func tableView(
    _ tableView: any TableHost<TextCell>, titleForHeaderInSection section: Int
  ) -> String? { "title \(section)" }

  func tableView(
    _ tableView: any TableHost<TextCell>, titleForFooterInSection section: Int
  ) -> String? { section == 0 ? "end" : nil }

  func tableView(
    _ tableView: any TableHost<TextCell>, viewForHeaderInSection section: Int
  ) -> TextHeaderFooterView? {
    guard section == 1 else { return nil }
    let view = TextHeaderFooterView()
    view.show(CellContent(text: "view \(section)"))
    return view
  }
}

@MainActor
struct OwnObjectsTests {
  private let tableView = TableView<TextCell>(width: 30, height: 10)

  // 1.1.1, 1.1.2, 1.1.3
  @Test func `Two methods make a data source of one section`() {
    let dataSource = PlainDataSource()
    tableView.dataSource = dataSource
    #expect("\(tableView)" == "  row 0\n  row 1")
    #expect(tableView.numberOfSections == 1)
  }

  // 0.1.1, 6.2
  @Test func `A view goes before a title, for headers and footers`() {
    let dataSource = TitledDataSource()
    tableView.dataSource = dataSource
    #expect("\(tableView)" == "title 0\nend\nview 1")
  }

  // 0.1.1, 1.2.2
  @Test func `The ready data source goes with a delegate of your own`() {
    let dataSource = DataSource<TextCell>(sections: [SectionItem(rows: ["a", "b"])])
    let delegate = OwnDelegate()
    tableView.dataSource = dataSource
    tableView.delegate = delegate
    #expect("\(tableView)" == "  a\n\n  b")
    tableView.tapRow(at: RowPath(section: 0, row: 1))
    #expect(delegate.told == ["selected (0, 1)"])
  }

  @Test func `The ready delegate goes with a data source of your own`() {
    let dataSource = CountingDataSource([2])
    let delegate = Delegate(sections: [SectionItem(rows: [RowItem("x", height: 2), "y"])])
    var told: [ItemID] = []
    delegate.onSelect = { event in told.append(event.id.row) }
    tableView.dataSource = dataSource
    tableView.delegate = delegate
    #expect("\(tableView)" == "  row 0.0\n\n  row 0.1")
    tableView.tapRow(at: RowPath(section: 0, row: 0))
    #expect(told == ["x"])
  }

  @Test func `The ready delegate hears of rows that only the data source knows`() {
    let dataSource = TitledDataSource(rows: 2)
    let delegate = Delegate(model: TableModel())
    var told: [RowPath] = []
    delegate.onSelect = { event in told.append(event.path) }
    delegate.heightForRow = { event in event.path.row == 0 ? 2 : nil }
    tableView.dataSource = dataSource
    tableView.delegate = delegate
    #expect("\(tableView)" == "title 0\n  row 0\n\n  row 1\nend\nview 1\n  row 0\n\n  row 1")
    tableView.tapRow(at: RowPath(section: 1, row: 1))
    #expect(told == [RowPath(section: 1, row: 1)])
    #expect(tableView.rowPathForSelectedRow == RowPath(section: 1, row: 1))
  }

  @Test func `A row that is not enabled cannot be tapped, whoever the delegate is`() {
    let dataSource = DataSource<TextCell>(sections: [
      SectionItem(rows: [RowItem("a", traits: .disabled), "b"])
    ])
    let own = OwnDelegate()
    tableView.dataSource = dataSource
    for delegate in [nil, own] {
      tableView.delegate = delegate
      tableView.tapRow(at: RowPath(section: 0, row: 0))
      #expect(tableView.rowPathForSelectedRow == nil)
      tableView.tapRow(at: RowPath(section: 0, row: 1))
      #expect(tableView.rowPathForSelectedRow == RowPath(section: 0, row: 1))
    }
    #expect(own.told == ["selected (0, 1)"])
  }

  // 1.4.2
  @Test func `With a delegate go the heights that it said`() {
    let dataSource = CountingDataSource([2])
    var delegate: OwnDelegate? = OwnDelegate()
    tableView.dataSource = dataSource
    tableView.delegate = delegate
    #expect(tableView.contentHeight == 3)
    delegate = nil
    #expect(tableView.contentHeight == 2)
    #expect(delegate == nil)
  }

  // 2.1
  @Test func `Another data source is asked as soon as it is plugged in`() {
    let first = DataSource<TextCell>(sections: [SectionItem(rows: ["first"])])
    let second = DataSource<TextCell>(sections: [SectionItem(rows: ["second"])])
    tableView.dataSource = first
    #expect("\(tableView)" == "  first")
    tableView.dataSource = second
    #expect("\(tableView)" == "  second")
    first.sections = [SectionItem(rows: ["changed"])]
    #expect("\(tableView)" == "  second")
    #expect(first.model.host == nil)
    second.sections = [SectionItem(rows: ["changed"])]
    #expect("\(tableView)" == "  changed")
    tableView.dataSource = nil
    #expect("\(tableView)" == "")
  }

  // 7.3
  @Test
  func `A cell of an identifier that nobody registered is one of the base class, and reported`() {
    final class Forgetful: TableViewDataSource {
      func tableView(
        _ tableView: any TableHost<TextCell>, numberOfRowsInSection section: Int
      ) -> Int { 1 }

      func tableView(
        _ tableView: any TableHost<TextCell>, cellForRowAt path: RowPath
      ) -> TextCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "forgotten", for: path)
        cell.show("shown all the same")
        return cell
      }
    }
    let dataSource = Forgetful()
    tableView.dataSource = dataSource
    #expect("\(tableView)" == "  shown all the same")
    #expect(tableView.diagnostics.map(\.kind) == [.unknownIdentifier])
  }

  @Test func `A height that cannot be laid out is automatic, also from a delegate of your own`() {
    final class Careless: TableViewDelegate {
      func tableView(_ tableView: any TableHost, heightForRowAt path: RowPath) -> RowHeight { -3 }
    }
    let dataSource = CountingDataSource([1])
    let delegate = Careless()
    tableView.dataSource = dataSource
    tableView.delegate = delegate
    #expect("\(tableView)" == "  row 0.0")
    #expect(tableView.diagnostics.map(\.kind) == [.invalidHeight])
  }

  // 1.1.7, 6.12
  @Test func `The index of a table leads to sections`() {
    let dataSource = DataSource<TextCell>(sections: [
      SectionItem(indexTitle: "A", rows: []), SectionItem(rows: []),
      SectionItem(indexTitle: "C", rows: []),
    ])
    #expect(dataSource.sectionIndexTitles(for: tableView) == ["A", "C"])
    func section(_ title: String, _ index: Int) -> Int {
      dataSource.tableView(tableView, sectionForSectionIndexTitle: title, at: index)
    }
    #expect(section("C", 1) == 2)
    #expect(section("B", 1) == 0)
    dataSource.sections = []
    #expect(dataSource.sectionIndexTitles(for: tableView) == nil)
    #expect(section("A", 0) == 0)
    let plain = PlainDataSource()
    #expect(plain.sectionIndexTitles(for: tableView) == nil)
    #expect(plain.tableView(tableView, sectionForSectionIndexTitle: "B", at: 1) == 1)
  }
}
