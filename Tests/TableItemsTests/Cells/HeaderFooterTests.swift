import TableItemsView
import Testing

private struct Season {
  var name: String
}

private final class SeasonView: TextHeaderFooterView, CellConfigurable {
  func configure(with season: Season) { show(CellContent(text: "~ \(season.name) ~")) }
}

private final class LoudSeasonView: TextHeaderFooterView, CellConfigurable {
  func configure(with season: Season) { show(CellContent(text: season.name.uppercased())) }
}

extension CellIdentifier<Season> {
  fileprivate static let season: Self = "season"
}

@MainActor
struct HeaderFooterTests {
  /// What the diagnostics of a table say.
  private func said(_ table: TextTable) -> [String] { table.model.diagnostics.map(\.description) }

  @Test func `A text can be any string, or none`() {
    let season = "spring"
    let none: String? = nil
    let table = TextTable(sections: [
      SectionItem(header: season, footer: "end of \(season)", rows: ["in \(season)"]),
      SectionItem(header: none, data: ["x"]),
    ])
    #expect("\(table)" == "spring\n  in spring\nend of spring\n  x")
  }

  @Test func `A header and a footer can be a text`() {
    let table = TextTable(sections: [
      SectionItem(header: "Fruit", footer: "2 kinds", rows: ["Apple", "Pear"])
    ])
    #expect("\(table)" == "Fruit\n  Apple\n  Pear\n2 kinds")
  }

  @Test func `A header and a footer can be data, shown by a type of view`() {
    let table = TextTable(sections: [
      SectionItem(
        header: HeaderFooter(Season(name: "spring"), view: SeasonView.self),
        footer: HeaderFooter(Season(name: "summer"), height: 2, view: SeasonView.self),
        rows: ["a"])
    ])
    #expect("\(table)" == "~ spring ~\n  a\n~ summer ~")
    #expect(table.contentHeight == 4)
    #expect(table.model.diagnostics.isEmpty)
  }

  @Test func `A type of view can be registered for an identifier, and in place of another`() {
    let table = TextTable(sections: [
      SectionItem(header: HeaderFooter(Season(name: "spring"), view: .season), rows: []),
      SectionItem(header: HeaderFooter(Season(name: "summer"), view: SeasonView.self), rows: []),
    ])
    table.registry.registerHeaderFooter(SeasonView.self, for: .season)
    #expect("\(table)" == "~ spring ~\n~ summer ~")
    table.registry.registerHeaderFooter(LoudSeasonView.self, for: .season)
    table.registry.registerHeaderFooter(LoudSeasonView.self, for: SeasonView.cellIdentifier)
    table.reloadData()
    #expect("\(table)" == "SPRING\nSUMMER")
  }

  @Test func `An unknown identifier shows the data as text, and is reported`() {
    let table = TextTable(sections: [
      SectionItem(
        header: HeaderFooter("a title", view: "unknown"),
        footer: HeaderFooter(Fruit.apple, view: "unknown too"), rows: [])
    ])
    #expect("\(table)" == "a title\nFruit(id: 1, name: \"Apple\")")
    #expect(
      said(table) == [
        "header of section 0: nothing is registered as \"unknown\"; the data is shown as text",
        "footer of section 0: nothing is registered as \"unknown too\"; the data is shown as text",
      ])
  }

  @Test func `A view type of another host shows the data as text, and is reported`() {
    let table = TextTable(sections: [
      SectionItem(header: HeaderFooter(Fruit.apple, view: OtherFruitCell.self), rows: [])
    ])
    #expect("\(table)" == "Fruit(id: 1, name: \"Apple\")")
    #expect(
      said(table) == [
        "header of section 0: TableItemsTests.OtherFruitCell is of another host; "
          + "the data is shown as text"
      ])
  }

  @Test func `Data of another type than the view takes is shown as text, and reported`() {
    let table = TextTable(sections: [
      SectionItem(header: HeaderFooter("not a season", view: "season"), rows: [])
    ])
    table.registry.registerHeaderFooter(SeasonView.self, for: .season)
    #expect("\(table)" == "not a season")
    #expect(table.model.diagnostics.map(\.kind) == [.dataMismatch])
  }

  @Test func `Views can be made by a closure`() {
    var made = 0
    let table = TextTable(sections: [
      SectionItem(header: HeaderFooter(Season(name: "spring"), view: .season), rows: [])
    ])
    table.registry.registerHeaderFooter(SeasonView.self, for: .season) {
      made += 1
      return SeasonView()
    }
    #expect("\(table)" == "~ spring ~")
    #expect(made == 1)
  }

  @Test func `A host with a prototype of its own is not told how to make views`() {
    let host = OtherHost()
    host.register(
      .type(OtherFruitCell.self), forHeaderFooterViewReuseIdentifier: "fruit")
    let dataSource = DataSource<OtherCell>(sections: [
      SectionItem(header: HeaderFooter(Fruit.apple, view: .fruit), rows: [])
    ])
    dataSource.registry.registerHeaderFooterPrototype(OtherFruitCell.self, for: .fruit)
    host.dataSource = dataSource
    let view = dataSource.tableView(host, viewForHeaderInSection: 0)
    #expect(view?.shown == "<other Apple>")
    #expect(host.registrations == ["header/footer fruit"])
  }

  // square/Listable#531 and #321.
  @Test func `A view that is used again shows what it is filled with now`() {
    let table = TextTable(
      sections: (0..<20).map { number in
        SectionItem(
          header: HeaderFooter(Season(name: "\(number)"), view: SeasonView.self), rows: ["row"])
      }, height: 2)
    for section in 0..<19 {
      table.contentOffset = Double(2 * section)
      #expect("\(table)" == "~ \(section) ~\n  row")
    }
  }

  @Test func `A text that is empty is a header nonetheless`() {
    let table = TextTable(sections: [SectionItem(header: "", rows: ["a"])])
    #expect("\(table)" == "\n  a")
  }
}
