extension TableDecoder {
  /// Reads a row; something that is none is shown as it is.
  func row(
    _ node: JSONNode, path: String, sectionCell: String?, _ reading: TableReading
  ) -> RowItem {
    let row = ObjectReader(node, "row", path: path, in: reading)
    switch node.value {
    case .string(let text):
      return shortRow(text, row, cell: sectionCell)
    case .object: break
    default:
      row.report(
        .wrongType, nil,
        "a row is a string or an object, not \(node.shown); the default cell shows it")
      return RowItem(archived: JSONValue(node), id: nil, height: nil, cellIdentifier: nil)
    }
    let cell = row.string("cell")
    let id = row.id()
    let height = row.height("height")
    var traits = RowTraits(
      accessory: nil, indentationLevel: row.integer("indentationLevel") ?? 0,
      isEnabled: row.bool("isEnabled") ?? true, showsSelection: row.bool("showsSelection") ?? true,
      accessibilityIdentifier: row.string("accessibilityIdentifier"), editing: row.editing())
    let data = data(of: row, cell: cell ?? sectionCell, isOwnCell: cell != nil, &traits)
    let names = handlerNames(of: row)
    row.reportOtherFields()
    var item = RowItem(
      archived: data, id: id?.itemID, height: height, cellIdentifier: cell)
    if case .position = id { item.id = nil }
    item.traits = traits
    if !names.isEmpty { item.handlerNames = names }
    return item
  }

  /// Reads a row that is a text alone.
  private func shortRow(_ text: String, _ row: ObjectReader, cell: String?) -> RowItem {
    if let cell, case .decodable(let type, let name, _) = registry.archivedDataType(ofCell: cell),
      type != String.self
    {
      row.report(
        .wrongType, nil, "\"\(cell)\" takes \(name), not a string; the default cell shows it")
    }
    return RowItem(archived: text, id: nil, height: nil, cellIdentifier: nil)
  }

  /// Reads what a row shows: data of its cell, or the content of the default cell.
  private func data(
    of row: ObjectReader, cell: String?, isOwnCell: Bool, _ traits: inout RowTraits
  ) -> any Sendable {
    let type = cell.map { registry.archivedDataType(ofCell: $0) }
    if let member = row.member("data") {
      traits.accessory = row.choice("accessory", FormatNames.accessories)
      // An unknown cell of a section was reported there.
      let isReported = if case .unknown? = type { !isOwnCell } else { false }
      guard let cell, let type, !isReported else { return JSONValue(member.node) }
      return data(
        of: row, as: type, named: cell, orInstead: nil,
        consequence: "the default cell shows it")
    }
    // Where a cell takes other data, it is that which is missing, and not a text.
    let takesContent =
      switch type {
      case .decodable(let type, _, _)?: type == String.self
      case .notDecodable(let name)?: name == String(reflecting: CellContent.self)
      case .unknown?, nil: true
      }
    let content = content(of: row, needsText: takesContent)
    guard let cell, let type else { return content }
    switch type {
    case .decodable(let type, _, _) where type == String.self: return content.text
    case .unknown where isOwnCell:
      row.report(
        .unknownIdentifier, at: row.field("cell"), "cell",
        "no cell is registered as \"\(cell)\"; the default cell shows the row")
    case .decodable(_, let name, _), .notDecodable(let name):
      guard !takesContent else { break }
      row.report(
        .missingField, nil,
        "\"data\" is missing, as \"\(cell)\" takes \(name); the default cell shows the row")
    case .unknown: break
    }
    return content
  }

  /// Reads the content of the default cell.
  private func content(of row: ObjectReader, needsText: Bool) -> CellContent {
    var content = CellContent(text: "")
    if let text = row.string("text") {
      content.text = text
    } else if needsText, row.node["text"] == nil {
      row.report(.missingField, nil, "\"text\" or \"data\" is missing; the row is empty")
    }
    content.detailText = row.string("detailText")
    content.imageName = row.string("imageName")
    content.style = row.choice("style", FormatNames.contentStyles) ?? .default
    content.numberOfLines = row.integer("numberOfLines")
    content.accessory = row.choice("accessory", FormatNames.accessories) ?? .none
    return content
  }

  /// Reads the names of closures for events; those that stand for nothing are kept, and reported.
  private func handlerNames(of row: ObjectReader) -> [String: String] {
    var names: [String: String] = [:]
    for (member, name) in row.names("on") {
      let field = "on.\(member.key)"
      guard eventNames.contains(member.key) else {
        row.reading.report(
          .extraField, at: member.offset, path: row.path(of: field),
          "there is no event of this name; it is left out")
        continue
      }
      if let bindings, !bindings.hasClosure(name, forEvent: member.key) {
        row.report(
          .unboundName, at: member.node, field,
          "no closure for \(member.key) is bound to the name \"\(name)\"; nothing is told of it")
      }
      names[member.key] = name
    }
    return names
  }
}
