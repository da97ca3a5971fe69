import TableItemsView
import TestSupport

extension TableContent {
  /// Creates up to five sections of up to twelve rows, some of them uniform.
  init(random generator: inout SeededGenerator, pool: Int, hasDoubles: Bool) {
    var ids = (0..<pool).map { hasDoubles ? $0 / 2 : $0 }
    if Int.random(in: 0..<4, using: &generator) > 0 { ids.shuffle(using: &generator) }
    var sections = ["A", "B", "C", "D", "E"]
    if Bool.random(using: &generator) { sections.shuffle(using: &generator) }
    sections.removeLast(Int.random(in: 0...3, using: &generator))
    self.init(
      sections.map { id in
        let count = min(Int.random(in: 0...12, using: &generator), ids.count)
        let notes = ids.prefix(count).map { id in
          Note(id: id, version: Int.random(in: 0..<4, using: &generator) == 0 ? 1 : 0)
        }
        ids.removeFirst(count)
        return Bool.random(using: &generator)
          ? SectionItem(id: id, data: notes) : SectionItem(id: id, rows: notes.map { RowItem($0) })
      })
  }
}
