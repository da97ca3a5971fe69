import TableItemsView
import TestSupport

/// A table of random sections, to which a person and a program do random things.
@MainActor
final class RandomTable {
  let tableView: TableView<TextCell>
  let model: TableModel
  let delegate: Delegate
  var random: SeededGenerator

  /// Whether the table was touched by the last step; else the touch has ended, if there was one.
  private(set) var isTouched = false

  private let dataSource: DataSource<TextCell>
  let allowsPinning: Bool

  init(seed: UInt64, allowsPinning: Bool) {
    self.allowsPinning = allowsPinning
    random = SeededGenerator(seed: seed)
    tableView = TableView(
      width: 20, height: 5, style: Bool.random(using: &random) ? .plain : .grouped)
    model = TableModel()
    dataSource = DataSource(model: model)
    delegate = Delegate(model: model)
    if !allowsPinning { tableView.pinsHeadersAndFooters = false }
    tableView.dataSource = dataSource
    tableView.delegate = delegate
    model.sections = sections()
  }

  private func chance(_ one: Int) -> Bool { Int.random(in: 0..<one, using: &random) == 0 }

  private func sections() -> [SectionItem] {
    ["A", "B", "C", "D"].shuffled(using: &random).prefix(Int.random(in: 0...4, using: &random)).map
    { id in
      let ids = (0..<12).shuffled(using: &random).prefix(Int.random(in: 0...12, using: &random))
      return SectionItem(
        id: id, header: chance(2) ? "header" : nil, footer: chance(3) ? "footer" : nil,
        rows: ids.sorted().map(row))
    }
  }

  /// Makes a row; every fifth is disabled.
  private func row(_ id: Int) -> RowItem {
    let text = "row \(id)" + String(repeating: "\nmore", count: id % 3)
    return RowItem(
      text, id: id, height: [nil, 1, 1.5, 3][id % 4],
      traits: id % 5 == 4 ? .disabled : RowTraits())
  }

  /// A path, in one of four cases of a row that does not exist.
  func path() -> RowPath {
    let section = Int.random(in: 0...4, using: &random)
    let count = max(1, model.content.numberOfRows(inSection: section))
    return RowPath(
      section: section, row: Int.random(in: chance(4) ? -1...14 : 0...(count - 1), using: &random))
  }

  private func height() -> RowHeight {
    [.automatic, 0, 1, 2, .lines(3)].randomElement(using: &random) ?? .automatic
  }

  /// What a person does; returns it in words.
  func touch() -> String {
    let path = path()
    let key = FocusKey.allCases.randomElement(using: &random) ?? .down
    switch Int.random(in: 0..<9, using: &random) {
    case 0, 1:
      isTouched = false
      tableView.tapRow(at: path)
      return "tap \(path)"
    case 2:
      let point = TablePoint(x: chance(5) ? 19 : 2, y: Double.random(in: -1...9, using: &random))
      tableView.tap(at: point)
      return "tap at \(point.y)"
    case 3:
      isTouched = true
      tableView.beginTouch(ofRowAt: path)
      return "begin touch \(path)"
    case 4:
      isTouched = false
      if chance(3) { tableView.cancelTouch() } else { tableView.endTouch() }
      return "end touch"
    case 5:
      let isExtending = Bool.random(using: &random)
      tableView.press(key, extending: isExtending)
      return "press \(key), extending: \(isExtending)"
    case 6:
      isTouched = false
      tableView.pressSelect()
      if tableView.focusedRowPath == nil { tableView.cancelTouch() }
      return "press select"
    case 7:
      tableView.beginMultipleSelection(at: path)
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        tableView.extendMultipleSelection(to: self.path())
      }
      if chance(2) { tableView.endMultipleSelection() }
      return "select several from \(path)"
    default:
      tableView.contentOffset += Double.random(in: -4...4, using: &random)
      return "scroll"
    }
  }

  /// What a program does; returns it in words.
  func change() -> String {
    let path = path()
    let isOn = Bool.random(using: &random)
    let number = Int.random(in: 0..<22, using: &random)
    switch number {
    case 0: model.sections = sections()
    case 1:
      if let section = model.sections.indices.randomElement(using: &random) {
        model.sections[section].rows = SectionRows((0..<8).map(row))
      }
    case 2: if !model.sections.isEmpty { model.sections.swapAt(0, model.sections.count - 1) }
    case 3: tableView.reloadData()
    case 4: tableView.width = [0, 6, 20, 40].randomElement(using: &random) ?? 20
    case 5: tableView.height = [1, 4.5, 8, 30].randomElement(using: &random) ?? 5
    case 6: tableView.rowHeight = height()
    case 7: tableView.estimatedRowHeight = height()
    case 8: tableView.sectionHeaderHeight = height()
    case 9: tableView.sectionHeaderTopPadding = isOn ? 1 : 0
    case 10: tableView.pinsHeadersAndFooters = isOn && allowsPinning
    case 11: tableView.tableHeaderView = isOn ? titleView() : nil
    case 12: tableView.tableFooterView = isOn ? titleView() : nil
    case 13: tableView.isEditing = isOn
    case 14: tableView.allowsSelection = !chance(4)
    case 15: tableView.allowsSelectionDuringEditing = isOn
    case 16: tableView.selectionFollowsFocus = chance(3)
    case 17: tableView.selectRow(at: chance(5) ? nil : path, scrollPosition: isOn ? .middle : .none)
    case 18: tableView.deselectRow(at: path)
    case 19: tableView.focusRow(at: chance(5) ? nil : path)
    case 20: tableView.scrollToRow(at: path, at: isOn ? .top : .none)
    default: tableView.scrollToNearestSelectedRow(at: .bottom)
    }
    return "change \(number) at \(path), \(isOn)"
  }

  private func titleView() -> TextHeaderFooterView {
    let view = TextHeaderFooterView()
    view.show(CellContent(text: "title"))
    return view
  }
}
