/// How tall the parts of a section are.
struct SectionGeometry: Sendable {
  /// What stands above the rows.
  var header: Extent

  /// The rows.
  var rows = RowGeometry()

  /// What stands below the rows.
  var footer = Extent.none

  /// The height of the section, with header and footer.
  var height: Double { header.length + rows.height + footer.length }

  /// The section as a part of its table: as tall as it is, and estimated where it has to be looked at
  /// although it seems to have no height.
  var extent: Extent {
    let isEmpty = header.isEmpty && footer.isEmpty && rows.firstRowToShow(from: 0) == nil
    return Extent(length: height, isEstimated: !isEmpty && height <= 0)
  }
}
