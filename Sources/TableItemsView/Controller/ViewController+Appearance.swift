extension ViewController {
  /// Loads what is shown, unless that was done before.
  public func loadViewIfNeeded() {
    guard !isViewLoaded, !isLoadingView else { return }
    isLoadingView = true
    loadView()
    isLoadingView = false
    isViewLoaded = true
    call("viewDidLoad") { viewDidLoad() }
  }

  /// Begins to bring what is shown on screen, or to take it away; loads it if that is needed.
  ///
  /// - Parameters:
  ///   - isAppearing: Whether it comes, and does not go.
  ///   - animated: Whether that takes some time.
  ///   - isInteractive: Whether a person leads it by hand, and may turn it round.
  public func beginAppearanceTransition(
    _ isAppearing: Bool, animated: Bool, isInteractive: Bool = false
  ) {
    if isAppearing { loadViewIfNeeded() }
    isTransitionAnimated = animated
    isTransitionInteractive = isInteractive
    var state = appearance
    let calls = state.begin(appearing: isAppearing)
    appearance = state
    perform(calls, animated)
  }

  /// Ends what ``beginAppearanceTransition(_:animated:isInteractive:)`` began.
  public func endAppearanceTransition() {
    var state = appearance
    let calls = state.end()
    appearance = state
    if perform(calls, isTransitionAnimated) { isTransitionInteractive = false }
  }

  /// Brings what is shown on screen, in one call.
  public func appear(animated: Bool = false) {
    beginAppearanceTransition(true, animated: animated)
    endAppearanceTransition()
  }

  /// Takes what is shown off screen, in one call.
  public func disappear(animated: Bool = false) {
    beginAppearanceTransition(false, animated: animated)
    endAppearanceTransition()
  }

  /// Calls methods one after another, as long as none of them begins or ends a transition itself.
  ///
  /// - Returns: Whether none did.
  @discardableResult
  private func perform(_ calls: [AppearanceState.Call], _ animated: Bool) -> Bool {
    if !calls.isEmpty { transitionNumber += 1 }
    let number = transitionNumber
    for name in calls where number == transitionNumber {
      call(name.rawValue) {
        switch name {
        case .viewWillAppear: viewWillAppear(animated)
        case .viewIsAppearing: viewIsAppearing(animated)
        case .viewDidAppear: viewDidAppear(animated)
        case .viewWillDisappear: viewWillDisappear(animated)
        case .viewDidDisappear: viewDidDisappear(animated)
        }
      }
    }
    return number == transitionNumber
  }

  /// Calls a method that may be overridden, and reports it if the override has not called this class.
  private func call(_ name: String, _ method: () -> Void) {
    // The method may lead to itself, having called this class already.
    let wasCalled = calledSuper.remove(name) != nil
    method()
    if calledSuper.remove(name) == nil { report(.superNotCalled(name, by: type(of: self))) }
    if wasCalled { calledSuper.insert(name) }
  }
}

extension TableDiagnostic {
  fileprivate static func superNotCalled(
    _ method: String, by type: ViewController.Type
  ) -> TableDiagnostic {
    TableDiagnostic(
      .superNotCalled,
      "\(type) overrides \(method) without calling super; what is done there is left undone")
  }
}

extension TableDiagnostic.Kind {
  /// A controller overrides a method without calling `super`.
  public static let superNotCalled = TableDiagnostic.Kind("super not called")
}
