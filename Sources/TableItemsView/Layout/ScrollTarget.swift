/// Where a table is to be scrolled.
enum ScrollTarget: Equatable {
  /// So far down, or to the end if that is reached before.
  case offset(Double)

  /// To the end, as an offset seems to lie beyond it.
  case end(Double)

  /// To where a part of the table stands at a place on screen.
  case part(TablePart, ScrollPosition)
}
