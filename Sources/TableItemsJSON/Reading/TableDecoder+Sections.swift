extension TableDecoder {
  /// Reads a section; nil for something that is none.
  func section(_ node: JSONNode, path: String, _ reading: TableReading) -> SectionItem? {
    let section = ObjectReader(node, "section", path: path, in: reading)
    guard case .object = node.value else {
      section.report(
        .wrongType, nil, "a section is an object, not \(node.shown); it is left out")
      return nil
    }
    let cell = section.string("cell")
    if let cell { checkCell(cell, section) }
    let id = section.id()?.itemID
    let header = headerFooter("header", of: section)
    let footer = headerFooter("footer", of: section)
    let indexTitle = section.string("indexTitle")
    let rowHeight = section.height("rowHeight")
    let editing = section.editing()
    let rows = rows(of: section, cell: cell)
    section.reportOtherFields()
    var item =
      if let cell {
        SectionItem(
          id: id, header: header, footer: footer, indexTitle: indexTitle, rowHeight: rowHeight,
          cellIdentifier: cell, rows: rows)
      } else {
        SectionItem(
          id: id, header: header, footer: footer, indexTitle: indexTitle, rowHeight: rowHeight,
          rows: rows)
      }
    item.editing = editing
    return item
  }

  private func checkCell(_ cell: String, _ section: ObjectReader) {
    guard case .unknown = registry.archivedDataType(ofCell: cell) else { return }
    section.report(
      .unknownIdentifier, at: section.field("cell"), "cell",
      "no cell is registered as \"\(cell)\"; the default cell shows the rows")
  }

  private func rows(of section: ObjectReader, cell: String?) -> [RowItem] {
    guard let field = section.field("rows") else { return [] }
    guard case .array(let nodes) = field.value else {
      section.report(
        .wrongType, at: field, "rows",
        "an array is expected, not \(field.shown); there are no rows")
      return []
    }
    var ids = SeenIDs()
    return nodes.enumerated().map { position, node in
      let path = "\(section.path).rows[\(position)]"
      let row = row(node, path: path, sectionCell: cell, section.reading)
      ids.check(row.id, "row", node, path, section.reading)
      return row
    }
  }

  private func headerFooter(_ name: String, of section: ObjectReader) -> HeaderFooter? {
    guard let node = section.field(name) else { return nil }
    switch node.value {
    case .string(let text): return HeaderFooter(text)
    case .object: break
    default:
      section.report(
        .wrongType, at: node, name,
        "a string or an object is expected, not \(node.shown); it is left out")
      return nil
    }
    let reader = ObjectReader(
      node, "header or footer", path: section.path(of: name), in: section.reading)
    defer { reader.reportOtherFields() }
    let height = reader.height("height")
    let text = reader.string("text")
    guard let view = reader.string("view") else {
      if text == nil {
        reader.report(.missingField, nil, "\"text\" or \"view\" is missing; it is empty")
      }
      return HeaderFooter(text ?? "", height: height)
    }
    let type = registry.archivedDataType(ofHeaderFooter: view)
    let data = data(
      of: reader, as: type, named: view, orInstead: text.map { $0 as any Sendable },
      consequence: "the data is shown as text")
    return HeaderFooter(data, height: height, view: CellIdentifier<any Sendable>(view))
  }
}
