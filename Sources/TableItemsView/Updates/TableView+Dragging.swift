extension TableView {
  /// Whether a person drags the content, so that updates of the model wait.
  public var isDragging: Bool { interaction.isDragging }

  /// Does what a finger does that begins to drag the content: what is open is closed.
  public func beginDragging() {
    cancelTouch()
    closeOpenInteraction(endingMove: false)
    interaction.isDragging = true
  }

  /// Does what a finger does that lets go of the content; updates that waited are performed.
  public func endDragging() {
    guard interaction.isDragging else { return }
    interaction.isDragging = false
    resumeUpdates()
  }
}
