import class Foundation.JSONDecoder

extension TableDecoder {
  /// Reads the data of a row, header or footer as what its type of view takes.
  ///
  /// - Parameters:
  ///   - reader: The row, header or footer.
  ///   - type: What the type of view takes.
  ///   - identifier: The identifier of the type of view.
  ///   - other: What is shown where there is no data.
  ///   - consequence: What happens to data that cannot be read.
  /// - Returns: The data, or where it cannot be read, what it is in the file.
  func data(
    of reader: ObjectReader, as type: ArchivedDataType, named identifier: String,
    orInstead other: (any Sendable)?, consequence: String
  ) -> any Sendable {
    let member = reader.member("data")
    let asItIs = member.map { JSONValue($0.node) as any Sendable } ?? other ?? JSONValue.null
    switch type {
    case .unknown:
      reader.report(
        .unknownIdentifier, at: reader.field("cell") ?? reader.field("view"),
        reader.node["cell"] == nil ? "view" : "cell",
        "nothing is registered as \"\(identifier)\"; \(consequence)")
      return asItIs
    case .notDecodable(let name):
      reader.report(
        .wrongType, at: member?.node, "data",
        "\"\(identifier)\" takes \(name), which cannot be read from a file; \(consequence)")
      return asItIs
    case .decodable(let dataType, let name, let erase):
      guard let node = member?.node else {
        if let other, Swift.type(of: other) == dataType { return other }
        reader.report(
          .missingField, nil,
          "\"data\" is missing, as \"\(identifier)\" takes \(name); \(consequence)")
        return asItIs
      }
      return decode(dataType, node, reader, consequence).flatMap(erase) ?? asItIs
    }
  }

  /// Decodes a value by Foundation, and reports why it could not, or which fields mean nothing.
  private func decode<Value: Decodable>(
    _ type: Value.Type, _ node: JSONNode, _ reader: ObjectReader, _ consequence: String
  ) -> Any? {
    let path = reader.path(of: "data")
    let isPlain = if case .useDefaultKeys = dataDecoder.keyDecodingStrategy { true } else { false }
    let asked = AskedKeys(changesKeys: !isPlain)
    if let key = AskedKeys.userInfoKey { dataDecoder.userInfo[key] = asked }
    defer { if let key = AskedKeys.userInfoKey { dataDecoder.userInfo[key] = nil } }
    do {
      let watched = try dataDecoder.decode(Watched<Value>.self, from: reader.reading.text(of: node))
      for unread in dataDecoder.keyName.map({ asked.unread(in: node, named: $0) }) ?? [] {
        reader.reading.report(
          .extraField, at: unread.offset, path: path + unread.path,
          "\(type) has no such field; it is left out")
      }
      return watched.value
    } catch let error as DecodingError {
      let problem = DataProblem(error, in: node, named: dataDecoder.keyName ?? { $0 })
      reader.reading.report(
        problem.kind, at: problem.offset, path: path + problem.path,
        "\(problem.message); \(consequence)")
    } catch {
      reader.report(.wrongType, at: node, "data", "\(error); \(consequence)")
    }
    return nil
  }
}
