/// Something that a person can have done to a row: a button beside a row that was swiped over, or an item
/// of a menu.
///
/// ```swift
/// RowAction("Archive", imageName: "archivebox") { event in
///   await server.archive(event.id)
/// }
/// ```
///
/// The handler is called once each time that a person chooses the action. It may take its time: the table
/// goes on meanwhile, and whatever happens to the row is no concern of the handler. When that of a
/// destructive action says that it is done, the row is deleted from the model of the table, if it is still
/// there and not another one; to say that it is not done is to veto that.
public struct RowAction: Sendable {
  /// What an action does to its row.
  public enum Style: Hashable, Sendable {
    /// It leaves the row where it is.
    case normal

    /// It has the row go.
    case destructive
  }

  /// The words on the button.
  public var title: String

  /// The name of the picture on the button.
  public var imageName: String?

  /// What the action does to its row.
  public var style: Style

  /// Whether a person can choose the action.
  public var isEnabled: Bool

  let handler: Handler

  /// Creates an action that is done at once.
  ///
  /// - Parameters:
  ///   - title: The words on the button.
  ///   - imageName: The name of the picture on the button.
  ///   - style: What the action does to its row.
  ///   - isEnabled: Whether a person can choose the action.
  ///   - handler: Does what the action is there for, and returns whether it is done.
  public init(
    _ title: String, imageName: String? = nil, style: Style = .normal, isEnabled: Bool = true,
    handler: @escaping @MainActor (TableEvent) -> Bool
  ) {
    self.init(
      title: title, imageName: imageName, style: style, isEnabled: isEnabled,
      handler: .immediate(handler))
  }

  /// Creates an action that may take its time.
  ///
  /// - Parameters:
  ///   - title: The words on the button.
  ///   - imageName: The name of the picture on the button.
  ///   - style: What the action does to its row.
  ///   - isEnabled: Whether a person can choose the action.
  ///   - handler: Does what the action is there for, and returns whether it is done.
  public init(
    _ title: String, imageName: String? = nil, style: Style = .normal, isEnabled: Bool = true,
    handler: @escaping @MainActor (TableEvent) async -> Bool
  ) {
    self.init(
      title: title, imageName: imageName, style: style, isEnabled: isEnabled,
      handler: .lasting(handler))
  }

  init(
    title: String, imageName: String?, style: Style, isEnabled: Bool, handler: Handler
  ) {
    self.title = title
    self.imageName = imageName
    self.style = style
    self.isEnabled = isEnabled
    self.handler = handler
  }

  /// What an action calls.
  enum Handler: Sendable {
    case immediate(@MainActor (TableEvent) -> Bool)
    case lasting(@MainActor (TableEvent) async -> Bool)
  }
}
