/// What is visible of a table at one moment, as a value.
///
/// Its ``description`` draws it as text, which is what tests compare:
///
/// ```swift
/// #expect("\(tableView.screen)" == """
///   Fruit
///     Apple
///   * Pear
///   """)
/// ```
///
/// In the text of ``TextCell`` a selected row begins with `*`, a row that is not enabled with `~`, and
/// the row that keys lead from with `>`, one that is being moved with `^`. While the table is edited, `(-)` and
/// `(+)` delete a row and insert one, and `=` moves it.
public struct TableScreen: Hashable, Sendable {
  /// A header, row or footer that is visible.
  public struct Item: Hashable, Sendable {
    /// Which part of the table it is: where the data source has it, also while it is being moved.
    public let part: TablePart

    /// Where it is drawn in the content of the table.
    public let rect: TableRect

    /// Whether it is a header or footer that is not in its place, but at an edge of the screen.
    public let isPinned: Bool

    /// Whether it is a selected row.
    public let isSelected: Bool

    /// Whether it is a row that is touched.
    public let isHighlighted: Bool

    /// Whether it is the row that keys lead from.
    public let isFocused: Bool

    /// What it shows of editing.
    public let editing: CellEditingState

    /// What it looks like as text.
    public let lines: [TextLine]
  }

  /// What is visible: from the top, and last what is pinned over it.
  public let items: [Item]

  /// The part of the content that is visible.
  public let bounds: TableRect

  /// The height of a line of text.
  public let lineHeight: Double

  /// The titles of the index at the side; none if it is not shown.
  public let sectionIndexTitles: [String]

  /// Where what is dragged over the table would be dropped; nil for nowhere.
  public let dropTarget: DropTarget?

  /// The row whose text a person edits; nil if there is none.
  public let editedRow: RowPath?

  /// What is said above the rows while they are loaded anew, as a person has pulled them down; nil if they
  /// are not.
  public let refreshTitle: String?

  /// The menu of a row that is open; nil if there is none.
  public let menu: Menu?
}
