extension TableView {
  /// Has all rows and sections that come, go, move or change meanwhile do so at once.
  ///
  /// The data source has to change its answers inside the closure. When it ends, what is counted then
  /// is compared with what was counted before, and with the operations; positions of what goes or
  /// changes are those from before, positions of what comes are those from after, in whatever order
  /// it is said. Blocks inside each other are one.
  ///
  /// The rows that stay keep what they are: selected, highlighted, focused, and the first one that can
  /// be seen stays where it is on screen, unless the table is scrolled to its top.
  ///
  /// - Parameters:
  ///   - updates: What is done; nil, or nothing, asks for all heights anew.
  ///   - completion: Told when it is done; there are no animations that could be interrupted.
  /// - Throws: What is against the rules. Nothing was done then, and the next look at the table loads it
  ///   anew.
  /// - Complexity: O(*m* log *n*) in the number of operations *m* and of rows of different heights *n*,
  ///   and O(*s*) in the number of sections.
  public func performBatchUpdates(
    _ updates: (() throws(UpdateError) -> Void)?, completion: ((_ finished: Bool) -> Void)? = nil
  ) throws(UpdateError) {
    beginUpdates()
    do {
      try updates?()
    } catch {
      batch.cancel()
      setNeeds(.reload)
      resumeUpdates()
      throw error
    }
    try endUpdates()
    completion?(true)
  }

  /// Begins what ``endUpdates()`` ends: everything in between is done at once, as in
  /// ``performBatchUpdates(_:completion:)``.
  public func beginUpdates() {
    // What is counted as from before must be from before.
    if !batch.isOpen { layoutIfNeeded() }
    batch.begin()
  }

  /// Ends what ``beginUpdates()`` began.
  ///
  /// - Throws: What is against the rules. Nothing was done then, and the next look at the table loads it
  ///   anew.
  public func endUpdates() throws(UpdateError) {
    guard let updates = batch.end() else { return }
    defer { resumeUpdates() }
    try perform(updates)
  }

  /// Notes operations for the end of the block, or performs them if there is none.
  func perform(_ note: (inout BatchUpdates) -> Void) throws(UpdateError) {
    guard let updates = batch.note(note) else { return }
    defer { resumeUpdates() }
    try perform(updates)
  }
}
