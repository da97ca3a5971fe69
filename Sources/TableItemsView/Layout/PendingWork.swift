/// What has to be done before a table view can be looked at, from least to most.
enum PendingWork: Int, Comparable {
  case nothing

  /// What is visible may be another part of the table.
  case layout

  /// What is on screen may belong elsewhere.
  case arrangement

  /// Everything may have another height.
  case geometry

  /// Everything may be different.
  case reload

  static func < (first: PendingWork, second: PendingWork) -> Bool {
    first.rawValue < second.rawValue
  }
}
