/// What of the content of a model is shown: a value that decides it.
struct TableArrangement {
  /// Whether all of it is shown, as it is.
  var isPlain: Bool { true }

  /// Returns what is shown of some content.
  func content(of source: TableContent) -> TableContent { source }
}
