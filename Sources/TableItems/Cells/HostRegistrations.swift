/// What a data source has registered with its host so far.
///
/// A host is told of a type when a cell of it is first needed, and again when the type was replaced
/// or the host is another.
@MainActor
struct HostRegistrations {
  private weak var host: AnyObject?
  private var registrations: [String: AnyObject] = [:]

  /// Tells whether the host has to be told of a registration, and takes note that it is.
  mutating func needs(_ registration: AnyObject, for identifier: String, on newHost: AnyObject)
    -> Bool
  {
    if host !== newHost {
      host = newHost
      registrations = [:]
    }
    defer { registrations[identifier] = registration }
    return registrations[identifier] !== registration
  }
}
