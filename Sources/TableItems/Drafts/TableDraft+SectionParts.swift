extension TableDraft {
  /// Has a section have another header, or none.
  ///
  /// - Returns: Whether there is such a section.
  @discardableResult
  public mutating func setHeader(_ header: HeaderFooter?, ofSection section: Int) -> Bool {
    edit(section) { $0.header = header }
  }

  /// Has a section have another footer, or none.
  ///
  /// - Returns: Whether there is such a section.
  @discardableResult
  public mutating func setFooter(_ footer: HeaderFooter?, ofSection section: Int) -> Bool {
    edit(section) { $0.footer = footer }
  }

  /// Has a section have another title in the index at the side of the table, or none.
  ///
  /// - Returns: Whether there is such a section.
  @discardableResult
  public mutating func setIndexTitle(_ title: String?, ofSection section: Int) -> Bool {
    edit(section) { $0.indexTitle = title }
  }

  /// Has a header be shown anew, although it is equal.
  ///
  /// - Returns: Whether there is such a section, and it has a header.
  @discardableResult
  public mutating func refreshHeader(ofSection section: Int) -> Bool {
    guard sections.indices.contains(section), let header = sections[section].item.header
    else { return false }
    return setHeader(header.refreshed, ofSection: section)
  }

  /// Has a footer be shown anew, although it is equal.
  ///
  /// - Returns: Whether there is such a section, and it has a footer.
  @discardableResult
  public mutating func refreshFooter(ofSection section: Int) -> Bool {
    guard sections.indices.contains(section), let footer = sections[section].item.footer
    else { return false }
    return setFooter(footer.refreshed, ofSection: section)
  }

  private mutating func edit(_ section: Int, _ body: (inout SectionItem) -> Void) -> Bool {
    guard sections.indices.contains(section) else { return false }
    body(&sections[section].item)
    sections[section].hasOtherParts = true
    return true
  }
}
