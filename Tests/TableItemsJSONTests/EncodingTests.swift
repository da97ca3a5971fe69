import Foundation
import TableItemsJSON
import TableItemsView
import Testing

@MainActor
struct EncodingTests {
  @Test func `A table is written as it is read`() {
    let table = decode(sample)
    let file = TableEncoder().encode(table.archive)
    #expect(file.problems.isEmpty)
    let again = decode(file.text)
    #expect(again.problems.isEmpty)
    #expect(screen(again) == screen(table))
    #expect(TableEncoder().encode(again.archive).text == file.text)
  }

  @Test func `It is written pretty, in a fixed order, without what is so anyway`() {
    var archive = TableArchive(sections: [
      SectionItem(
        id: "s", header: "H",
        rows: [
          "a", RowItem(CellContent(text: "b", detailText: "c", style: .value1), id: 5),
          RowItem("d", height: .lines(2), traits: .disabled),
        ])
    ])
    archive.allowsMultipleSelection = true
    #expect(
      TableEncoder().encode(archive).text == """
        {
          "version": 1,
          "allowsMultipleSelection": true,
          "sections": [
            {
              "id": "s",
              "header": "H",
              "rows": [
                "a",
                {
                  "id": 5,
                  "text": "b",
                  "detailText": "c",
                  "style": "value1"
                },
                {
                  "id": "d",
                  "text": "d",
                  "height": {
                    "lines": 2
                  },
                  "isEnabled": false
                }
              ]
            }
          ]
        }

        """)
  }

  @Test func `What cannot be kept in a file is told`() {
    struct Plain: Sendable { var number = 5 }
    let content = TableContent {
      SectionItem(
        id: [1, 2],
        rows: [
          RowItem(Plain(), id: 1, cell: "plain"),
          RowItem("b", onSelect: { _, _ in }),
        ])
    }
    let file = TableEncoder().encode(content)
    #expect(file.problems.allSatisfy { $0.kind == .notWritten && $0.line == 0 })
    #expect(
      file.problems.map(\.description) == [
        "sections[0]: the id is neither a string nor a whole number of 64 bits; it is left out",
        "sections[0].rows[0]: data of type Plain cannot be encoded; its text is written",
        "sections[0].rows[1]: closures without names are not written, those for select",
      ])
  }

  @Test func `What is written can always be read, whatever it was`() {
    let rows = [
      RowItem(JSONValue.number("oops, ]"), id: "x"), RowItem("a", height: -1),
      RowItem("b", height: 1e300), RowItem("c", id: UInt64.max), RowItem("d", height: .fixed(.nan)),
    ]
    let file = TableEncoder().encode(TableContent([SectionItem(rows: rows)]))
    #expect(decode(file.text).problems.isEmpty)
    #expect(file.problems.map(\.path) == ["sections[0].rows[3]"])
  }

  @Test
  func
    `A table that was created row by row is written without ids, and no text kept from sight is`()
  {
    let model = TableModel()
    let section = model.createSection(header: "Account")
    section.createInputRow(CellInput(label: "Name", text: "Ada", validation: .required))
    section.createInputRow(CellInput(label: "Code", text: "hunter2", isSecure: true))
    section.createProgressRow("Loading", fraction: 0.5)
    section.createTextRow("Some words")
    let file = TableEncoder(isPretty: false).encode(TableContent(model.sections))
    #expect(file.problems.isEmpty)
    #expect(
      file.text == """
        {"version":1,"sections":[{"header":"Account","rows":[\
        {"cell":"TableItems.input","data":{"label":"Name","text":"Ada","validation":{"isRequired":true,"kind":"text"}}},\
        {"cell":"TableItems.input","data":{"isSecure":true,"label":"Code"}},\
        {"cell":"TableItems.progress","data":{"fraction":0.5,"text":"Loading"},"showsSelection":false},\
        {"text":"Some words","numberOfLines":0,"showsSelection":false}]}]}
        """)
    #expect(decode(file.text).problems.isEmpty)
  }

  @Test(arguments: [
    #"{"cell": "nut", "data": {"a": [1, 2.50, {"b": null}], "c": "\u0001\u2028é"}}"#,
    #"{"cell": "fruit", "data": {"id": "x"}}"#,
    #"{"id": null, "cell": "fruit", "data": {"id": 3, "name": "N"}}"#,
    #"{"id": "own", "cell": "fruit", "data": {"id": 3, "name": "N"}}"#, #"{"data": "text"}"#,
    #"{"text": ""}"#, #"{"id": "x", "text": "x"}"#,
    #"{"text": "t", "height": 1.5, "numberOfLines": 0}"#,
    #"{"text": "t", "height": "automatic", "showsSelection": false}"#, #"{"id": -7, "text": "t"}"#,
    #"{"text": "t", "on": {"select": "a", "delete": "b"}}"#, "[1]", "5", "null", "true",
    #"{"data": null}"#, #"{"text": "t", "accessory": "detailButton", "imageName": "i"}"#,
  ])
  func `What is read, written and read is the same, also what was wrong`(row: String) {
    let file = #"{"version": 1, "sections": [{"rows": ["# + row + "]}]}"
    let first = decode(file)
    let text = TableEncoder().encode(first.archive).text
    let second = decode(text)
    #expect(TableEncoder().encode(second.archive).text == text)
    #expect(screen(second) == screen(first))
    let (one, two) = (
      first.archive.content.sections[0].rows[0], second.archive.content.sections[0].rows[0]
    )
    #expect(one.id == two.id)
    #expect(one.traits == two.traits)
    #expect("\(one.data)" == "\(two.data)")
    #expect(one.cellIdentifier == two.cellIdentifier)
  }
}
