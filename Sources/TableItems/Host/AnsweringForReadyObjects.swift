/// An object that is plugged into a host and hands on what it is asked to a ready data source and a ready
/// delegate of its own.
///
/// A controller that shows an archived table is one: it can be overridden, and has a model all the same.
@MainActor
package protocol AnsweringForReadyObjects: AnyObject {
  /// The ready data source; nil if the object answers by itself.
  var readyDataSource: (any ModelBacked)? { get }

  /// The ready delegate; nil if the object answers by itself.
  var readyDelegate: Delegate? { get }
}
