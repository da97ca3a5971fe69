/// Where a table is to be scrolled.
enum ScrollTarget: Equatable {
  /// So far down, or to the end if that is reached before.
  case offset(Double)

  /// To the end, as an offset seems to lie beyond it.
  case end(Double)

  /// To where a part of the table stands at a place on screen.
  case part(TablePart, ScrollPosition)
}

extension ScrollTarget {
  /// Whether it is an offset, whatever stands there.
  var isOffset: Bool {
    switch self {
    case .offset, .end: true
    case .part: false
    }
  }

  /// Returns where to go on to where an offset was beyond the end of the content, which has moved, as
  /// rows were measured; nil if there is nowhere to go on to.
  ///
  /// - Parameters:
  ///   - end: The offset at which the end was at the bottom.
  ///   - newEnd: The offset at which it is now.
  /// - Returns: The new target.
  func next(beyond end: Double, newEnd: Double) -> ScrollTarget? {
    guard newEnd > end else { return nil }
    return switch self {
    case .offset(let offset) where offset > newEnd: .end(offset)
    case .offset(let offset) where offset > end: self
    case .end(let offset) where offset < newEnd: .offset(offset)
    case .offset, .end, .part: nil
    }
  }
}
