extension TableModel {
  /// Creates a model that shows what a closure describes, also after anything that it read has
  /// changed.
  ///
  /// ```swift
  /// @Observable @MainActor final class Basket { var fruit: [Fruit] = [] }
  ///
  /// let model = TableModel(observing: { [basket] in
  ///   SectionItem(header: "Fruit", data: basket.fruit, cell: FruitCell.self)
  /// })
  /// basket.fruit.append(pear)  // shown a moment later
  /// ```
  ///
  /// See ``observe(_:)``.
  public convenience init(
    @SectionBuilder observing sections: @escaping @MainActor () -> [SectionItem]
  ) {
    self.init()
    observe(sections)
  }

  /// Shows what a closure describes, at once and again after anything that it read has changed.
  ///
  /// It may read any number of observable objects, which are to be changed on the main actor.
  /// However many changes there are until the main actor is free again, the closure is called once
  /// for all of them.
  ///
  /// This takes the place of what was observed or followed before, and ends with the model, or with
  /// ``endFeed()``. The model keeps the closure; so the closure must not keep the model. Content
  /// that is applied otherwise is shown until the next change of what the closure read.
  ///
  /// - Parameter sections: Describes the table.
  public func observe(
    @SectionBuilder _ sections: @escaping @MainActor () -> [SectionItem]
  ) {
    let observed = ObservedSections(sections, of: self)
    feed = observed
    observed.update()
  }

  /// Ends what is observed or followed; what is shown stays.
  public func endFeed() {
    feed = nil
  }
}
