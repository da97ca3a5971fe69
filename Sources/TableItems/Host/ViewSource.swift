/// How the cells, headers or footers of an identifier are made.
public enum ViewSource<View: AnyObject>: Sendable {
  /// From a class.
  case type(View.Type)

  /// By a closure, called for each new one.
  case factory(@MainActor () -> View)
}
