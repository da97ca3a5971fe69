extension Entry {
  /// The name as the table shows it: a folder with a slash, a link with what it names.
  var displayName: String {
    switch kind {
    case .folder: name.text + "/"
    case .file, .special: name.text
    case .link(let target, .unknown(let reason)): linkName(to: target) + " (\(reason))"
    case .link(let target, _): linkName(to: target)
    case .unreadable(let reason): "\(name.text) (\(reason))"
    }
  }

  private func linkName(to target: RawText?) -> String {
    name.text + (target.map { " -> " + $0.text } ?? "")
  }

  /// What stands where others have their size: the size, or what kind of thing it is.
  var displaySize: String {
    switch kind {
    case .folder: ""
    case .file: byteCount(size)
    case .link(_, .something): "link"
    case .link(_, .nothing): "broken"
    case .link(_, .unknown), .unreadable: "unknown"
    case .special(let kind): kind
    }
  }
}
