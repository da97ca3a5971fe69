/// Where the edits of a directory are done.
@MainActor
protocol EntryStore: AnyObject {
  /// Whether edits are done for good.
  var isWriting: Bool { get }

  /// Moves an entry to the trash folder, and returns its name there.
  func trash(_ name: RawText) throws(SystemError) -> RawText

  /// Moves what is in the trash folder back to where it was.
  func restore(_ trashed: RawText, as name: RawText) throws(SystemError)

  /// Makes a copy of a file, and returns it.
  func copy(_ entry: Entry) async throws(SystemError) -> Entry
}

/// The folder that deleted entries are moved to.
let trashName = RawText(".trash")

/// Does nothing: shows what edits would do.
@MainActor
final class DryRun: EntryStore {
  let isWriting = false
  private var taken: Set<RawText>

  /// Begins with the names that there are.
  init(_ names: some Sequence<RawText>) {
    taken = Set(names)
  }

  func trash(_ name: RawText) -> RawText { name }

  func restore(_ trashed: RawText, as name: RawText) {}

  func copy(_ entry: Entry) async -> Entry {
    var numbers = copyNames(of: entry.name).makeIterator()
    while let name = numbers.next() {
      if taken.insert(name).inserted {
        return Entry(name: name, kind: .file, size: entry.size, modified: entry.modified)
      }
    }
    return entry
  }
}

/// The names that a copy may have: `a copy.txt`, `a copy 2.txt` and so on.
func copyNames(of name: RawText) -> some Sequence<RawText> {
  let dot = name.bytes.dropFirst().lastIndex(of: UInt8(ascii: ".")) ?? name.bytes.endIndex
  return (1...).lazy.map { number in
    let mark = number == 1 ? " copy" : " copy \(number)"
    return RawText(bytes: name.bytes[..<dot] + Array(mark.utf8) + name.bytes[dot...])
  }
}
