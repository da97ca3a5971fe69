extension TableHost {
  /// What keeps the text of input rows and calls their closures: the ready delegate, or beside another
  /// object, or none, what the data source has for the closures of its rows.
  package var inputDelegate: Delegate? {
    if let readyDelegate { return readyDelegate }
    guard let dataSource else { return nil }
    return (Self.modelBacked(dataSource) as? any HavingRowDelegate)?.rowDelegate
  }

  /// Tells the delegate what a person does in an input row; beside a delegate that is not a ready one, the
  /// text is kept and the closures of the row are told before.
  package func tell(_ input: InputEvent, at path: RowPath) {
    var path = path
    if readyDelegate == nil, let inputDelegate {
      let model = inputDelegate.model
      guard let id = model.content.id(at: path) else { return }
      inputDelegate.tell(cellEvent: input, at: path, on: self)
      guard let newPath = model.path(of: id, near: path) else { return }
      path = newPath
    }
    delegate?.tableView(self, didReceive: input, forRowAt: path)
  }
}

/// A data source that calls the closures of its rows where no ready delegate does.
@MainActor
protocol HavingRowDelegate: AnyObject {
  /// What calls them.
  var rowDelegate: Delegate { get }
}

extension DataSource: HavingRowDelegate {}
