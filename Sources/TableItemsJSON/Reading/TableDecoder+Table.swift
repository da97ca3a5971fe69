extension TableDecoder {
  /// Reads the outermost object of a file.
  func archive(_ root: JSONNode, _ reading: TableReading) -> TableArchive {
    var archive = TableArchive()
    let table = ObjectReader(root, "table", path: "", in: reading)
    guard case .object = root.value else {
      table.report(.wrongType, nil, "a table is an object, not \(root.kind); nothing is shown")
      return archive
    }
    checkVersion(table)
    _ = table.string("$schema")
    archive.title = table.string("title")
    archive.header = table.string("header")
    archive.footer = table.string("footer")
    archive.style = table.choice("style", FormatNames.styles) ?? archive.style
    archive.dataSource = name(
      table, "dataSource", isBound: { bindings?.dataSources[$0] != nil }, "data source")
    archive.delegate = name(
      table, "delegate", isBound: { bindings?.delegates[$0] != nil }, "delegate")
    archive.rowHeight = table.height("rowHeight") ?? archive.rowHeight
    archive.sectionHeaderHeight =
      table.height("sectionHeaderHeight") ?? archive.sectionHeaderHeight
    archive.sectionFooterHeight =
      table.height("sectionFooterHeight") ?? archive.sectionFooterHeight
    archive.allowsSelection = table.bool("allowsSelection") ?? true
    archive.allowsMultipleSelection = table.bool("allowsMultipleSelection") ?? false
    archive.allowsSelectionDuringEditing = table.bool("allowsSelectionDuringEditing") ?? false
    archive.allowsMultipleSelectionDuringEditing =
      table.bool("allowsMultipleSelectionDuringEditing") ?? false
    archive.content = TableContent(sections(of: table))
    table.reportOtherFields()
    return archive
  }

  private func checkVersion(_ table: ObjectReader) {
    guard let version = table.member("version") else {
      return table.report(
        .unknownVersion, nil, "\"version\" is missing; it is read as version \(Self.version)")
    }
    guard case .number("\(Self.version)") = version.node.value else {
      return table.report(
        .unknownVersion, at: version.node, "version",
        "version \(version.node.shown) is not known; it is read as version \(Self.version)")
    }
  }

  private func sections(of table: ObjectReader) -> [SectionItem] {
    guard let field = table.field("sections") else {
      // Rows may come from a data source that is named.
      if table.field("dataSource") == nil {
        table.report(.missingField, nil, "\"sections\" is missing; there are none")
      }
      return []
    }
    guard case .array(let nodes) = field.value else {
      table.report(
        .wrongType, at: field, "sections",
        "an array is expected, not \(field.shown); there are no sections")
      return []
    }
    var ids = SeenIDs()
    return nodes.enumerated().compactMap { position, node in
      let path = "sections[\(position)]"
      let section = section(node, path: path, table.reading)
      if let section { ids.check(section.id, "section", node, path, table.reading) }
      return section
    }
  }

  /// Reads the name of an object; one that stands for nothing is kept, and reported.
  private func name(
    _ reader: ObjectReader, _ field: String, isBound: (String) -> Bool, _ role: String
  ) -> String? {
    guard let name = reader.string(field) else { return nil }
    if bindings != nil, !isBound(name) {
      reader.report(
        .unboundName, at: reader.field(field), field,
        "no \(role) is bound to the name \"\(name)\"; the controller itself is it")
    }
    return name
  }
}

/// The ids that were read so far, to find those that are there twice.
@MainActor
struct SeenIDs {
  private var ids: Set<ItemID> = []

  mutating func check(
    _ id: ItemID?, _ role: String, _ node: JSONNode, _ path: String, _ reading: TableReading
  ) {
    guard let id, !ids.insert(id).inserted else { return }
    reading.report(
      .duplicateID, at: node.range.lowerBound, path: path,
      "there is a \(role) with the id \(id) before; both are shown")
  }
}
