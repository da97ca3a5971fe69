/// What a table view knows of where things are and what is on screen.
@MainActor
struct LayoutState<Cell: TableViewCell> {
  /// What has to be done before the next look at the table.
  var pending = PendingWork.reload

  /// Where to scroll before the next look at the table; nil to stay.
  var target: ScrollTarget?

  /// What stays where it is on screen then; nil for the first row that can be seen.
  var anchor: LayoutAnchor?

  /// The rows that were on screen, where they are now, while everything is to be loaded anew.
  var followed: [LayoutAnchor]?

  /// Whether it is being done, so that a look from a closure does not begin it again.
  var isUnderWay = false

  /// Where everything is.
  var geometry = TableGeometry()

  /// How far the content is scrolled.
  var offset = 0.0

  /// What is on screen, from the top, without a gap.
  var visible: [VisibleView<Cell>] = []

  /// Headers and footers that stay on screen while their section scrolls by.
  var pinned: [VisibleView<Cell>] = []

  /// The titles of the index at the side of the table.
  var indexTitles: [String]?

  /// The index at the side of the table; nil if it is not shown.
  var index: SectionIndex?

  /// Rows that were measured, by their ids.
  var measured = MeasuredHeights()

  /// Whether it was last scrolled upwards.
  var isScrollingUpwards = false

  /// Rows that were announced to the prefetch data source.
  var announced = PrefetchedRows()

  /// Whether there was a delegate when the table was laid out.
  var hasDelegate = false

  /// The delegate until the layout under way ends, if there is another one since it began.
  var formerDelegate: (any TableViewDelegate)?

  /// Whether rows were selected, touched or reached by keys while views were being made.
  var isStateOfCellsStale = false

  /// Whether other things may be done to the rows on screen than was last asked for.
  var areEditingStatesStale = false
}
