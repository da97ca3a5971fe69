import CLibrary

/// Returns a point in time, in seconds from 1970, as date and time of day where the user is.
func localTime(of seconds: Int) -> String {
  var time = time_t(seconds)
  var parts = tm()
  guard localtime_r(&time, &parts) != nil else { return "" }
  return withUnsafeTemporaryAllocation(of: CChar.self, capacity: 64) { buffer in
    guard let start = buffer.baseAddress,
      strftime(start, buffer.count, "%Y-%m-%d %H:%M", &parts) > 0
    else { return "" }
    return String(cString: start)
  }
}
