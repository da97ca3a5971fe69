/// Lets others have the main actor until something is so, or it is clear that it will not be.
@MainActor
func settle(until isSettled: () -> Bool) async {
  for _ in 0..<10_000 {
    guard !isSettled() else { return }
    await Task.yield()
  }
}

/// Lets others have the main actor for long enough to do what they have to.
@MainActor
func settle() async {
  for _ in 0..<200 { await Task.yield() }
}
