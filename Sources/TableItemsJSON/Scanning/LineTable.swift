/// Where the lines of a text begin.
struct LineTable {
  private let bytes: [UInt8]
  private let starts: [Int]

  /// How many scalars begin before each block of bytes, so that a column in a long line is counted in no
  /// time.
  private let counts: [Int]
  private static let block = 512

  /// - Complexity: O(*n*) in the length of the text.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts = [0]
    var counts: [Int] = []
    var count = 0
    for (offset, byte) in bytes.enumerated() {
      if offset % Self.block == 0 { counts.append(count) }
      if byte.beginsScalar { count += 1 }
      // A line ends with LF, CR, or both.
      let isReturn = byte == 0x0D && !(offset + 1 < bytes.count && bytes[offset + 1] == 0x0A)
      if byte == 0x0A || isReturn { starts.append(offset + 1) }
    }
    self.starts = starts
    self.counts = counts
  }

  /// Returns the line and the column of a byte, both from one; columns are counted in Unicode scalars.
  func place(of offset: Int) -> (line: Int, column: Int) {
    let offset = min(max(0, offset), bytes.count)
    var (low, high) = (0, starts.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if starts[middle] <= offset { low = middle } else { high = middle - 1 }
    }
    return (low + 1, 1 + scalars(before: offset) - scalars(before: starts[low]))
  }

  /// Returns how many scalars begin before a byte.
  private func scalars(before offset: Int) -> Int {
    let block = min(offset / Self.block, counts.count - 1)
    guard block >= 0 else { return 0 }
    return bytes[(block * Self.block)..<offset].reduce(counts[block]) {
      $1.beginsScalar ? $0 + 1 : $0
    }
  }
}

extension UInt8 {
  /// Whether it is not one of the bytes that continue a scalar, which begin with the bits 10.
  fileprivate var beginsScalar: Bool { self & 0xC0 != 0x80 }
}
