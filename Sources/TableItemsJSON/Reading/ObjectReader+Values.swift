extension ObjectReader {
  /// Returns a height: a number, `"automatic"`, or `{"lines": 2}`.
  func height(_ name: String) -> RowHeight? {
    let height: RowHeight? = value(
      name, "a number, \"automatic\" or {\"lines\": a whole number}"
    ) { node in
      switch node.value {
      case .string("automatic"): return .automatic
      case .number(let text): return Double(text).map { .fixed($0) }
      case .object(let members):
        guard members.count == 1, case .number(let text) = node["lines"]?.node.value else {
          return nil
        }
        return Int(text).map { .lines($0) }
      default: return nil
      }
    }
    guard let height, !height.isValid else { return height }
    report(
      .wrongType, at: field(name), name,
      "a height of \(height) cannot be laid out; it is treated as automatic")
    return .automatic
  }

  /// Returns an id: a string, a whole number, or null for the position; nil where it is missing.
  func id() -> ArchivedID? {
    guard let member = member("id") else { return nil }
    switch member.node.value {
    case .null: return .position
    case .string(let text): return .id(ItemID(text))
    case .number(let text):
      if let number = Int(text) { return .id(ItemID(number)) }
      fallthrough
    default:
      report(
        .wrongType, at: member.node, "id",
        "a string or a whole number is expected, not \(member.node.shown); it is left out")
      return nil
    }
  }

  /// Returns what a person may do to a row.
  func editing() -> RowEditing {
    guard let node = object("editing") else { return .unspecified }
    let editing = ObjectReader(node, "editing", path: path(of: "editing"), in: reading)
    defer { editing.reportOtherFields() }
    return RowEditing(
      canEdit: editing.bool("canEdit"), style: editing.choice("style", FormatNames.editingStyles),
      canMove: editing.bool("canMove"), shouldIndent: editing.bool("shouldIndent"),
      accessory: editing.choice("accessory", FormatNames.accessories))
  }

  /// Returns a field that is an object.
  func object(_ name: String) -> JSONNode? {
    value(name, "an object") { if case .object = $0.value { $0 } else { nil } }
  }

  /// Returns an object whose fields are all texts, which may have any names.
  func names(_ name: String) -> [(key: JSONNode.Member, name: String)] {
    guard case .object(let members)? = object(name)?.value else { return [] }
    return members.compactMap { member in
      if case .string(let text) = member.node.value { return (member, text) }
      if case .null = member.node.value { return nil }
      report(
        .wrongType, at: member.node, "\(name).\(member.key)",
        "a string is expected, not \(member.node.shown); it is left out")
      return nil
    }
  }
}

/// The id of a row or section in a file.
enum ArchivedID {
  case position
  case id(ItemID)

  /// The id as an item has it.
  var itemID: ItemID? { if case .id(let id) = self { id } else { nil } }
}
