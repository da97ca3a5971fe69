import Foundation
import TableItemsView
import Testing

@testable import TableItemsJSON

/// The schema says what the decoder knows, and nothing else.
@MainActor
struct SchemaTests {
  private func schema() throws -> [String: Any] {
    let object = try JSONSerialization.jsonObject(with: Data(TableSchema.json.utf8))
    return try #require(object as? [String: Any])
  }

  private func fields(_ part: Any?) throws -> Set<String> {
    let object = try #require(part as? [String: Any])
    if let properties = object["properties"] as? [String: Any] { return Set(properties.keys) }
    let choices = try #require(object["anyOf"] as? [[String: Any]])
    let properties = choices.compactMap { $0["properties"] as? [String: Any] }
    return Set(properties.flatMap(\.keys))
  }

  @Test func `It has the fields that the decoder asks for`() throws {
    let reading = TableReading([], limits: TableFileLimits())
    reading.keepsAskedFields = true
    let decoder = TableDecoder(registry: makeRegistry())
    let file = Data(
      #"{"sections": [{"header": {"text": ""}, "editing": {}, "rows": [{"data": 1}, {"text": ""}]}, {"header": {"view": "title"}}]}"#
        .utf8)
    var scanner = JSONScanner([UInt8](file), maximumDepth: 9)
    let root = try #require(scanner.scan().root)
    _ = decoder.archive(root, reading)
    let schema = try schema()
    let parts = try #require(schema["$defs"] as? [String: Any])
    #expect(reading.askedFields["table"] == (try fields(schema)))
    #expect(reading.askedFields["section"] == (try fields(parts["section"])))
    #expect(reading.askedFields["row"] == (try fields(parts["row"])))
    #expect(reading.askedFields["editing"] == (try fields(parts["editing"])))
    #expect(reading.askedFields["header or footer"] == (try fields(parts["headerFooter"])))
  }

  @Test func `It has the names of values that the decoder knows`() throws {
    let text = TableSchema.json
    let lists = [
      FormatNames.styles.map(\.name), FormatNames.contentStyles.map(\.name),
      FormatNames.accessories.map(\.name), FormatNames.editingStyles.map(\.name),
    ]
    for names in lists {
      let list = "[" + names.map { "\"\($0)\"" }.joined(separator: ", ") + ", null]"
      #expect(text.contains("\"enum\": \(list)"), "\(list)")
    }
    #expect(CellAccessory.allCases.count == FormatNames.accessories.count)
    #expect(CellContent.Style.allCases.count == FormatNames.contentStyles.count)
    #expect(TableStyle.allCases.count == FormatNames.styles.count)
  }

  @Test func `The names of events are those that there are`() {
    let names = TableBindings<TextCell>.eventNames
    #expect(names.count == 32)
    #expect(names.isSuperset(of: ["select", "delete", "contextMenu", "inputChange"]))
  }
}
