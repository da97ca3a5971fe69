import class Foundation.JSONEncoder

extension TableWriting {
  mutating func row(_ item: RowItem, sectionCell: String?, path: String) -> JSONValue {
    let hidden = item.eventsWithoutNames
    if !hidden.isEmpty {
      let names = hidden.joined(separator: ", ")
      report(path, "closures without names are not written, those for \(names)")
    }
    var rest = ObjectWriter()
    setData(of: item, sectionCell: sectionCell, in: &rest, path: path)
    rest.set("height", item.height)
    setTraits(item.traits, in: &rest)
    if !item.handlerNames.isEmpty {
      let names = item.handlerNames.sorted { $0.key < $1.key }
      rest.set("on", .object(names.map { JSONValue.Member($0.key, .string($0.value)) }))
    }
    // A text is its own id, but only where it stands alone.
    let isText = item.data is String && item.cellIdentifier == nil && sectionCell == nil
    if isText, item.id == item.idOfData, rest.members.count == 1, let text = rest.members.first {
      return text.value
    }
    var row = ObjectWriter()
    let idWithout = isText ? nil : item.idOfData
    if item.id != idWithout {
      row.set("id", item.id == nil ? JSONValue.null : id(item.id, path: path))
    }
    for member in rest.members { row.set(member.key, member.value) }
    return row.value
  }

  private mutating func setData(
    of item: RowItem, sectionCell: String?, in row: inout ObjectWriter, path: String
  ) {
    row.set("cell", item.cellIdentifier)
    let hasCell = item.cellIdentifier != nil || sectionCell != nil
    switch item.data {
    case let text as String where !hasCell:
      row.set("text", text)
      row.set("accessory", item.traits.accessory, of: FormatNames.accessories)
    case let content as CellContent:
      set(content, item.traits, in: &row)
    default:
      row.set("data", data(item.data, path: path))
      row.set("accessory", item.traits.accessory, of: FormatNames.accessories)
    }
  }

  private func set(_ content: CellContent, _ traits: RowTraits, in row: inout ObjectWriter) {
    row.set("text", content.text)
    row.set("detailText", content.detailText)
    row.set("imageName", content.imageName)
    row.set("style", content.style, of: FormatNames.contentStyles, unless: .default)
    row.set("numberOfLines", content.numberOfLines)
    row.set(
      "accessory", traits.accessory ?? content.accessory, of: FormatNames.accessories,
      unless: CellAccessory.none)
  }

  private func setTraits(_ traits: RowTraits, in row: inout ObjectWriter) {
    row.set("indentationLevel", traits.indentationLevel == 0 ? nil : traits.indentationLevel)
    row.set("isEnabled", traits.isEnabled, unless: true)
    row.set("showsSelection", traits.showsSelection, unless: true)
    row.set("accessibilityIdentifier", traits.accessibilityIdentifier)
    row.set("editing", editing(traits.editing))
  }

  /// Returns data as it is encoded; what cannot be is written as the default cell shows it.
  mutating func data(_ data: any Sendable, path: String) -> JSONValue {
    if let value = data as? JSONValue { return value }
    if let data = data as? any Encodable {
      do {
        let encoded = try dataEncoder.encode(data)
        var scanner = JSONScanner([UInt8](encoded), maximumDepth: 256)
        let (root, faults) = scanner.scan()
        if let root, faults.isEmpty { return JSONValue(root) }
        report(path, "the data is nested too deep; its text is written")
      } catch {
        report(path, "the data cannot be encoded, and its text is written: \(error)")
      }
    } else {
      report(path, "data of type \(type(of: data)) cannot be encoded; its text is written")
    }
    let content = (data as? any CellContentConvertible)?.cellContent
    return .string(content?.text ?? String(describing: data))
  }
}
