import Foundation

extension JSONDecoder {
  /// What the decoder makes of a key of a file before a type asks for it; nil where that is a secret of its
  /// own, so that it cannot be told which keys nobody asked for.
  var keyName: ((String) -> String)? {
    switch keyDecodingStrategy {
    case .useDefaultKeys: { $0 }
    case .convertFromSnakeCase: { $0.convertedFromSnakeCase }
    default: nil
    }
  }
}

extension String {
  /// The key in camel case, as Foundation's decoder makes it: underscores at the ends stay.
  fileprivate var convertedFromSnakeCase: String {
    let start = prefix { $0 == "_" }
    guard start.endIndex < endIndex else { return self }
    let end = reversed().prefix { $0 == "_" }.count
    let words = dropFirst(start.count).dropLast(end).split(separator: "_")
    guard words.count > 1, let first = words.first else { return self }
    let rest = words.dropFirst().map { String($0).capitalized }
    return start + first.lowercased() + rest.joined() + String(repeating: "_", count: end)
  }
}
