import struct Foundation.Data
import struct Foundation.Date
import struct Foundation.Decimal
import struct Foundation.URL

/// A dictionary whose keys Foundation's decoder leaves as they are in the file.
protocol StringKeyed {}

extension Dictionary: StringKeyed where Key == String {}

extension AskedKeys {
  /// Whether a type is read by Foundation's decoder in a way of its own, or has no keys.
  func leavesAlone(_ type: any Decodable.Type) -> Bool {
    switch type {
    case is any StringKeyed.Type: changesKeys
    case is Data.Type, is Date.Type, is Decimal.Type, is URL.Type: true
    case is Bool.Type, is String.Type, is any BinaryInteger.Type: true
    case is any BinaryFloatingPoint.Type: true
    default: false
    }
  }
}

struct WatchingKeyedContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let container: KeyedDecodingContainer<Key>
  let asked: AskedKeys

  var codingPath: [any CodingKey] { container.codingPath }

  /// All keys that the type can have; who asks for them reads them all.
  var allKeys: [Key] {
    let keys = container.allKeys
    for key in keys { ask(key) }
    return keys
  }

  private func ask(_ key: Key) {
    asked.ask(key.stringValue, at: container.codingPath)
  }

  func contains(_ key: Key) -> Bool {
    ask(key)
    return container.contains(key)
  }

  func decodeNil(forKey key: Key) throws -> Bool {
    ask(key)
    return try container.decodeNil(forKey: key)
  }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    ask(key)
    guard asked.leavesAlone(type) else {
      return try container.decode(Watched<Value>.self, forKey: key).value
    }
    do {
      return try container.decode(type, forKey: key)
    } catch DecodingError.dataCorrupted(let context) where context.codingPath.isEmpty {
      // Some types do not say where they are.
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: container.codingPath + [key], debugDescription: context.debugDescription,
          underlyingError: context.underlyingError))
    }
  }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<NestedKey> {
    ask(key)
    let nested = try container.nestedContainer(keyedBy: type, forKey: key)
    asked.open(nested.codingPath)
    return KeyedDecodingContainer(
      WatchingKeyedContainer<NestedKey>(container: nested, asked: asked))
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    ask(key)
    return WatchingUnkeyedContainer(
      container: try container.nestedUnkeyedContainer(forKey: key), asked: asked)
  }

  func superDecoder() throws -> any Decoder {
    asked.ask("super", at: container.codingPath)
    return WatchingDecoder(decoder: try container.superDecoder(), asked: asked)
  }

  func superDecoder(forKey key: Key) throws -> any Decoder {
    ask(key)
    return WatchingDecoder(decoder: try container.superDecoder(forKey: key), asked: asked)
  }
}

struct WatchingUnkeyedContainer: UnkeyedDecodingContainer {
  var container: any UnkeyedDecodingContainer
  let asked: AskedKeys

  var codingPath: [any CodingKey] { container.codingPath }
  var count: Int? { container.count }
  var isAtEnd: Bool { container.isAtEnd }
  var currentIndex: Int { container.currentIndex }

  mutating func decodeNil() throws -> Bool { try container.decodeNil() }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    guard !asked.leavesAlone(type) else { return try container.decode(type) }
    return try container.decode(Watched<Value>.self).value
  }

  mutating func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type
  ) throws -> KeyedDecodingContainer<NestedKey> {
    let nested = try container.nestedContainer(keyedBy: type)
    asked.open(nested.codingPath)
    return KeyedDecodingContainer(
      WatchingKeyedContainer<NestedKey>(container: nested, asked: asked))
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    WatchingUnkeyedContainer(container: try container.nestedUnkeyedContainer(), asked: asked)
  }

  mutating func superDecoder() throws -> any Decoder {
    WatchingDecoder(decoder: try container.superDecoder(), asked: asked)
  }
}

struct WatchingSingleValueContainer: SingleValueDecodingContainer {
  let container: any SingleValueDecodingContainer
  let asked: AskedKeys

  var codingPath: [any CodingKey] { container.codingPath }

  func decodeNil() -> Bool { container.decodeNil() }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    guard !asked.leavesAlone(type) else { return try container.decode(type) }
    return try container.decode(Watched<Value>.self).value
  }
}
