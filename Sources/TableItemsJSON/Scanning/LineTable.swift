/// Where the lines of a text begin.
struct LineTable {
  private let bytes: [UInt8]
  private let starts: [Int]

  /// - Complexity: O(*n*) in the length of the text.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts = [0]
    for (offset, byte) in bytes.enumerated() {
      // A line ends with LF, CR, or both.
      let isReturn = byte == 0x0D && !(offset + 1 < bytes.count && bytes[offset + 1] == 0x0A)
      if byte == 0x0A || isReturn { starts.append(offset + 1) }
    }
    self.starts = starts
  }

  /// Returns the line and the column of a byte, both from one; columns are counted in Unicode scalars.
  func place(of offset: Int) -> (line: Int, column: Int) {
    let offset = min(max(0, offset), bytes.count)
    var (low, high) = (0, starts.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if starts[middle] <= offset { low = middle } else { high = middle - 1 }
    }
    // Bytes that continue a scalar begin with the bits 10.
    let column = bytes[starts[low]..<offset].reduce(1) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 }
    return (low + 1, column)
  }
}
