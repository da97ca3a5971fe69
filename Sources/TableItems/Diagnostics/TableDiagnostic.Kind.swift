extension TableDiagnostic {
  /// A way in which something in a table is not as it should be.
  ///
  /// There will be more of them: have a `default` where you switch over kinds.
  public struct Kind: Hashable, Sendable {
    let name: String

    /// Creates a kind of a name, for hosts that find something of their own.
    public init(_ name: String) {
      self.name = name
    }

    /// No type is registered under the identifier of a cell, header or footer.
    public static let unknownIdentifier = Kind("unknown identifier")

    /// Neither a row nor its section names a cell, and its data can only be described.
    public static let missingIdentifier = Kind("missing identifier")

    /// The type takes data of another type than there is.
    public static let dataMismatch = Kind("data mismatch")

    /// The type is one of another host.
    public static let foreignType = Kind("foreign type")

    /// The host made a view of another class than was registered.
    public static let unexpectedView = Kind("unexpected view")

    /// A height is negative, too large, or not a number.
    public static let invalidHeight = Kind("invalid height")

    /// A number of sections or rows is negative, or too large to count with.
    public static let invalidCount = Kind("invalid count")

    /// The data source and the delegate of a table hold different content.
    public static let contentMismatch = Kind("content mismatch")

    /// Sections, or rows of a section, have the same id.
    public static let duplicateID = Kind("duplicate id")

    /// A host refused a batch of updates that is against the rules.
    public static let refusedUpdates = Kind("refused updates")

    /// An edit was not made.
    public static let ignoredEdit = Kind("ignored edit")

    /// A sequence that a model follows threw an error.
    public static let failedSequence = Kind("failed sequence")

    /// A row is said to be able to do something that there is no closure for.
    public static let missingHandler = Kind("missing handler")

    /// A name in an archive stands for nothing.
    public static let unboundName = Kind("unbound name")

    /// A second host was attached to a model.
    public static let hostReplaced = Kind("host replaced")
  }
}

extension TableDiagnostic.Kind: CustomStringConvertible {
  /// The kind in words.
  public var description: String { name }
}
