/// An object that answers from a model.
///
/// When such an object is plugged into a host, the host attaches it, and so is told of changes.
@MainActor
public protocol ModelBacked: AnyObject {
  /// The model that the object answers from.
  var model: TableModel { get }

  /// Takes note that the object is plugged into a host, and ties the host to the model.
  func attach(to host: any TableHost)

  /// Takes note that the object is not plugged into a host any more.
  func detach(from host: any TableHost)
}

extension ModelBacked {
  /// Ties the host to the model.
  public func attach(to host: any TableHost) {
    model.attach(to: host)
  }

  /// Unties the host from the model.
  public func detach(from host: any TableHost) {
    model.detach(from: host)
  }
}
