/// One thing in a directory.
struct Entry: Hashable, Identifiable {
  /// What a thing is.
  enum Kind: Hashable {
    case folder
    case file
    case link(target: RawText?, LinkState)

    /// A pipe, a socket or a device.
    case special(String)

    /// A thing that could not be looked at.
    case unreadable(reason: String)
  }

  /// What is behind a link.
  enum LinkState: Hashable {
    case something
    case nothing

    /// That could not be found out.
    case unknown(reason: String)
  }

  let name: RawText
  let kind: Kind

  /// The number of bytes in it.
  let size: Int

  /// When it was last changed, in seconds from 1970; nil if that is not known.
  let modified: Int?

  var id: RawText { name }

  /// Whether the name is one that is not shown unless asked for.
  var isHidden: Bool { name.bytes.first == UInt8(ascii: ".") }

  /// Whether there is something behind the name.
  var isUsable: Bool {
    switch kind {
    case .folder, .file, .special: true
    case .link(_, let state): state == .something
    case .unreadable: false
    }
  }
}
