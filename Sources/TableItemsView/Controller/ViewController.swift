/// What stands behind a screen: it loads what is shown, and is told when that comes and goes.
///
/// Whoever contains the controller calls ``beginAppearanceTransition(_:animated:isInteractive:)`` and
/// ``endAppearanceTransition()``; the methods that a subclass overrides are called in UIKit's order:
/// `loadView`, `viewDidLoad`, `viewWillAppear`, `viewIsAppearing`, `viewDidAppear`, `viewWillDisappear`,
/// `viewDidDisappear`. Each override calls `super`; one that does not is found out, and reported in
/// ``diagnostics``.
///
/// ``TableViewController`` is the one that shows a table.
@MainActor
open class ViewController {
  /// The title of the screen; nil for none.
  public var title: String?

  /// Whether what is shown has been loaded.
  public internal(set) var isViewLoaded = false

  /// The room there is for what is shown, set by whoever contains the controller; 80 by 24 at first.
  public var containerSize = TableSize(width: 80, height: 24) {
    didSet {
      hasContainerSize = true
      containerSizeDidChange()
    }
  }

  /// How much of the room at the bottom a keyboard on screen covers, set by whoever shows it.
  public var keyboardHeight = 0.0 {
    didSet { if keyboardHeight != oldValue { containerSizeDidChange() } }
  }

  var appearance = AppearanceState.disappeared

  /// Counts what was begun and ended.
  var transitionNumber = 0

  var hasContainerSize = false
  var isLoadingView = false

  /// Whether the transition under way takes some time.
  var isTransitionAnimated = false

  /// Whether a person leads the transition under way by hand, and may turn it round.
  var isTransitionInteractive = false

  /// The methods of this class that have been called since the one that is under way was.
  var calledSuper: Set<String> = []

  private var isEditingItself = false
  private var log = DiagnosticLog()

  /// Creates a controller that has not loaded anything yet.
  public init() {}

  /// Whether what is shown is being edited.
  open var isEditing: Bool { isEditingItself }

  /// Makes what is shown; called when it is first needed.
  open func loadView() {}

  /// Takes note that what is shown was made, to set it up once.
  open func viewDidLoad() {
    calledSuper.insert("viewDidLoad")
  }

  /// Takes note that what is shown is about to come on screen.
  open func viewWillAppear(_ animated: Bool) {
    calledSuper.insert("viewWillAppear")
  }

  /// Takes note that what is shown comes on screen, and has its size.
  open func viewIsAppearing(_ animated: Bool) {
    calledSuper.insert("viewIsAppearing")
  }

  /// Takes note that what is shown has come on screen.
  open func viewDidAppear(_ animated: Bool) {
    calledSuper.insert("viewDidAppear")
  }

  /// Takes note that what is shown is about to leave the screen.
  open func viewWillDisappear(_ animated: Bool) {
    calledSuper.insert("viewWillDisappear")
  }

  /// Takes note that what is shown has left the screen.
  open func viewDidDisappear(_ animated: Bool) {
    calledSuper.insert("viewDidDisappear")
  }

  /// Begins or ends editing.
  open func setEditing(_ isEditing: Bool, animated: Bool = false) {
    isEditingItself = isEditing
  }

  /// Takes note that there is more or less room than before.
  open func containerSizeDidChange() {}

  /// A button that begins and ends editing, and says which: “Edit” or “Done”.
  public var editButtonItem: BarButtonItem {
    BarButtonItem(title: isEditing ? "Done" : "Edit") { [weak self] in
      guard let self else { return }
      setEditing(!isEditing, animated: true)
    }
  }

  /// The last hundred diagnostics of the controller, oldest first, each once.
  public var diagnostics: [TableDiagnostic] { log.diagnostics }

  /// Keeps a diagnostic in ``diagnostics``.
  public func report(_ diagnostic: TableDiagnostic) {
    log.add(diagnostic)
  }
}
