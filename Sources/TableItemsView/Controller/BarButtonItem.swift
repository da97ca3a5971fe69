/// A button beside the title of a screen, as a value: what it says now, and what it does.
@MainActor
public struct BarButtonItem {
  /// What the button says.
  public let title: String

  private let action: @MainActor () -> Void

  /// Creates a button.
  public init(title: String, action: @escaping @MainActor () -> Void) {
    self.title = title
    self.action = action
  }

  /// Does what the button does.
  public func perform() {
    action()
  }
}
