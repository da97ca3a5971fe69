import CLibrary

/// Something that the system refused, with its own reason.
struct SystemError: Error, CustomStringConvertible {
  let action: String
  let code: Int32

  /// Takes the reason from the last call of the C library.
  static func last(_ action: String) -> SystemError {
    SystemError(action: action, code: errno)
  }

  var reason: String { String(cString: strerror(code)) }

  var description: String { "\(action): \(reason)" }
}
