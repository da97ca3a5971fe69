/// The names of values in files, in the order in which they are offered.
enum FormatNames {
  static let styles: [(name: String, value: TableStyle)] = [
    ("plain", .plain), ("grouped", .grouped),
  ]

  static let contentStyles: [(name: String, value: CellContent.Style)] = [
    ("default", .default), ("value1", .value1), ("value2", .value2), ("subtitle", .subtitle),
  ]

  static let accessories: [(name: String, value: CellAccessory)] = [
    ("none", .none), ("disclosureIndicator", .disclosureIndicator),
    ("detailDisclosureButton", .detailDisclosureButton), ("checkmark", .checkmark),
    ("detailButton", .detailButton),
  ]

  static let editingStyles: [(name: String, value: CellEditingStyle)] = [
    ("none", .none), ("delete", .delete), ("insert", .insert),
  ]
}
