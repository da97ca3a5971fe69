import Foundation
import TableItemsJSON
import TableItemsView
import Testing

@MainActor
struct DecodingTests {
  @Test func `A file that is as it should be is shown, and has no problem`() {
    let table = decode(sample)
    #expect(table.problems.isEmpty, "\(table.problems)")
    #expect(table.archive.title == "Shop")
    #expect(
      screen(table) == """
        Welcome

        Fruit
          Apple
          Pear                           Italy R
        fresh today

        All Plums
          Plums, in August
        ~   Order                        now ✓
        """)
    let row = table.archive.content.sections[1].rows[1]
    #expect(row.id == 7)
    #expect(row.handlerNames == ["select": "order"])
    #expect(row.traits.editing == RowEditing(canEdit: true, style: .delete))
    #expect(table.archive.content.sections[0].rows[1].id == 2)
  }

  /// Each of these is one problem, at a line and a column, and the rest is shown.
  @Test(arguments: [
    // unknown identifiers
    (
      #"{"version": 1, "sections": [{"rows": [{"cell": "nut", "data": 5}, "b"]}]}"#,
      #"1:48: sections[0].rows[0].cell: nothing is registered as "nut"; the default cell shows it"#,
      "  5\n  b"
    ),
    (
      #"{"version": 1, "sections": [{"cell": "nut", "rows": [{"data": {"text": "x"}}, "b"]}]}"#,
      #"1:38: sections[0].cell: no cell is registered as "nut"; the default cell shows the rows"#,
      "  x\n  b"
    ),
    (
      #"{"version": 1, "sections": [{"rows": [{"cell": "nut", "text": "a"}]}]}"#,
      #"1:48: sections[0].rows[0].cell: no cell is registered as "nut"; the default cell shows the row"#,
      "  a"
    ),
    (
      #"{"version": 1, "sections": [{"header": {"view": "big", "data": "H"}, "rows": ["a"]}]}"#,
      #"1:49: sections[0].header.view: nothing is registered as "big"; the data is shown as text"#,
      "H\n  a"
    ),
    // missing fields
    (
      #"{"version": 1, "sections": [{"rows": [{"cell": "fruit", "data": {"id": 1}}, "b"]}]}"#,
      #"1:65: sections[0].rows[0].data: "name" is missing; the default cell shows it"#,
      "  {\"id\":1}\n  b"
    ),
    (
      #"{"version": 1, "sections": [{"rows": [{"detailText": "a"}, "b"]}]}"#,
      #"1:39: sections[0].rows[0]: "text" or "data" is missing; the row is empty"#, "\n  b"
    ),
    (#"{"version": 1}"#, #"1:1: "sections" is missing; there are none"#, ""),
    (
      #"{"sections": [{"rows": ["b"]}]}"#,
      #"1:1: "version" is missing; it is read as version 1"#, "  b"
    ),
    (
      #"{"version": 1, "sections": [{"rows": [{"cell": "fruit"}, "b"]}]}"#,
      #"1:39: sections[0].rows[0]: "data" is missing, as "fruit" takes TableItemsJSONTests.Fruit; the default cell shows the row"#,
      "\n  b"
    ),
    // wrong types
    (
      #"{"version": 1, "sections": [{"rows": [{"cell": "fruit", "data": {"id": 1, "name": 7}}]}]}"#,
      #"1:83: sections[0].rows[0].data.name: a string is expected; the default cell shows it"#,
      "  {\"id\":1,\"name\":7}"
    ),
    (
      #"{"version": 1, "title": 5, "sections": [{"rows": ["b"]}]}"#,
      #"1:25: title: a string is expected, not 5; it is left out"#, "  b"
    ),
    (
      #"{"version": 2, "sections": [{"rows": ["b"]}]}"#,
      #"1:13: version: version 2 is not known; it is read as version 1"#, "  b"
    ),
    (
      #"{"version": 1, "sections": [{"rows": [[1], "b"]}]}"#,
      #"1:39: sections[0].rows[0]: a row is a string or an object, not an array; the default cell shows it"#,
      "  [1]\n  b"
    ),
    (
      #"{"version": 1, "sections": ["x", {"rows": ["b"]}]}"#,
      #"1:29: sections[0]: a section is an object, not "x"; it is left out"#, "  b"
    ),
    (
      #"{"version": 1, "sections": [{"rows": "b"}]}"#,
      #"1:38: sections[0].rows: an array is expected, not "b"; there are no rows"#, ""
    ),
    (
      #"{"version": 1, "sections": [{"rows": [{"text": "a", "height": -1}]}]}"#,
      #"1:63: sections[0].rows[0].height: a height of -1.0 cannot be laid out; it is treated as automatic"#,
      "  a"
    ),
    (
      #"{"version": 1, "sections": [{"rows": [{"text": "a", "style": "big"}]}]}"#,
      #"1:62: sections[0].rows[0].style: one of "default", "value1", "value2", "subtitle" is expected, not "big"; it is left out"#,
      "  a"
    ),
    (
      #"{"version": 1, "sections": [{"rows": [{"text": "a", "id": 1.5}]}]}"#,
      #"1:59: sections[0].rows[0].id: a string or a whole number is expected, not 1.5; it is left out"#,
      "  a"
    ),
    (
      #"{"version": 1, "sections": [{"rows": [{"cell": "secret", "data": 1}]}]}"#,
      #"1:66: sections[0].rows[0].data: "secret" takes TableItemsJSONTests.SecretCell.Secret, which cannot be read from a file; the default cell shows it"#,
      "  1"
    ),
    ("[1]", #"1:1: a table is an object, not an array; nothing is shown"#, ""),
    // extra fields
    (
      #"{"version": 1, "colour": "red", "sections": [{"rows": ["b"]}]}"#,
      #"1:16: colour: a table has no such field; it is left out"#, "  b"
    ),
    (
      #"{"version": 1, "sections": [{"rows": [{"text": "a", "onTap": 1}]}]}"#,
      #"1:53: sections[0].rows[0].onTap: a row has no such field; it is left out"#, "  a"
    ),
    (
      #"{"version": 1, "sections": [{"rows": [{"data": 1, "text": "a"}]}]}"#,
      #"1:51: sections[0].rows[0].text: a row has no such field; it is left out"#, "  1"
    ),
    (
      #"{"version": 1, "sections": [{"rows": [{"cell": "fruit", "data": {"id": 1, "name": "N", "origin": {"country": "I", "farms": [], "x": 1}}}]}]}"#,
      #"1:128: sections[0].rows[0].data.origin.x: Fruit has no such field; it is left out"#,
      "  N                                    I"
    ),
    (
      #"{"version": 1, "sections": [{"rows": [{"text": "a", "on": {"explode": "x"}}]}]}"#,
      #"1:60: sections[0].rows[0].on.explode: there is no event of this name; it is left out"#,
      "  a"
    ),
    // double keys and ids
    (
      #"{"version": 1, "title": "a", "title": "b", "sections": [{"rows": ["b"]}]}"#,
      #"1:30: "title" is there twice; the last one counts"#, "  b"
    ),
    (
      #"{"version": 1, "sections": [{"rows": ["a", "a"]}]}"#,
      #"1:44: sections[0].rows[1]: there is a row with the id a before; both are shown"#,
      "  a\n  a"
    ),
    (
      #"{"version": 1, "sections": [{"id": 1, "rows": ["a"]}, {"id": 1, "rows": ["b"]}]}"#,
      #"1:55: sections[1]: there is a section with the id 1 before; both are shown"#,
      "  a\n  b"
    ),
  ])
  func `What is wrong is told with its place, and the rest is shown`(
    file: String, problem: String, expected: String
  ) {
    let table = decode(file)
    #expect(table.problems.map(\.description) == [problem])
    #expect(screen(table) == expected)
  }

  @Test func `Lines are counted however they end, and columns in Unicode scalars`() {
    let file = "{\"version\": 1,\r\n\"title\": \"日本\", \"x\": 1,\r\"y\": 2,\n\"sections\": []}"
    #expect(
      decode(file).problems.map(\.description) == [
        "2:16: x: a table has no such field; it is left out",
        "3:1: y: a table has no such field; it is left out",
      ])
  }

  @Test func `Names that stand for nothing are told if the bindings are known`() {
    let file = """
      {"version": 1, "dataSource": "people", "delegate": "ear", "sections": [{"rows": [
        {"text": "a", "on": {"select": "open", "delete": "shred"}}
      ]}]}
      """
    #expect(decode(file).problems.isEmpty)
    let bindings = TableBindings<TextCell>()
    bindings.on("open", .select) { _ in }
    bindings.delegates["ear"] = Delegate(sections: [])
    let table = TableDecoder(registry: makeRegistry(), bindings: bindings).decode(file)
    #expect(
      table.problems.map(\.description) == [
        "1:30: dataSource: no data source is bound to the name \"people\"; the controller itself is it",
        "2:52: sections[0].rows[0].on.delete: no closure for delete is bound to the name \"shred\"; "
          + "nothing is told of it",
      ])
    #expect(table.problems.allSatisfy { $0.kind == .unboundName })
    #expect(table.archive.dataSource == "people")
  }

  @Test func `Closures that are named are bound when the table is shown`() {
    var ordered = 0
    let bindings = TableBindings<TextCell>()
    bindings.on("order", .select) { _ in ordered += 1 }
    let file =
      #"{"version": 1, "sections": [{"rows": [{"text": "a", "on": {"select": "order"}}]}]}"#
    let table = TableDecoder(registry: makeRegistry(), bindings: bindings).decode(file)
    let controller = TableViewController(archive: table.archive, bindings: bindings)
    controller.tableView.tapRow(at: RowPath(section: 0, row: 0))
    #expect(ordered == 1)
  }

  @Test func `Strategies of the decoder hold for the data of rows`() {
    let dataDecoder = JSONDecoder()
    dataDecoder.dateDecodingStrategy = .iso8601
    let decoder = TableDecoder(registry: makeRegistry(), dataDecoder: dataDecoder)
    let table = decoder.decode(
      #"{"version": 1, "sections": [{"cell": "day", "rows": [{"data": "1970-01-01T00:01:40Z"}, {"data": "soon"}]}]}"#
    )
    #expect(screen(table) == "  100.0\n  soon")
    #expect(table.problems.count == 1)
    #expect(table.problems.first?.path == "sections[0].rows[1].data")
  }

  /// Data of one row, and the places of the problems that it has.
  @Test(arguments: [
    (#"{"trackingNumber": "a"}"#, [String]()),
    (#"{"trackingNumber": "a", "content": {"letter": {"pages": 2}}}"#, []),
    (
      #"{"trackingNumber": "a", "content": {"letter": {"pages": 2, "x": 1}}}"#, ["content.letter.x"]
    ),
    (#"{"trackingNumber": "a", "content": {"parrot": {}}}"#, ["content"]),
    (#"{"trackingNumber": "a", "fees": {"any": 1, "other": 2}, "sentOn": 5}"#, []),
    (#"{"trackingNumber": "a", "fees": {"any": "x"}}"#, ["fees.any"]),
    (
      #"{"trackingNumber": "a", "stops": [{"cityName": "b"}, {"cityName": "c", "zip": 1}]}"#,
      ["stops[1].zip"]
    ),
    (#"{"trackingNumber": "a", "stops": [{"cityName": "b"}, {"zip": 1}]}"#, ["stops[1]"]),
    (#"{"trackingNumber": null}"#, ["trackingNumber"]),
    (#"{"trackingNumber": "a", "sentOn": "yesterday"}"#, ["sentOn"]),
    (#"{"trackingNumber": "a", "byFloor": {"5": {"cityName": "b", "zz": 1}}}"#, ["byFloor.5.zz"]),
    (
      #"{"trackingNumber": "a", "sender": {"surname": "b", "super": {"weight": 1, "x": 2}}}"#,
      ["sender.super.x"]
    ),
  ])
  func `Problems are found in data of any kind`(data: String, paths: [String]) {
    let table = decode(
      #"{"version": 1, "sections": [{"cell": "parcel", "rows": [{"data": "# + data + "}]}]}")
    let expected = paths.map { "sections[0].rows[0].data.\($0)" }
    #expect(table.problems.map(\.path) == expected, "\(table.problems)")
  }

  @Test(arguments: [
    (#"{"id": 1, "name": "first", "name": "last"}"#, "  last", TableProblem.Kind.duplicateKey),
    ("{\"id\": 1, \"name\": \"a\tb\"}", "  a^Ib", .syntax),
    (#"{"id": 1, "name": "a\ud800"}"#, "  a\u{FFFD}", .syntax),
    (#"{"id": 1, "name": "a",}"#, "  a", .syntax), (#"{"id": 1, "name": "a""#, "  a", .syntax),
  ])
  func `Data in which something was mended is decoded as it was read`(
    data: String, expected: String, kind: TableProblem.Kind
  ) {
    let table = decode(#"{"version": 1, "sections": [{"cell": "fruit", "rows": [{"data": "# + data)
    #expect(screen(table) == expected)
    #expect(table.problems.contains { $0.kind == kind })
    #expect(
      table.problems.allSatisfy { $0.kind == kind || $0.kind == .syntax }, "\(table.problems)")
  }

  @Test func `Keys that only look alike are two, and null is as good as nothing`() {
    #expect(
      decode(
        "{\"version\": 1, \"sections\": [{\"rows\": [{\"data\": {\"é\": 1, \"e\u{301}\": 2}}]}]}"
      ).problems.isEmpty)
    #expect(
      decode(#"{"version": 1, "sections": [{"rows": [{"text": "a", "on": {"select": null}}]}]}"#)
        .problems.isEmpty)
  }

  @Test func `Columns of many problems in one line are found in linear time`() {
    let rows = (0..<20_000).map { #"{"text":"é\#($0)","x":1}"# }.joined(separator: ",")
    let limits = TableFileLimits(problems: .max)
    let table = decode(#"{"version":1,"sections":[{"rows":["# + rows + "]}]}", limits: limits)
    #expect(table.problems.count == 20_000)
    #expect(table.problems.first?.column == 48)
  }

  @Test func `Keys in snake case are the ones that are asked for, and found in the file`() {
    let dataDecoder = JSONDecoder()
    dataDecoder.keyDecodingStrategy = .convertFromSnakeCase
    let decoder = TableDecoder(registry: makeRegistry(), dataDecoder: dataDecoder)
    func paths(_ data: String) -> [String] {
      decoder.decode(
        #"{"version": 1, "sections": [{"cell": "parcel", "rows": [{"data": "# + data + "}]}]}"
      ).problems.map { String($0.path.dropFirst("sections[0].rows[0].data.".count)) }
    }
    #expect(paths(#"{"tracking_number": "a", "stops": [{"city_name": "b"}]}"#).isEmpty)
    #expect(paths(#"{"tracking_number": "a", "tracking_Code": 1}"#) == ["tracking_Code"])
    #expect(
      paths(#"{"tracking_number": "a", "stops": [{"city_name": 5}]}"#) == ["stops[0].city_name"])
    let fees = decoder.decode(
      #"{"version": 1, "sections": [{"cell": "parcel", "rows": [{"data": {"tracking_number": "a", "fees": {"red_apple": 1}}}]}]}"#
    )
    let parcel = fees.archive.content.sections[0].rows[0].data as? ParcelCell.Parcel
    #expect(parcel?.fees == ["red_apple": 1])
    #expect(fees.problems.isEmpty)
    dataDecoder.keyDecodingStrategy = .custom { $0.last ?? $0[0] }
    #expect(paths(#"{"trackingNumber": "a", "x": 1}"#).isEmpty)
  }

  @Test func `Input and progress rows can be kept in files`() {
    let table = decode(
      """
      {"version": 1, "sections": [{"rows": [
        {"cell": "TableItems.input", "data": {"label": "Port", "text": "80", "isSecure": false}},
        {"cell": "TableItems.progress", "data": {"text": "Loading"}}
      ]}]}
      """)
    #expect(table.problems.isEmpty)
    #expect(screen(table) == "  Port  80\n  | Loading")
  }
}
