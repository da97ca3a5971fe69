/// What a data source has registered with its hosts so far.
///
/// A host is told of a type when a view of it is first needed, and again when the type was replaced.
@MainActor
struct HostRegistrations {
  private struct Host {
    weak var host: AnyObject?
    var registrations: [String: AnyObject] = [:]
  }

  private var hosts: [ObjectIdentifier: Host] = [:]

  /// Takes note that a host may know other registrations by now.
  mutating func forget(_ host: AnyObject) {
    hosts[ObjectIdentifier(host)] = nil
  }

  /// Takes note that a host knows a registration; tells whether it did not before.
  mutating func insert(
    _ registration: AnyObject, for identifier: String, on host: AnyObject
  ) -> Bool {
    let key = ObjectIdentifier(host)
    if hosts[key]?.host !== host {
      // A new host can have the address of one that is gone.
      hosts = hosts.filter { $0.value.host != nil }
      hosts[key] = Host(host: host)
    }
    let known = hosts[key]?.registrations.updateValue(registration, forKey: identifier)
    return known !== registration
  }
}
