/// The operations of blocks of updates that have not ended.
struct OpenBatch {
  private var updates = BatchUpdates()
  private var depth = 0

  /// Whether a block has begun and not ended.
  var isOpen: Bool { depth > 0 }

  /// Begins a block, maybe in another.
  mutating func begin() {
    depth += 1
  }

  /// Ends a block; returns all operations if it is the outermost.
  mutating func end() -> BatchUpdates? {
    guard isOpen else { return nil }
    depth -= 1
    guard !isOpen else { return nil }
    defer { updates = BatchUpdates() }
    return updates
  }

  /// Ends a block, and forgets all operations.
  mutating func cancel() {
    depth = max(0, depth - 1)
    updates = BatchUpdates()
  }

  /// Notes operations; returns them if they are in no block.
  mutating func note(_ note: (inout BatchUpdates) -> Void) -> BatchUpdates? {
    var single = BatchUpdates()
    note(&single)
    guard isOpen else { return single }
    note(&updates)
    return nil
  }
}
