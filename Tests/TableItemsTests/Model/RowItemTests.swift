import TableItemsView
import Testing

struct RowItemTests {
  struct Named: Identifiable {
    var id: String
  }

  struct Nameless {
    var text = ""
  }

  final class NamedCell: TextCell, CellConfigurable { func configure(with: Named) {} }
  final class NamelessCell: TextCell, CellConfigurable { func configure(with: Nameless) {} }
  final class TextualCell: TextCell, CellConfigurable { func configure(with: String) {} }
  final class ContentCell: TextCell, CellConfigurable { func configure(with: CellContent) {} }

  @Test func `The id of a row is the one that it is given, whatever its data`() {
    let ids: [ItemID?] = [
      RowItem(Fruit.apple, id: "a").id,
      RowItem(Fruit.apple, id: "a", cell: FruitCell.self).id,
      RowItem(Nameless(), id: "a").id,
      RowItem(Nameless(), id: "a", cell: NamelessCell.self).id,
      RowItem("text", id: "a", cell: "text").id,
      RowItem(CellContent(text: "text"), id: "a").id,
    ]
    #expect(Set(ids) == ["a"])
  }

  @Test func `An id that is nil stands for the position, whatever the data`() {
    let none: String? = nil
    #expect(RowItem(Fruit.apple, id: none).id == nil)
    #expect(RowItem(Fruit.apple, id: none, cell: FruitCell.self).id == nil)
    #expect(SectionItem(id: none, rows: []).id == nil)
  }

  @Test func `Where the compiler does not know of an id, it is found at run time`() {
    func row(_ data: some Sendable) -> RowItem { RowItem(data) }
    #expect(row(Fruit.apple).id == 1)
    #expect(row("text").id == "text")
    #expect(row(CellContent(text: "text")).id == nil)
    #expect(row(Nameless()).id == nil)
    func ids<Data: Sendable>(_ data: [Data]) -> [ItemID?] { SectionItem(data: data).rows.map(\.id) }
    #expect(ids([Fruit.apple, .pear]) == [1, 2])
    #expect(ids(["a"]) == ["a"])
    #expect(ids([Nameless()]) == [nil])
  }

  @Test func `Without one, it is the id of the data`() {
    #expect(RowItem(Named(id: "a")).id == "a")
    #expect(RowItem(Named(id: "a"), cell: NamedCell.self).id == "a")
    #expect(RowItem(Named(id: "a"), cell: "named").id == "a")
  }

  @Test func `The id of the data goes before the data itself`() {
    #expect(RowItem(Fruit.apple).id == 1)
    #expect(RowItem(Fruit.apple, cell: FruitCell.self).id == 1)
    #expect(RowItem(Fruit.apple, cell: .fruit).id == 1)
  }

  @Test func `Without an id of the data, it is the data itself if that is hashable`() {
    let text = "text"
    #expect(RowItem(text).id == "text")
    #expect(RowItem(text, cell: TextualCell.self).id == "text")
    #expect(RowItem(5).id == 5)
    #expect(RowItem([1, 2], cell: "list").id == ItemID([1, 2]))
  }

  @Test func `Data that is no id stands for its position`() {
    #expect(RowItem(Nameless()).id == nil)
    #expect(RowItem(Nameless(), cell: NamelessCell.self).id == nil)
    #expect(RowItem(Nameless(), cell: "nameless").id == nil)
  }

  @Test func `Content of the default cell stands for its position`() {
    #expect(RowItem(CellContent(text: "text")).id == nil)
    #expect(RowItem(CellContent(text: "text"), cell: ContentCell.self).id == nil)
    #expect(RowItem(CellContent(text: "text"), cell: "content").id == nil)
  }

  @Test func `A string literal is a row like any row of a string`() {
    let row: RowItem = "Apple"
    #expect(row.id == "Apple")
    #expect(row.data as? String == "Apple")
    #expect(row.cellIdentifier == nil)
    #expect(row.traits == RowTraits())
  }

  @Test func `A cell type names itself in full, an identifier as it is`() {
    #expect(
      RowItem(Fruit.apple, cell: FruitCell.self).cellIdentifier == "TableItemsTests.FruitCell")
    #expect(RowItem(Fruit.apple, cell: .fruit).cellIdentifier == "fruit")
    #expect(RowItem(Fruit.apple, cell: "my fruit").cellIdentifier == "my fruit")
    #expect(RowItem(Fruit.apple).cellIdentifier == nil)
  }

  @Test func `Traits can be given, and changed`() {
    var row = RowItem(Fruit.apple, height: 2, traits: .accessory(.checkmark))
    #expect(row.traits.accessory == .checkmark)
    row.traits.isEnabled = false
    row.traits.indentationLevel = 2
    #expect(
      row.traits == RowTraits(accessory: .checkmark, indentationLevel: 2, isEnabled: false))
    #expect(row.height == 2)
  }

  @Test func `A copy is a row of its own`() {
    let row = RowItem(Fruit.apple, traits: .disabled)
    var copy = row
    copy.traits.isEnabled = true
    copy.height = 3
    #expect(!row.traits.isEnabled)
    #expect(row.height == nil)
  }
}
