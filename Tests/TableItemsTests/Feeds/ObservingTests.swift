import Observation
import TableItemsView
import Testing

/// Something that apps keep and change.
@Observable @MainActor
private final class Basket {
  var notes: [Note] = []
  var title = "Fruit"
  var unread = 0
}

/// A model that shows what a closure describes, from objects that change.
@MainActor
struct ObservingTests {
  private let basket = Basket()

  private func drawing(_ model: TableModel) -> String { model.content.drawing }

  @Test func `It shows the sections at once, and again after what they read has changed`() async {
    basket.notes = [Note(id: 1)]
    let model = TableModel(observing: { [basket] in
      SectionItem(id: ItemID(basket.title), data: basket.notes)
    })
    #expect(drawing(model) == "Fruit: 1")
    basket.notes.append(Note(id: 2))
    await settle { drawing(model) == "Fruit: 1 2" }
    #expect(drawing(model) == "Fruit: 1 2")
    basket.title = "Nuts"
    await settle { drawing(model) == "Nuts: 1 2" }
    #expect(drawing(model) == "Nuts: 1 2")
  }

  @Test func `Changes of several objects in one go are one update`() async {
    let other = Basket()
    var count = 0
    let model = TableModel(observing: { [basket] in
      let _ = count += 1
      SectionItem(id: "A", data: basket.notes)
      SectionItem(id: "B", data: other.notes)
    })
    #expect(count == 1)
    for id in 1...3 {
      basket.notes.append(Note(id: id))
      other.notes.append(Note(id: id + 10))
    }
    #expect(drawing(model) == "A: | B:")
    await settle { count > 1 }
    await settle()
    #expect(count == 2)
    #expect(drawing(model) == "A: 1 2 3 | B: 11 12 13")
    other.notes = []
    await settle { count > 2 }
    #expect(drawing(model) == "A: 1 2 3 | B:")
  }

  @Test func `What is not read is not waited for`() async {
    var count = 0
    let model = TableModel(observing: { [basket] in
      let _ = count += 1
      SectionItem(id: "A", data: basket.notes)
    })
    basket.unread += 1
    await settle()
    #expect(count == 1)
    #expect(drawing(model) == "A:")
  }

  @Test func `A table on screen follows, with what is selected`() async {
    basket.notes = [Note(id: 1), Note(id: 2)]
    let table = TextTable(
      model: TableModel(observing: { [basket] in SectionItem(id: "A", data: basket.notes) }))
    table.layoutIfNeeded()
    table.selectRow(at: RowPath(section: 0, row: 1))
    basket.notes.insert(Note(id: 0), at: 0)
    await settle { table.model.content.rowCount == 3 }
    #expect(table.rowPathForSelectedRow == RowPath(section: 0, row: 2))
  }

  // Instagram/IGListKit#1357; xmartlabs/Eureka#980.
  @Test func `The closure may change what it reads, and what a table calls may too`() async {
    let model = TableModel(observing: { [basket] in
      let _ = basket.notes.count < 3 ? basket.notes.append(Note(id: basket.notes.count)) : ()
      SectionItem(id: "A", data: basket.notes)
    })
    #expect(drawing(model) == "A: 0")
    let table = TextTable(model: model)
    table.events.willDisplay = { [basket] _, _ in
      if basket.notes.count < 5 { basket.notes.append(Note(id: 10 + basket.notes.count)) }
    }
    table.layoutIfNeeded()
    await settle { model.content.rowCount > 1 && model.content.notes == basket.notes }
    #expect(model.content.rowCount > 1)
    #expect(model.content.notes == basket.notes)
    table.events.willDisplay = nil
  }

  @Test func `Content that is set by hand is shown until the next change`() async {
    let model = TableModel(observing: { [basket] in SectionItem(id: "A", data: basket.notes) })
    model.apply(TableContent(drawn: "B: 7"))
    await settle()
    #expect(drawing(model) == "B: 7")
    basket.notes = [Note(id: 1)]
    await settle { drawing(model) == "A: 1" }
    #expect(drawing(model) == "A: 1")
  }

  @Test func `Another closure takes the place of the first, also from within it`() async {
    let other = Basket()
    let model = TableModel()
    model.observe { [basket, weak model] in
      let _ = model?.observe { SectionItem(id: "B", data: other.notes) }
      SectionItem(id: "A", data: basket.notes)
    }
    #expect(drawing(model) == "B:")
    basket.notes = [Note(id: 1)]
    await settle()
    #expect(drawing(model) == "B:")
    other.notes = [Note(id: 2)]
    await settle { drawing(model) == "B: 2" }
    #expect(drawing(model) == "B: 2")
    model.endFeed()
    other.notes = []
    await settle()
    #expect(drawing(model) == "B: 2")
  }

  // RxSwiftCommunity/RxDataSources#38, #169, #230; jessesquires/ReactiveCollectionsKit#125.
  @Test func `It ends with the model, which is not kept, nor are the objects`() async {
    var count = 0
    var basket: Basket? = Basket()
    var model: TableModel? = TableModel(observing: { [basket] in
      let _ = count += 1
      SectionItem(id: "A", data: basket?.notes ?? [])
    })
    weak let weakModel = model
    weak let weakBasket = basket
    #expect(model?.content.drawing == "A:")
    basket?.notes = [Note(id: 1)]  // an update is under way
    model = nil
    #expect(weakModel == nil)
    await settle()
    basket?.notes = []
    await settle()
    #expect(count == 1)
    basket = nil
    #expect(weakBasket == nil)
  }
}
