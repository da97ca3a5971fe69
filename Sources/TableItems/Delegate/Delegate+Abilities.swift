extension Delegate {
  /// Tells whether there is a closure, a section or a row that has to do with one of some abilities.
  ///
  /// - Complexity: O(1), but where no closure has, O(*n*) in the number of rows that are not uniform, once
  ///   for each content.
  func hasAny(of abilities: RowAbilities) -> Bool {
    !closures.abilities.isDisjoint(with: abilities)
      || handlersByCell.values.contains { !$0.abilities.isDisjoint(with: abilities) }
      || !abilitiesOfContent.isDisjoint(with: abilities)
  }

  private var abilitiesOfContent: RowAbilities {
    if let contentAbilities, contentAbilities.generation == model.generation {
      return contentAbilities.abilities
    }
    let abilities = model.content.abilities
    contentAbilities = (model.generation, abilities)
    return abilities
  }

  /// Tells whether rows can be edited, or have swipe actions, so that each has to be asked for.
  var hasEditableRows: Bool { isEditable ?? hasAny(of: [.editing, .swipeActions]) }

  /// Has the table ask anew what can be done to rows.
  func tellThatAbilitiesChanged() {
    model.host?.abilitiesDidChange()
  }
}
