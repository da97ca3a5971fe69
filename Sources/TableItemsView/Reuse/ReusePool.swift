/// Views that wait to be used again, by identifier, and how to make new ones.
///
/// It is an object, as making a view and preparing one for reuse runs code that may come back here.
@MainActor
final class ReusePool<View: ReusableView> {
  /// A view that was made here; weak, as the table view may have let it go.
  private struct Made {
    weak var view: View?
    let identifier: String
    var isWaiting = false
  }

  private var sources: [String: ViewSource<View>] = [:]
  private var waiting: [String: [View]] = [:]
  private var made: [ObjectIdentifier: Made] = [:]

  /// The view that shows what is asked for next, and is to be filled anew.
  private var offered: View?

  /// How many views were made, and how many times one was used again.
  private(set) var madeCount = 0
  private(set) var reusedCount = 0

  /// Makes the views of an identifier in a way; those that were made in another are let go.
  func register(_ source: ViewSource<View>?, for identifier: String) {
    if case .type(let new) = source, case .type(let old) = sources[identifier], new == old {
      return
    }
    sources[identifier] = source
    waiting[identifier] = nil
    made = made.filter { $0.value.identifier != identifier }
  }

  /// Has a view be the next one of its identifier, as it is; nil for none any more.
  func offer(_ view: View?) {
    offered = view
  }

  /// Returns a view of an identifier, used before or new; nil for an unknown identifier.
  func dequeue(_ identifier: String) -> View? {
    if let view = offered, made[ObjectIdentifier(view)]?.identifier == identifier {
      offered = nil
      return view
    }
    if let view = waiting[identifier]?.popLast() {
      reusedCount += 1
      made[ObjectIdentifier(view)]?.isWaiting = false
      view.prepareForReuse()
      return view
    }
    let view: View
    switch sources[identifier] {
    case .type(let type): view = type.init()
    case .factory(let make): view = make()
    case .standard: view = View()
    case nil: return nil
    }
    madeCount += 1
    made[ObjectIdentifier(view)] = Made(view: view, identifier: identifier)
    return view
  }

  /// Takes back a view; one that was not made here, or in another way, is let go.
  func enqueue(_ view: View) {
    guard let entry = made[ObjectIdentifier(view)], entry.view === view, !entry.isWaiting
    else { return }
    made[ObjectIdentifier(view)]?.isWaiting = true
    waiting[entry.identifier, default: []].append(view)
  }
}
