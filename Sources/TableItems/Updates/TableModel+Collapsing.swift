extension TableModel {
  /// Has a section show no rows: its header, footer and index title stay.
  ///
  /// ```swift
  /// model.collapse(section: "Fruit")
  /// model.toggle(section: "Fruit")
  /// ```
  ///
  /// Which sections are collapsed is kept by id, whatever happens to the content: a section that is not
  /// there is collapsed when it comes. A section without an id stands for its position, as in
  /// ``TableContent/sectionID(at:)``, among all sections of the model. Selected rows are selected again
  /// when they come back.
  ///
  /// - Returns: The update; nil if the section is collapsed already.
  @discardableResult
  public func collapse(section id: ItemID) -> TableUpdate? {
    setCollapsed(collapsedSections.union([id]))
  }

  /// Has a section show its rows again.
  ///
  /// - Returns: The update; nil if the section is not collapsed.
  @discardableResult
  public func expand(section id: ItemID) -> TableUpdate? {
    setCollapsed(collapsedSections.subtracting([id]))
  }

  /// Collapses a section, or expands it if it is collapsed.
  ///
  /// - Returns: The update.
  @discardableResult
  public func toggle(section id: ItemID) -> TableUpdate? {
    setCollapsed(collapsedSections.symmetricDifference([id]))
  }

  /// Tells whether a section is collapsed, there or not.
  public func isCollapsed(section id: ItemID) -> Bool {
    collapsedSections.contains(id)
  }

  /// The ids of the sections that are collapsed, there or not; setting it collapses and expands all at
  /// once.
  public var collapsedSections: Set<ItemID> {
    get { arrangement.collapsedSections }
    set { setCollapsed(newValue) }
  }

  @discardableResult
  private func setCollapsed(_ ids: Set<ItemID>) -> TableUpdate? {
    guard ids != collapsedSections else { return nil }
    return rearrange { $0.collapsedSections = ids }
  }
}
