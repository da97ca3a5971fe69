import Observation
import TableItemsView
import Testing

@Observable final class Shelf {
  var books = [Note(id: 1, text: "one")]
}

struct FeedTests {
  @Test func `A model observes, follows and is edited without a word about isolation`() async {
    let shelf = Shelf()
    let model = TableModel(observing: { SectionItem(id: "shelf", data: shelf.books) })
    shelf.books.append(Note(id: 2, text: "two"))
    while model.content.rowCount < 2 { await Task.yield() }
    model.update { draft in draft.remove(RowID(section: "shelf", row: 1)) }
    #expect(model.content.rowCount == 1)
    let (texts, continuation) = AsyncStream.makeStream(of: String.self)
    let task = model.follow(texts.map { [SectionItem(rows: [RowItem($0)])] })
    continuation.yield("three")
    continuation.finish()
    await task.value
    #expect(model.row(at: RowPath(section: 0, row: 0))?.data as? String == "three")
  }
}
