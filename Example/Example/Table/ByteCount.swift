/// Returns a number of bytes in few digits: `512 B`, `1.5 kB`, `12 MB`.
func byteCount(_ count: Int) -> String {
  var value = Double(count)
  var units = ["B", "kB", "MB", "GB", "TB", "PB", "EB"][...]
  while value >= 999.5, units.count > 1 {
    value /= 1000
    units.removeFirst()
  }
  let unit = units.first ?? ""
  guard unit != "B", value < 9.95 else { return "\(Int(value + 0.5)) \(unit)" }
  let tenths = Int(value * 10 + 0.5)
  return "\(tenths / 10).\(tenths % 10) \(unit)"
}
