/// Where a table is to be scrolled.
enum ScrollTarget: Equatable {
  /// So far down.
  case offset(Double)

  /// To where a part of the table stands at a place on screen.
  case part(TablePart, ScrollPosition)
}
