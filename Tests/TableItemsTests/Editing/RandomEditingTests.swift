import TableItemsView
import TestSupport
import Testing

/// What a person does, handlers that end late, vetoes and outside content at random, against an array of
/// ids.
@MainActor
struct RandomEditingTests {
  /// Lets handlers end when it is told to.
  @MainActor
  private final class Handlers {
    var waiting: [(id: Int, number: Int, end: CheckedContinuation<Bool, Never>)] = []

    func action(_ number: Int) -> RowAction {
      RowAction("Delete", style: .destructive) { event async -> Bool in
        let id = event.data(as: Int.self) ?? 0
        return await withCheckedContinuation { self.waiting.append((id, number, $0)) }
      }
    }
  }

  private func sections(_ ids: [Int]) -> [SectionItem] {
    [SectionItem(id: "A", rows: ids.map { RowItem($0, id: $0) })]
  }

  @Test(arguments: 0..<30)
  func `Each row that was meant goes once, and no other`(seed: Int) async {
    var random = SeededGenerator(seed: UInt64(seed))
    var (wanted, told, expected) = (Array(0..<6), [Int](), [Int]())
    let (table, handlers) = (EditedTable(sections(wanted)), Handlers())
    var tasks: [Task<Bool, Never>] = []
    table.delegate.onDelete = { told.append($0.data(as: Int.self) ?? 0) }
    table.delegate.onMove = { _ in }
    table.delegate.shouldDelete = { _ in !wanted.count.isMultiple(of: 5) }
    func delete(_ id: Int) {
      guard let row = wanted.firstIndex(of: id) else { return }
      wanted.remove(at: row)
      expected.append(id)
    }
    for _ in 0..<80 {
      let shown = table.model.content
      let row = Int.random(in: 0..<max(shown.rowCount, 1), using: &random)
      let path = RowPath(section: 0, row: row)
      let id = shown.row(at: path)?.data as? Int
      switch Int.random(in: 0..<7, using: &random) {
      case 0:
        wanted = (0..<9).filter { _ in Bool.random(using: &random) }.shuffled(using: &random)
        table.model.sections = sections(wanted)
      case 1, 2:
        guard let event = table.model.event(at: path) else { break }
        let count = handlers.waiting.count
        tasks.append(handlers.action(tasks.count).perform(for: event, in: table.model))
        while handlers.waiting.count == count { await Task.yield() }
      case 3, 4:
        guard let index = handlers.waiting.indices.randomElement(using: &random) else { break }
        let (id, number, end) = handlers.waiting.remove(at: index)
        let isDone = Bool.random(using: &random)
        if isDone { delete(id) }
        end.resume(returning: isDone)
        #expect(await tasks[number].value == isDone)
      case 5:
        let isVetoed = wanted.count.isMultiple(of: 5)
        table.commit(.delete, row)
        if let id, !isVetoed { delete(id) }
      default:
        table.host.mustHoldUpdates.toggle()
        table.model.resumeUpdates()
      }
      #expect(table.model.sections[0].rows.map { $0.data as? Int } == wanted, "seed \(seed)")
      #expect(told == expected, "seed \(seed)")
    }
    for (_, _, end) in handlers.waiting { end.resume(returning: false) }
    table.host.mustHoldUpdates = false
    table.model.resumeUpdates()
    #expect(table.model.content.sections[0].rows.map { $0.data as? Int } == wanted)
  }
}
