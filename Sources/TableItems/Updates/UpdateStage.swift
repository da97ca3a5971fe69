/// One of the batches that turn old content into new, and what to show from then on.
///
/// The content is to be put in place inside the batch, neither before nor after it.
public struct UpdateStage: Sendable {
  /// What happens to the table, as seen from the content of the stage before.
  public internal(set) var updates = BatchUpdates()

  /// What the table shows after the stage.
  ///
  /// Before the last stage, rows that are yet to be reconfigured may be the new ones already; a section
  /// whose rows are yet to move in, or that they have moved out of, is empty.
  public internal(set) var content: TableContent

  /// The sections whose header is to be shown anew, after the stage: positions in its content.
  public internal(set) var updatedHeaders: [Int] = []

  /// The sections whose footer is to be shown anew, after the stage: positions in its content.
  public internal(set) var updatedFooters: [Int] = []

  /// Whether the titles of the index at the side of the table are to be shown anew, after the stage.
  public internal(set) var updatesIndexTitles = false

  /// How rows and sections are to come and go.
  public internal(set) var animation = RowAnimation.automatic

  /// Creates a stage that shows some content.
  init(content: TableContent) {
    self.content = content
  }
}

extension UpdateStage: CustomStringConvertible {
  /// What happens, as text: one operation a line.
  public var description: String {
    var lines = updates.isEmpty ? [] : ["\(updates)"]
    lines += updatedHeaders.map { "update header \($0)" }
    lines += updatedFooters.map { "update footer \($0)" }
    if updatesIndexTitles { lines.append("update index titles") }
    return lines.joined(separator: "\n")
  }
}
