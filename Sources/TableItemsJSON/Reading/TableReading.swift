import struct Foundation.Data

/// A file that is being read, and what is wrong with it so far.
@MainActor
final class TableReading {
  let bytes: [UInt8]
  private let lines: LineTable
  private let limit: Int
  private var problems: [(offset: Int, problem: TableProblem)] = []
  private var isFull = false

  /// Where the text was wrong, in order.
  private var faults: [Int] = []

  /// Whether the fields that are asked for are kept, for tests.
  var keepsAskedFields = false

  /// The fields that were asked for, by the kind of object.
  var askedFields: [String: Set<String>] = [:]

  init(_ bytes: [UInt8], limits: TableFileLimits) {
    self.bytes = bytes
    lines = LineTable(bytes)
    limit = max(1, limits.problems)
  }

  /// The problems in the order of the file.
  var sortedProblems: [TableProblem] {
    problems.enumerated()
      .sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }
      .map(\.element.problem)
  }

  /// Returns the text of a value for Foundation: as it is, or where something was wrong in it, as it was
  /// read.
  func text(of node: JSONNode) -> Data {
    guard let fault = firstFault(from: node.range.lowerBound), fault <= node.range.upperBound else {
      return Data(bytes[node.range])
    }
    var writer = JSONWriter(isPretty: false)
    writer.write(JSONValue(node).withLastMembersOnly)
    return Data(writer.text.utf8)
  }

  /// Takes note of all that is wrong in the text.
  func report(_ faults: [JSONFault]) {
    self.faults = faults.map(\.offset).sorted()
    for fault in faults { report(fault.kind, at: fault.offset, path: "", fault.message) }
  }

  /// Returns the first place from a byte on where the text was wrong.
  private func firstFault(from offset: Int) -> Int? {
    var (low, high) = (0, faults.count)
    while low < high {
      let middle = (low + high) / 2
      if faults[middle] < offset { low = middle + 1 } else { high = middle }
    }
    return low < faults.count ? faults[low] : nil
  }

  func report(_ kind: TableProblem.Kind, at offset: Int, path: String, _ message: String) {
    guard !isFull else { return }
    guard problems.count < limit else {
      isFull = true
      add(.tooMany, bytes.count, "", "there are more problems than \(limit), which are not listed")
      return
    }
    add(kind, offset, path, message)
  }

  private func add(_ kind: TableProblem.Kind, _ offset: Int, _ path: String, _ message: String) {
    let place = lines.place(of: offset)
    problems.append(
      (
        offset,
        TableProblem(
          kind: kind, path: path, line: place.line, column: place.column, message: message)
      ))
  }
}
