/// Something that a person does to a row of a table: see ``TableModel/perform(_:)-([RowEdit])``.
///
/// ```swift
/// model.perform(.move(RowID(section: "fruit", row: 7), to: .end(ofSection: "eaten")))
/// ```
public enum RowEdit: Sendable {
  /// The row is deleted.
  case delete(RowID)

  /// A row is put in.
  case insert(RowItem, at: RowPlace)

  /// The row goes elsewhere.
  case move(RowID, to: RowPlace)
}
