/// An object that answers from a model.
///
/// When such an object is plugged into a host, the host attaches itself to the model, and so is
/// told of changes.
@MainActor
public protocol ModelBacked: AnyObject {
  /// The model that the object answers from.
  var model: TableModel { get }
}
