extension Int {
  /// Creates the whole number that is left of a number without its fraction; the nearest there is
  /// for one out of range, and zero for what is no number.
  init(clamping number: Double) {
    // `rounded(_:)` would need the C library's mathematics, which not every client links.
    self =
      if number.isNaN {
        0
      } else if number >= Double(Int.max) {
        .max
      } else if number <= Double(Int.min) {
        .min
      } else {
        Int(number)
      }
  }

  /// Creates the whole number nearest to a number, the upper one of two that are as near.
  init(rounding number: Double) {
    let whole = Int(clamping: number)
    let rest = number - Double(whole)
    self = rest >= 0.5 && whole < .max ? whole + 1 : rest < -0.5 && whole > .min ? whole - 1 : whole
  }
}
