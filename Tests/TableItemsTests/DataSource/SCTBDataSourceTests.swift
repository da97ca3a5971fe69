import TableItemsView
import Testing

/// The way SCTBDataSource is used, written with this package.
@MainActor
struct SCTBDataSourceTests {
  private struct User {
    var name: String
    var mail: String
  }

  private final class UserCell: TextCell, CellConfigurable {
    func configure(with user: User) {
      show(CellContent(text: user.name, detailText: user.mail, style: .subtitle))
    }
  }

  private final class TitleCell: TextCell, CellConfigurable {
    func configure(with title: String) { show(CellContent(text: title.uppercased())) }
  }

  private let tableView = TableView<TextCell>(width: 30, height: 20)
  private let ada = User(name: "Ada", mail: "ada@example.org")
  private let alan = User(name: "Alan", mail: "alan@example.org")

  @Test func `Row items have data, a height and a cell type`() {
    let sections = [
      SectionItem(rows: [
        RowItem("Users", height: 1, cell: TitleCell.self),
        RowItem(ada, height: 2, cell: UserCell.self),
        RowItem(alan, height: 3, cell: UserCell.self),
      ])
    ]
    let dataSource = DataSource<TextCell>(sections: sections)
    let delegate = Delegate(sections: sections)
    tableView.dataSource = dataSource
    tableView.delegate = delegate

    #expect(
      "\(tableView)" == """
          USERS
          Ada
          ada@example.org
          Alan
          alan@example.org
        """)
    #expect(tableView.contentHeight == 6)
  }

  @Test func `A section can be of rows that are all one kind, with one height and one cell type`() {
    let sections = [
      SectionItem(header: "Users", data: [ada, alan], height: 3, cell: UserCell.self)
    ]
    let dataSource = DataSource<TextCell>(sections: sections)
    let delegate = Delegate(sections: sections)
    tableView.dataSource = dataSource
    tableView.delegate = delegate

    #expect(
      "\(tableView)" == """
        Users
          Ada
          ada@example.org

          Alan
          alan@example.org
        """)
    #expect(tableView.rectForRow(at: RowPath(section: 0, row: 1)).height == 3)
  }

  @Test func `The sections can be set again`() {
    let dataSource = DataSource<TextCell>(sections: [SectionItem(rows: ["old"])])
    let delegate = Delegate(sections: dataSource.sections)
    tableView.dataSource = dataSource
    tableView.delegate = delegate
    #expect("\(tableView)" == "  old")

    let sections = [SectionItem(rows: [RowItem("new", height: 2), "newer"])]
    dataSource.sections = sections
    delegate.sections = sections
    #expect("\(tableView)" == "  new\n\n  newer")
    #expect(delegate.model.diagnostics.isEmpty)
  }

  @Test func `A row without a known cell type is shown by the default cell, filled by the caller`()
  {
    let sections = [SectionItem(rows: [RowItem(ada), RowItem(alan, cell: "unknown")])]
    let dataSource = DataSource<TextCell>(sections: sections)
    dataSource.registry.registerDefault { data in
      CellContent(text: (data as? User)?.mail ?? "?")
    }
    tableView.dataSource = dataSource
    #expect("\(tableView)" == "  ada@example.org\n  alan@example.org")
  }

  @Test func `Selections come as closures`() {
    var mails: [String] = []
    let sections = [
      SectionItem(
        data: [ada, alan], cell: UserCell.self, onSelect: { user, _ in mails.append(user.mail) })
    ]
    let dataSource = DataSource<TextCell>(sections: sections)
    let delegate = Delegate(sections: sections)
    delegate.onSelect = { event in mails.append("row \(event.path.row)") }
    tableView.dataSource = dataSource
    tableView.delegate = delegate
    tableView.tapRow(at: RowPath(section: 0, row: 1))
    #expect(mails == ["alan@example.org", "row 1"])
  }

  @Test func `The README shows it all`() {
    let others = [alan]
    let sections = [
      SectionItem(rows: [
        RowItem("Users", height: 1, cell: TitleCell.self),
        RowItem(ada, height: 2, cell: UserCell.self),
      ]),
      SectionItem(header: "Others", data: others, height: 2, cell: UserCell.self),
    ]
    let dataSource = DataSource<TextCell>(sections: sections)
    let delegate = Delegate(sections: sections)
    tableView.dataSource = dataSource
    tableView.delegate = delegate
    #expect(
      "\(tableView)" == """
          USERS
          Ada
          ada@example.org
        Others
          Alan
          alan@example.org
        """)

    let newSections = [SectionItem(rows: [RowItem(ada), "x"])]
    dataSource.sections = newSections
    delegate.sections = newSections
    dataSource.registry.registerDefault { data in
      CellContent(text: (data as? User)?.mail ?? "?")
    }
    #expect("\(tableView)" == "  ada@example.org\n  ?")
  }
}
