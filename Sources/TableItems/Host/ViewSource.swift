/// How the cells, headers or footers of an identifier are made.
public enum ViewSource<View: AnyObject>: Sendable {
  /// From a class.
  case type(View.Type)

  /// By a closure, called for each new one.
  case factory(@MainActor () -> View)

  /// In the host's own way to show content in a style.
  case standard(CellContent.Style)
}
