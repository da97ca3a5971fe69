/// Something that a person drags out of a table.
public struct DragItem: Sendable {
  /// What is dragged, for tables of this program.
  public var data: any Sendable

  /// What is dragged as a text, for what is outside; nil if it does not leave the program.
  public var text: String?

  /// The row that it comes from; set by the table.
  public package(set) var rowID: RowID?

  /// Offers data, and maybe a text that stands for it outside.
  public init(_ data: any Sendable, text: String? = nil) {
    self.data = data
    self.text = text
  }
}

/// What a person drags: the things, and where they come from.
@MainActor
public struct DragSession: Identifiable {
  /// Which drag it is, whatever is added to it.
  public var id: ObjectIdentifier { ObjectIdentifier(token) }

  /// The things, in the order in which they were added.
  public package(set) var items: [DragItem]

  /// The table that they come from; nil for those from outside.
  public package(set) weak var source: (any TableHost)?

  /// Whether they may be moved, and not just copied.
  public var allowsMoveOperation: Bool

  /// Whether they stay within the program.
  public var isRestrictedToDraggingApplication: Bool

  private let token = Token()

  /// Drags things, from outside if no table is named.
  public init(
    _ items: [DragItem], from source: (any TableHost)? = nil, allowsMoveOperation: Bool = true,
    isRestrictedToDraggingApplication: Bool = false
  ) {
    self.items = items
    self.source = source
    self.allowsMoveOperation = allowsMoveOperation
    self.isRestrictedToDraggingApplication = isRestrictedToDraggingApplication
  }

  /// What tells drags apart.
  private final class Token {}
}
