/// A table that is built one section and one row after another, on screen or not yet.
///
/// ```swift
/// let section = model.createSection(header: "Header", footer: "Footer")
/// let row = section.createRow(style: .value1)
/// row.text = "First"
/// row.drilldown = { row in print(row.text ?? "") }
/// ```
///
/// Until a host shows the model, each call takes constant time. Once it is on screen, a change of a row takes
/// time in the number of rows of its section; ``update(animation:_:)`` makes many changes in one.
extension TableModel {
  /// Creates a section at the end of the table.
  ///
  /// - Parameters:
  ///   - header: The text above the rows.
  ///   - footer: The text below the rows.
  ///   - animation: How the section comes.
  /// - Returns: The section, to create rows in.
  @discardableResult
  public func createSection(
    header: String? = nil, footer: String? = nil, animation: RowAnimation = .automatic
  ) -> SectionModel {
    let id = ItemID(FreshID())
    let item = SectionItem(
      id: id, header: header.map { HeaderFooter($0) }, footer: footer.map { HeaderFooter($0) },
      indexTitle: nil, rowHeight: nil, rows: SectionRows([]))
    let position = sectionCount
    change(animation) {
      $0.sections.append(item)
    } live: {
      $0.appendSection(item)
    }
    return SectionModel(id: id, at: position, of: self)
  }

  /// The number of sections that the program wants to be shown.
  public var sectionCount: Int { source.sections.count }

  /// Returns the section at a position, or nil if there is none.
  public func sectionModel(at position: Int) -> SectionModel? {
    source.sectionID(at: position).map { SectionModel(id: $0, at: position, of: self) }
  }

  /// Returns the row at a path, or nil if there is none.
  public func rowModel(at path: RowPath) -> RowModel? {
    source.id(at: path).map { RowModel(id: $0, at: path, of: self) }
  }

  /// Has a section, and all its rows, be shown anew; does nothing if there is none at the position.
  public func reloadSection(at position: Int, animation: RowAnimation = .automatic) {
    sectionModel(at: position)?.reload(animation: animation)
  }

  /// Has all sections be shown anew.
  ///
  /// - Complexity: O(*n*) in the number of rows; those of uniform sections are made.
  public func reloadAllSections(animation: RowAnimation = .automatic) {
    update(animation: animation) { draft in
      for section in 0..<draft.numberOfSections { draft.refreshSection(section) }
    }
  }

  /// Removes the section at a position.
  ///
  /// - Returns: Whether there was one.
  @discardableResult
  public func removeSection(at position: Int, animation: RowAnimation = .automatic) -> Bool {
    guard source.sections.indices.contains(position) else { return false }
    update(animation: animation) { $0.removeSection(at: position) }
    return true
  }

  /// Removes all sections.
  ///
  /// - Returns: How many there were.
  @discardableResult
  public func removeAllSections(animation: RowAnimation = .automatic) -> Int {
    let count = source.sections.count
    apply(TableContent(), animation: animation)
    return count
  }
}

extension TableModel {
  /// Changes the content in place while nothing shows it, and else as an update.
  ///
  /// - Parameters:
  ///   - animation: How rows come and go.
  ///   - inPlace: Makes the change in content that nothing shows yet.
  ///   - live: Makes the same change in a draft.
  func change(
    _ animation: RowAnimation, inPlace: (inout TableContent) -> Void,
    live: (inout TableDraft) -> Void
  ) {
    guard isNotShownYet else {
      update(animation: animation, live)
      return
    }
    // While it is changed, the content has one owner, so that nothing is copied.
    var content = takeContent()
    inPlace(&content)
    source = content
    advance(to: content)
    // Rows that are still there stand where they stood, so that what is known of them stays.
    host?.reloadData {}
  }

  /// Whether nothing shows the content, or waits to, so that nobody need be told what changes.
  private var isNotShownYet: Bool {
    guard queue.isEmpty, arrangement.isPlain, !arranging.isUnderWay else { return false }
    guard let host else { return true }
    return !host.canPerformUpdates && !host.mustHoldUpdates
  }
}
