import TableItemsView

/// The title of a section of entries, and how many there are.
struct SectionTitle: Equatable {
  var text: String
  var count: Int
}

/// Shows the title of a section.
final class SectionTitleView: TextHeaderFooterView, CellConfigurable {
  func configure(with title: SectionTitle) {
    show(CellContent(text: "\(title.text) (\(title.count))"))
  }
}
