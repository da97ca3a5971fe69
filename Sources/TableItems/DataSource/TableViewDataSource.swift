/// The object that a table view asks how many rows there are, and for their cells.
///
/// Two methods are needed, as in UIKit:
///
/// ```swift
/// final class Numbers: TableViewDataSource {
///   func tableView(_ tableView: any TableHost<TextCell>, numberOfRowsInSection section: Int) -> Int {
///     100
///   }
///
///   func tableView(_ tableView: any TableHost<TextCell>, cellForRowAt path: RowPath) -> TextCell {
///     let cell = tableView.dequeueReusableCell(withIdentifier: "number", for: path)
///     cell.show(CellContent(text: "\(path.row)"))
///     return cell
///   }
/// }
///
/// tableView.register(TextCell.self, forCellReuseIdentifier: "number")
/// tableView.dataSource = numbers
/// ```
///
/// ``DataSource`` is the ready one. Abilities that not every table has, such as editing, are
/// protocols that refine this one.
@MainActor
public protocol TableViewDataSource<Cell>: AnyObject {
  /// The base class of the cells of the host.
  associatedtype Cell: TableCell

  /// Returns the number of sections; one, where this is not implemented.
  func numberOfSections(in tableView: any TableHost<Cell>) -> Int

  /// Returns the number of rows in a section.
  func tableView(_ tableView: any TableHost<Cell>, numberOfRowsInSection section: Int) -> Int

  /// Returns the cell of a row, taken from the table view and filled.
  func tableView(_ tableView: any TableHost<Cell>, cellForRowAt path: RowPath) -> Cell

  /// Returns the text above a section, asked for if there is no view; nil for none.
  func tableView(_ tableView: any TableHost<Cell>, titleForHeaderInSection section: Int) -> String?

  /// Returns the text below a section, asked for if there is no view; nil for none.
  func tableView(_ tableView: any TableHost<Cell>, titleForFooterInSection section: Int) -> String?

  /// Returns the view above a section; nil for its title.
  func tableView(_ tableView: any TableHost<Cell>, viewForHeaderInSection section: Int)
    -> Cell.HeaderFooterView?

  /// Returns the view below a section; nil for its title.
  func tableView(_ tableView: any TableHost<Cell>, viewForFooterInSection section: Int)
    -> Cell.HeaderFooterView?

  /// Returns the titles of an index at the side of the table; nil for none.
  func sectionIndexTitles(for tableView: any TableHost<Cell>) -> [String]?

  /// Returns the section that a title of the index leads to; the one at the position of the title,
  /// where this is not implemented.
  func tableView(
    _ tableView: any TableHost<Cell>, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int
}

extension TableViewDataSource {
  /// One.
  public func numberOfSections(in tableView: any TableHost<Cell>) -> Int { 1 }

  /// Nil.
  public func tableView(
    _ tableView: any TableHost<Cell>, titleForHeaderInSection section: Int
  ) -> String? { nil }

  /// Nil.
  public func tableView(
    _ tableView: any TableHost<Cell>, titleForFooterInSection section: Int
  ) -> String? { nil }

  /// Nil.
  public func tableView(
    _ tableView: any TableHost<Cell>, viewForHeaderInSection section: Int
  ) -> Cell.HeaderFooterView? { nil }

  /// Nil.
  public func tableView(
    _ tableView: any TableHost<Cell>, viewForFooterInSection section: Int
  ) -> Cell.HeaderFooterView? { nil }

  /// Nil.
  public func sectionIndexTitles(for tableView: any TableHost<Cell>) -> [String]? { nil }

  /// The position of the title.
  public func tableView(
    _ tableView: any TableHost<Cell>, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }
}
