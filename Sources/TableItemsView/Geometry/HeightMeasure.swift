/// Puts heights into the unit of the host.
struct HeightMeasure: Sendable {
  /// The height of a line of text.
  let lineHeight: Double

  /// How tall a row is thought to be until it is measured.
  var estimate = 0.0

  /// Returns a height in the unit of the host; nil for one that is automatic, or cannot be laid out.
  func length(of height: RowHeight) -> Double? {
    guard height.isValid else { return nil }
    return switch height {
    case .automatic: nil
    case .lines(let count): Double(count) * lineHeight
    case .fixed(let length): length
    }
  }

  /// Returns how tall a row of a height is; an estimate, where that is automatic or not known.
  func extent(of height: RowHeight?) -> Extent { extent(of: height, estimate: estimate) }

  /// Returns how tall a row of a height is; an estimate, where that is automatic or not known.
  func extent(of height: RowHeight?, estimate: @autoclosure () -> Double) -> Extent {
    guard let length = height.flatMap(length(of:)) else {
      return Extent(length: estimate(), isEstimated: true)
    }
    return Extent(length: length)
  }

  /// Returns the geometry of rows of their own heights.
  ///
  /// - Complexity: O(*n*) in the number of rows.
  func geometry(of heights: [RowHeight?]) -> RowGeometry {
    RowGeometry(heights.lazy.map(extent(of:)))
  }

  /// Returns the first row whose height cannot be laid out.
  ///
  /// - Complexity: O(*n*) in the number of rows.
  func firstInvalid(_ heights: [RowHeight?]) -> Int? {
    heights.firstIndex { $0?.isValid == false }
  }
}
