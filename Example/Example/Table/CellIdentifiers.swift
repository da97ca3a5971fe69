import TableItemsView

extension CellIdentifier<Entry> {
  static let folder: Self = "folder"
  static let file: Self = "file"
  static let link: Self = "link"
  static let special: Self = "special"
}
