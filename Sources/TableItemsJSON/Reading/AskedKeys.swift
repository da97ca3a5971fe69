/// Which keys of objects a type asked for as it was decoded, by the path of the object.
///
/// It is made for one value, and used by nobody but the decoder of that value, which decodes it at once.
final class AskedKeys: @unchecked Sendable {
  /// A field that nobody asked for.
  struct Unread {
    let path: String
    let offset: Int
  }

  /// Whether the decoder makes other keys of those in the file.
  let changesKeys: Bool

  private var keys: [String: Set<String>] = [:]

  init(changesKeys: Bool) {
    self.changesKeys = changesKeys
  }

  /// Takes note that a type reads an object by its keys.
  func open(_ path: [any CodingKey]) {
    keys[Self.text(path), default: []].formUnion([])
  }

  /// Takes note that a key of an object was asked for.
  func ask(_ key: String, at path: [any CodingKey]) {
    keys[Self.text(path), default: []].insert(key)
  }

  /// Returns the fields of objects that were read by their keys, but for which nobody asked.
  ///
  /// - Parameters:
  ///   - root: The value that was decoded.
  ///   - name: What the decoder makes of a key of the file.
  /// - Returns: The fields, in no order.
  func unread(in root: JSONNode, named name: (String) -> String) -> [Unread] {
    var unread: [Unread] = []
    // A path as it is in the file, and as the type knows it.
    var waiting: [(node: JSONNode, path: String, known: String)] = [(root, "", "")]
    while let (node, path, known) = waiting.popLast() {
      switch node.value {
      case .array(let elements):
        for (position, element) in elements.enumerated() {
          waiting.append((element, "\(path)[\(position)]", "\(known)[\(position)]"))
        }
      case .object(let members):
        guard let asked = keys[known] else { continue }
        for member in members {
          let key = name(member.key)
          if asked.contains(key) {
            // A type may know an integer by that name.
            let isInteger = keys["\(known).\(key)"] == nil && Int(key) != nil
            waiting.append(
              (
                member.node, "\(path).\(member.key)",
                isInteger ? "\(known)[\(key)]" : "\(known).\(key)"
              ))
          } else {
            unread.append(Unread(path: "\(path).\(member.key)", offset: member.offset))
          }
        }
      default: break
      }
    }
    return unread
  }

  private static func text(_ path: [any CodingKey]) -> String {
    path.reduce(into: "") { text, key in
      text += key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)"
    }
  }
}

extension AskedKeys {
  /// Where a decoder keeps what was asked for.
  static let userInfoKey = CodingUserInfoKey(rawValue: "TableItems.askedKeys")
}
