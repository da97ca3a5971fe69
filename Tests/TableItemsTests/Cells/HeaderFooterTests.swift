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
      table.model.diagnostics == [
        TableDiagnostic(.unknownHeaderFooterIdentifier("unknown"), at: .header(section: 0)),
        TableDiagnostic(.unknownHeaderFooterIdentifier("unknown too"), at: .footer(section: 0)),
      ])
  }

  @Test func `A view type of another host shows the data as text, and is reported`() {
    let table = TextTable(sections: [
      SectionItem(header: HeaderFooter(Fruit.apple, view: OtherFruitCell.self), rows: [])
    ])
    #expect("\(table)" == "Fruit(id: 1, name: \"Apple\")")
    #expect(
      table.model.diagnostics == [
        TableDiagnostic(
          .unknownHeaderFooterIdentifier("TableItemsTests.OtherFruitCell"), at: .header(section: 0))
      ])
  }

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
