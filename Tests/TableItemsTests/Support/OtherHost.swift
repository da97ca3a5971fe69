import TableItems

/// The base class of the cells of a host that is not the text table: it writes down what it shows.
class OtherCell: TableCell {
  typealias Base = OtherCell
  typealias HeaderFooterView = OtherCell

  private(set) var shown = ""
  private(set) var traits = RowTraits()

  required init() {}

  func show(_ content: CellContent) {
    shown = "<\(content.text)>"
  }

  func apply(_ traits: RowTraits) {
    self.traits = traits
  }
}

/// Shows a fruit on the other host.
final class OtherFruitCell: OtherCell, CellConfigurable {
  func configure(with fruit: Fruit) {
    show(CellContent(text: "other \(fruit.name)"))
  }
}

/// A host with nothing of its own: it makes each cell anew, and writes down what it is told.
final class OtherHost: TableHost {
  var dataSource: (any TableViewDataSource<OtherCell>)?
  var delegate: (any TableViewDelegate)?
  var rowHeight = RowHeight.automatic
  var sectionHeaderHeight = RowHeight.automatic
  var sectionFooterHeight = RowHeight.automatic

  private(set) var registrations: [String] = []
  private(set) var reloads = 0
  private(set) var reports: [TableDiagnostic] = []

  /// How often it was told that more or fewer things may be done to rows.
  private(set) var abilityChanges = 0

  /// Whether updates wait, can be performed, and are refused half way.
  var mustHoldUpdates = false
  var canPerformUpdates = false
  var isRefusing = false

  /// The batches that were performed, and what is to be called when they are done.
  private(set) var stages: [UpdateStage] = []
  var completions: [() -> Void] = []

  /// Cells to hand out instead of those that were registered.
  var impostor: OtherCell?

  private var sources: [String: ViewSource<OtherCell>] = [:]

  func register(_ source: ViewSource<OtherCell>?, forCellReuseIdentifier identifier: String) {
    registrations.append(identifier)
    sources[identifier] = source
  }

  func register(
    _ source: ViewSource<OtherCell>?, forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    registrations.append("header/footer " + identifier)
    sources[identifier] = source
  }

  func dequeueReusableCell(withIdentifier identifier: String, for path: RowPath) -> OtherCell {
    impostor ?? make(identifier) ?? OtherCell()
  }

  func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> OtherCell? {
    make(identifier)
  }

  func reloadData() {
    reloads += 1
  }

  func abilitiesDidChange() {
    abilityChanges += 1
  }

  func performUpdates(
    _ stage: UpdateStage, advancing advance: () -> Void, completion: @escaping () -> Void
  ) throws(UpdateError) {
    advance()
    if isRefusing { try BatchUpdates(deletedSections: [0]).check(from: [], to: []) }
    stages.append(stage)
    completions.append(completion)
  }

  /// Says that the batch that was performed is done.
  func complete() {
    guard !completions.isEmpty else { return }
    completions.removeFirst()()
  }

  func report(_ diagnostic: TableDiagnostic) {
    reports.append(diagnostic)
  }

  /// What the cell of a row shows.
  func shown(_ row: Int, inSection section: Int = 0) -> String? {
    dataSource?.tableView(self, cellForRowAt: RowPath(section: section, row: row)).shown
  }

  private func make(_ identifier: String) -> OtherCell? {
    switch sources[identifier] {
    case .type(let type): type.init()
    case .factory(let make): make()
    case .standard: OtherCell()
    case nil: nil
    }
  }
}
