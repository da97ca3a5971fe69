import TableItemsView
import Testing

/// A model that follows a sequence of sections.
@MainActor
struct FollowingTests {
  private struct Failure: Error, CustomStringConvertible {
    let description = "the line is dead"
  }

  private func sections(_ drawing: String) -> [SectionItem] {
    TableContent(drawn: drawing).sections
  }

  private func drawing(_ model: TableModel) -> String { model.content.drawing }

  @Test func `Each element is shown as it comes, and the last stays`() async {
    let model = TableModel()
    let (stream, continuation) = AsyncStream.makeStream(of: [SectionItem].self)
    let task = model.follow(stream)
    continuation.yield(sections("A: 1"))
    await settle { drawing(model) == "A: 1" }
    #expect(drawing(model) == "A: 1")
    continuation.yield(sections("A: 1 2"))
    continuation.yield(sections("A: 2 3"))
    continuation.finish()
    await task.value
    #expect(drawing(model) == "A: 2 3")
    #expect(model.diagnostics.isEmpty)
  }

  @Test func `Content is followed too, and what a sequence makes of another`() async {
    let model = TableModel()
    let (stream, continuation) = AsyncStream.makeStream(of: String.self)
    let task = model.follow(stream.map { TableContent(drawn: $0) })
    continuation.yield("A: 1")
    continuation.finish()
    await task.value
    #expect(drawing(model) == "A: 1")
  }

  // Instagram/IGListKit#288; jessesquires/ReactiveCollectionsKit#155.
  @Test func `The newest of what comes while a person drags is shown`() async {
    let table = TextTable()
    table.layoutIfNeeded()
    let (stream, continuation) = AsyncStream.makeStream(of: [SectionItem].self)
    let task = table.model.follow(stream)
    table.beginDragging()
    for number in 1...5 { continuation.yield(sections("A: \(number)")) }
    continuation.finish()
    await task.value
    #expect(drawing(table.model) == "")
    table.endDragging()
    #expect(drawing(table.model) == "A: 5")
  }

  @Test func `An error is reported, and what is shown stays`() async {
    let model = TableModel()
    let (stream, continuation) = AsyncThrowingStream.makeStream(of: [SectionItem].self)
    let task = model.follow(stream)
    continuation.yield(sections("A: 1"))
    continuation.finish(throwing: Failure())
    await task.value
    #expect(drawing(model) == "A: 1")
    #expect(
      model.diagnostics.map(\.description) == [
        "table: the sequence that the table follows failed, and what is shown stays: "
          + "the line is dead"
      ])
    #expect(model.diagnostics.map(\.kind) == [.failedSequence])
  }

  @Test func `It ends when its task is cancelled, and nothing is reported`() async {
    let model = TableModel()
    let (stream, continuation) = AsyncThrowingStream.makeStream(of: [SectionItem].self)
    let task = model.follow(stream)
    continuation.yield(sections("A: 1"))
    await settle { drawing(model) == "A: 1" }
    task.cancel()
    continuation.yield(sections("A: 2"))
    await task.value
    continuation.finish(throwing: Failure())
    await settle()
    #expect(drawing(model) == "A: 1")
    #expect(model.diagnostics.isEmpty)
  }

  @Test func `A second sequence ends the first, as do a closure that is observed and the word`()
    async
  {
    let model = TableModel()
    let (first, firstEnd) = AsyncStream.makeStream(of: [SectionItem].self)
    let (second, secondEnd) = AsyncStream.makeStream(of: [SectionItem].self)
    let firstTask = model.follow(first)
    firstEnd.yield(sections("A: 1"))  // has come, but was not taken yet
    let secondTask = model.follow(second)
    await firstTask.value
    #expect(drawing(model) == "")
    secondEnd.yield(sections("B: 1"))
    await settle { drawing(model) == "B: 1" }
    #expect(drawing(model) == "B: 1")
    model.observe { SectionItem(id: "C", data: [Note(id: 1)]) }
    await secondTask.value
    secondEnd.yield(sections("B: 2"))
    await settle()
    #expect(drawing(model) == "C: 1")
    let (third, _) = AsyncStream.makeStream(of: [SectionItem].self)
    let thirdTask = model.follow(third)
    model.endFeed()
    await thirdTask.value
  }

  @Test func `Content that is set by hand is shown until the next element`() async {
    let model = TableModel()
    let (stream, continuation) = AsyncStream.makeStream(of: [SectionItem].self)
    model.follow(stream)
    model.sections = sections("B: 7")
    await settle()
    #expect(drawing(model) == "B: 7")
    continuation.yield(sections("A: 1"))
    await settle { drawing(model) == "A: 1" }
    #expect(drawing(model) == "A: 1")
  }

  // RxSwiftCommunity/RxDataSources#38; jessesquires/ReactiveCollectionsKit#125.
  @Test func `It ends with the model, which is not kept`() async {
    let (stream, continuation) = AsyncStream.makeStream(of: [SectionItem].self)
    var model: TableModel? = TableModel()
    let task = model?.follow(stream)
    await settle()
    weak let weakModel = model
    model = nil
    #expect(weakModel == nil)
    await task?.value
    let result = continuation.yield([])
    let isEnded = if case .terminated = result { true } else { false }
    #expect(isEnded)
  }
}
