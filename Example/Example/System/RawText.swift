import CLibrary
import TableItemsView

/// A name as the system has it: bytes, which need not be text.
struct RawText: Hashable {
  /// The bytes, without a zero at the end.
  let bytes: [UInt8]

  /// The bytes as text, in which a byte that belongs to no character is shown as `\xFF`, and a
  /// backslash as two, so that different names look different.
  let text: String

  /// Takes the bytes of a text.
  init(_ text: String) {
    self.init(bytes: text.utf8)
  }

  /// Takes bytes.
  init(bytes: some Sequence<UInt8>) {
    self.bytes = Array(bytes)
    let isPlain = !self.bytes.contains(UInt8(ascii: "\\"))
    text = (isPlain ? String(validating: self.bytes, as: UTF8.self) : nil) ?? decoding(self.bytes)
  }

  /// Takes the bytes up to the first zero.
  init(zeroTerminated pointer: UnsafePointer<CChar>) {
    self.init(bytes: UnsafeRawBufferPointer(start: pointer, count: strlen(pointer)))
  }

  /// The arguments of the program, without its name.
  static var commandLine: [RawText] {
    UnsafeBufferPointer(start: CommandLine.unsafeArgv, count: Int(CommandLine.argc))
      .dropFirst()
      .compactMap { $0.map { RawText(zeroTerminated: $0) } }
  }

  /// The text with what could steer a terminal in a visible form.
  var harmless: String { TextLine(text).text }

  /// Calls a closure with the bytes as the C library takes them.
  func withCString<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    var characters = bytes.map { CChar(bitPattern: $0) }
    characters.append(0)
    return characters.withUnsafeBufferPointer { buffer in
      // The buffer has at least the zero, so that it has an address.
      buffer.baseAddress.map(body) ?? body("")
    }
  }
}

extension RawText: CustomStringConvertible {
  /// The text with what could steer a terminal in a visible form.
  var description: String { harmless }
}

/// Returns bytes as text, in which a byte that belongs to no character is shown as `\xFF`, and a
/// backslash as two.
private func decoding(_ bytes: [UInt8]) -> String {
  var text = ""
  var rest = bytes[...]
  while let byte = rest.first {
    var iterator = rest.makeIterator()
    var parser = Unicode.UTF8.ForwardParser()
    if byte == UInt8(ascii: "\\") {
      text += "\\\\"
      rest = rest.dropFirst()
    } else if case .valid(let encoded) = parser.parseScalar(from: &iterator) {
      text.unicodeScalars.append(Unicode.UTF8.decode(encoded))
      rest = rest.dropFirst(encoded.count)
    } else {
      text += "\\x" + String(byte, radix: 16, uppercase: true)
      rest = rest.dropFirst()
    }
  }
  return text
}
