extension TableModel {
  /// Shows each element of a sequence as it comes; the newest wins.
  ///
  /// ```swift
  /// model.follow(database.changes.map { fruit in [SectionItem(id: "fruit", data: fruit)] })
  /// ```
  ///
  /// It ends with the sequence, with the model, with ``endFeed()``, when the task that is returned
  /// is cancelled, or when something else is followed or observed. What is shown stays. If the
  /// sequence throws an error, that is reported as a diagnostic. Content that is applied otherwise
  /// is shown until the next element.
  ///
  /// - Parameter sequence: The sections of the table, over and over.
  /// - Returns: The task that waits for elements.
  @discardableResult
  public func follow<Sequence: AsyncSequence>(_ sequence: Sequence) -> Task<Void, Never>
  where Sequence.Element == [SectionItem] {
    follow(sequence) { TableContent($0) }
  }

  /// Shows each element of a sequence as it comes, in the same way.
  @discardableResult
  public func follow<Sequence: AsyncSequence>(_ sequence: Sequence) -> Task<Void, Never>
  where Sequence.Element == TableContent {
    follow(sequence) { $0 }
  }

  private func follow<Sequence: AsyncSequence>(
    _ sequence: Sequence, _ content: @escaping (Sequence.Element) -> TableContent
  ) -> Task<Void, Never> {
    let followed = FollowedSequence()
    feed = followed
    let task = Task { [weak self, weak followed] in
      // It is cancelled as soon as the model lets go of it.
      do {
        for try await element in sequence {
          guard let self, !Task.isCancelled else { break }
          apply(content(element))
        }
      } catch {
        if !Task.isCancelled { self?.report(.failedSequence(error)) }
      }
      if let self, feed === followed { feed = nil }
    }
    followed.task = task
    return task
  }
}

/// A sequence that a model follows for as long as it keeps this.
@MainActor
final class FollowedSequence {
  /// Waits for the elements.
  var task: Task<Void, Never>?

  deinit {
    task?.cancel()
  }
}
