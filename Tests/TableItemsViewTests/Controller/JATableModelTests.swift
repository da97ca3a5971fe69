import TableItemsView
import Testing

/// The way JATableModel is used, written with this package; its first listing is that of the README.
@MainActor
struct JATableModelTests {
  final class NumberController: TableModelController<TextCell> {
    var alert: (String) -> Void = { print($0) }

    override func viewDidLoad() {
      super.viewDidLoad()
      let section = model.createSection()
      section.headerText = "Header Text"
      section.footerText = "Footer Text"

      let setup: RowDescription.Setup = { cell, _ in
        (cell as? TextCell)?.accessory = .disclosureIndicator
      }
      let items = ["First", "Second", "Third", "Fourth", "Fifth", "Sixth", "Seventh", "Eighth"]
      for item in items {
        let row = section.createRow(style: .value1)
        row.text = item
        row.detailText = "detail"
        row.setupCell = setup
        row.drilldown = { [weak self] row in
          self?.alert("You clicked: \(item)!")
          if let path = row.shownPath { self?.tableView.deselectRow(at: path, animated: true) }
        }
      }
    }
  }

  private let controller = NumberController()
  private let screen = """
    Header Text
      First               detail >
      Second              detail >
      Third               detail >
      Fourth              detail >
      Fifth               detail >
      Sixth               detail >
      Seventh             detail >
      Eighth              detail >
    Footer Text
    """

  init() {
    controller.containerSize = TableSize(width: 30, height: 10)
  }

  @Test func `A subclass creates its section and rows one after another when it is loaded`() {
    controller.appear()
    #expect("\(controller.tableView)" == screen)
    #expect(controller.tableView.counts.cellsMade == 8)
    #expect(controller.model.diagnostics.isEmpty && controller.diagnostics.isEmpty)
  }

  @Test func `A row that is tapped drills down, and its closure deselects it`() {
    var alerts: [String] = []
    controller.alert = { [controller] message in
      alerts.append(message)
      #expect(controller.tableView.rowPathForSelectedRow != nil)
    }
    controller.appear()
    controller.tableView.tapRow(at: RowPath(section: 0, row: 2))
    controller.tableView.tapRow(at: RowPath(section: 0, row: 7))
    #expect(alerts == ["You clicked: Third!", "You clicked: Eighth!"])
    #expect(controller.tableView.rowPathForSelectedRow == nil)
    #expect("\(controller.tableView)" == screen)
  }

  @Test func `Cells are used again for rows that come, and set up once more`() {
    controller.containerSize = TableSize(width: 30, height: 3)
    controller.appear()
    #expect("\(controller.tableView)".split(separator: "\n").count == 3)
    controller.tableView.scrollToRow(at: RowPath(section: 0, row: 7), at: .top)
    #expect(
      "\(controller.tableView)" == """
        Header Text
          Eighth              detail >
        Footer Text
        """)
    #expect(controller.tableView.counts.cellsMade < 8)
  }

  @Test func `A row can be said in one go, before it is shown, also in a table that is on screen`()
  {
    let controller = TableModelController<TextCell>()
    controller.containerSize = TableSize(width: 30, height: 10)
    controller.appear()
    #expect("\(controller.tableView)" == "")
    let section = controller.model.createSection(header: "Header Text", footer: "Footer Text")
    for item in ["First", "Second", "Third", "Fourth", "Fifth", "Sixth", "Seventh", "Eighth"] {
      section.createRow(style: .value1, animation: .fade) { row in
        row.text = item
        row.detailText = "detail"
        row.content.accessory = .disclosureIndicator
        row.drilldown = { _ in }
      }
    }
    #expect("\(controller.tableView)" == screen)
  }

  @Test func `A controller whose rows hold it weakly is released`() {
    weak var released: NumberController?
    do {
      let controller = NumberController()
      controller.appear()
      released = controller
    }
    #expect(released == nil)
  }
}
