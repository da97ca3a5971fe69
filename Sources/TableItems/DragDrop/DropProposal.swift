/// What becomes of things that are dropped where they are dragged now.
public struct DropProposal: Hashable, Sendable {
  /// What is done with the things.
  public enum Operation: Hashable, Sendable {
    /// Nothing, as they are not accepted here.
    case cancel

    /// Nothing, as they would be accepted, but not now.
    case forbidden

    /// They are here as well as where they come from.
    case copy

    /// They go from where they come from.
    case move
  }

  /// Where the things go.
  public enum Intent: Hashable, Sendable {
    /// Anywhere: the table shows no place.
    case unspecified

    /// Between rows: the table makes room.
    case insertAtDestination

    /// Into the row: the table lights it up.
    case insertIntoDestination
  }

  /// What is done with the things.
  public var operation: Operation

  /// Where they go.
  public var intent: Intent

  /// Says what is done with the things, and where they go.
  public init(_ operation: Operation, _ intent: Intent = .unspecified) {
    self.operation = operation
    self.intent = intent
  }
}

/// Things that are over a table or dropped there, and where.
@MainActor
public struct DropDestination {
  /// What is dragged.
  public let session: DragSession

  /// Where rows would be put in: before a row, or at the end of a section, where the row is as many as
  /// there are; nil for neither, as below all sections.
  public let path: RowPath?

  /// The row that the things are over; nil if there is none.
  public let row: RowPath?

  /// The same row, if the data source has a model; nil if there is none.
  public let event: TableEvent?

  /// Creates a destination.
  public init(
    session: DragSession, path: RowPath?, row: RowPath? = nil, event: TableEvent? = nil
  ) {
    self.session = session
    self.path = path
    self.row = row ?? event?.path
    self.event = event
  }
}
