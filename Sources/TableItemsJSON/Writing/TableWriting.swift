import class Foundation.JSONEncoder

/// A table that is being written, and what of it could not be so far.
@MainActor
struct TableWriting {
  let dataEncoder: JSONEncoder
  var problems: [TableProblem] = []

  init(dataEncoder: JSONEncoder) {
    self.dataEncoder = dataEncoder
  }

  mutating func table(_ archive: TableArchive) -> JSONValue {
    var table = ObjectWriter()
    table.set("version", 1)
    table.set("title", archive.title)
    table.set("style", archive.style, of: FormatNames.styles, unless: .plain)
    table.set("header", archive.header)
    table.set("footer", archive.footer)
    table.set("dataSource", archive.dataSource)
    table.set("delegate", archive.delegate)
    table.set("rowHeight", archive.rowHeight, unless: .automatic)
    table.set("sectionHeaderHeight", archive.sectionHeaderHeight, unless: .automatic)
    table.set("sectionFooterHeight", archive.sectionFooterHeight, unless: .automatic)
    table.set("allowsSelection", archive.allowsSelection, unless: true)
    table.set("allowsMultipleSelection", archive.allowsMultipleSelection, unless: false)
    table.set("allowsSelectionDuringEditing", archive.allowsSelectionDuringEditing, unless: false)
    table.set(
      "allowsMultipleSelectionDuringEditing", archive.allowsMultipleSelectionDuringEditing,
      unless: false)
    let sections = archive.content.sections.enumerated().map { position, section in
      self.section(section, path: "sections[\(position)]")
    }
    table.set("sections", .array(sections))
    return table.value
  }

  private mutating func section(_ item: SectionItem, path: String) -> JSONValue {
    var section = ObjectWriter()
    section.set("id", id(item.id, path: path))
    section.set("header", item.header.map { headerFooter($0, path: path + ".header") })
    section.set("footer", item.footer.map { headerFooter($0, path: path + ".footer") })
    section.set("indexTitle", item.indexTitle)
    section.set("rowHeight", item.rowHeight)
    section.set("cell", item.cellIdentifier)
    section.set("editing", editing(item.editing))
    let rows = item.rows.enumerated().map { position, row in
      self.row(row, sectionCell: item.cellIdentifier, path: "\(path).rows[\(position)]")
    }
    section.set("rows", .array(rows))
    return section.value
  }

  private mutating func headerFooter(_ item: HeaderFooter, path: String) -> JSONValue {
    if let text = item.text, item.height == nil { return .string(text) }
    var object = ObjectWriter()
    object.set("text", item.text)
    object.set("view", item.viewIdentifier)
    if item.text == nil { object.set("data", data(item.data, path: path)) }
    object.set("height", item.height)
    return object.value
  }

  /// Returns an id as a string or a number; nil where it is one of a row that was created on its own, which
  /// stands for its position in a file.
  mutating func id(_ id: ItemID?, path: String) -> JSONValue? {
    if id?.isFresh == true { return nil }
    switch id?.base {
    case nil: return nil
    case let text as String: return .string(text)
    case let number as Int: return .number("\(number)")
    default:
      report(path, "the id is neither a string nor a whole number of 64 bits; it is left out")
      return nil
    }
  }

  func editing(_ item: RowEditing) -> JSONValue? {
    guard item != .unspecified else { return nil }
    var editing = ObjectWriter()
    editing.set("canEdit", item.canEdit)
    editing.set("style", item.style, of: FormatNames.editingStyles)
    editing.set("canMove", item.canMove)
    editing.set("shouldIndent", item.shouldIndent)
    editing.set("accessory", item.accessory, of: FormatNames.accessories)
    return editing.value
  }

  mutating func report(_ path: String, _ message: String) {
    problems.append(
      TableProblem(kind: .notWritten, path: path, line: 0, column: 0, message: message))
  }
}
