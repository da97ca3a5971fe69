import TableItemsView

/// The title of a section of entries, and how many there are.
struct SectionTitle: Equatable {
  var text: String
  var count: Int

  /// Whether it stands at the top of the table, where no empty line is needed before it.
  var isFirst = false
}

/// Shows the title of a section, after an empty line.
final class SectionTitleView: TextHeaderFooterView, CellConfigurable {
  private var title: SectionTitle?

  func configure(with title: SectionTitle) {
    self.title = title
  }

  override func lines(fitting width: Int) -> [TextLine] {
    guard let title else { return [] }
    return (title.isFirst ? [] : [""]) + ["\(title.text) (\(title.count))"]
  }
}
