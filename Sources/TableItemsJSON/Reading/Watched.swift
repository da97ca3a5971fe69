/// A value that is decoded under watch: which keys it asks for is written down.
///
/// Types that Foundation's decoder reads in a way of its own, such as dates, are left to it.
struct Watched<Value: Decodable>: Decodable {
  let value: Value

  init(from decoder: any Decoder) throws {
    guard let key = AskedKeys.userInfoKey, let asked = decoder.userInfo[key] as? AskedKeys else {
      value = try Value(from: decoder)
      return
    }
    value =
      if asked.leavesAlone(Value.self) {
        try decoder.singleValueContainer().decode(Value.self)
      } else {
        try Value(from: WatchingDecoder(decoder: decoder, asked: asked))
      }
  }
}

/// A decoder that hands on what is asked of it, and writes down which keys are.
struct WatchingDecoder: Decoder {
  let decoder: any Decoder
  let asked: AskedKeys

  var codingPath: [any CodingKey] { decoder.codingPath }
  var userInfo: [CodingUserInfoKey: Any] { decoder.userInfo }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    let container = try decoder.container(keyedBy: type)
    asked.open(container.codingPath)
    return KeyedDecodingContainer(WatchingKeyedContainer(container: container, asked: asked))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    WatchingUnkeyedContainer(container: try decoder.unkeyedContainer(), asked: asked)
  }

  func singleValueContainer() throws -> any SingleValueDecodingContainer {
    WatchingSingleValueContainer(container: try decoder.singleValueContainer(), asked: asked)
  }
}
