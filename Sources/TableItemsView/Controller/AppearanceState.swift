/// Whether what a controller shows is on screen, coming or going, and which of its methods are to be
/// called next.
///
/// It takes any order of calls: a transition that is begun twice, turned round in the middle, or ended
/// without having been begun.
enum AppearanceState: Hashable {
  case disappeared
  case appearing
  case appeared
  case disappearing

  /// A method that is to be called.
  enum Call: String, Hashable {
    case viewWillAppear, viewIsAppearing, viewDidAppear, viewWillDisappear, viewDidDisappear
  }

  /// Begins to come or to go.
  mutating func begin(appearing: Bool) -> [Call] {
    switch (self, appearing) {
    case (.disappeared, true), (.disappearing, true):
      self = .appearing
      return [.viewWillAppear, .viewIsAppearing]
    case (.appeared, false), (.appearing, false):
      self = .disappearing
      return [.viewWillDisappear]
    default:
      return []
    }
  }

  /// Has come or gone.
  mutating func end() -> [Call] {
    switch self {
    case .appearing:
      self = .appeared
      return [.viewDidAppear]
    case .disappearing:
      self = .disappeared
      return [.viewDidDisappear]
    case .appeared, .disappeared:
      return []
    }
  }
}
