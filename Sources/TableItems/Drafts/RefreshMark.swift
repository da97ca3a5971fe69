/// Has a row, header or footer look different from one that is equal in all else: see
/// ``TableDraft/refresh(at:)``.
///
/// A mark is the same as itself alone. It is part of the content, so that what was to be shown anew
/// still is when newer content takes the place of content that waits.
final class RefreshMark: Sendable {}

extension RowItem {
  /// The row, to be shown anew.
  var refreshed: RowItem {
    var row = self
    row.setExtras { $0.mark = RefreshMark() }
    return row
  }
}

extension HeaderFooter {
  /// The header or footer, to be shown anew.
  var refreshed: HeaderFooter {
    var copy = self
    copy.mark = RefreshMark()
    return copy
  }
}
