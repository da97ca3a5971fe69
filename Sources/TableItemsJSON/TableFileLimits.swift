/// How much of a file is read.
public struct TableFileLimits: Hashable, Sendable {
  /// The most bytes, 64 MiB by default; a larger file is not read at all.
  public var size: Int

  /// How deep arrays and objects may be nested, the outermost included; 64 by default, 256 at most.
  public var depth: Int {
    didSet { depth = Self.bounded(depth) }
  }

  /// The most problems that are listed; 1000 by default.
  public var problems: Int

  /// Creates limits.
  public init(size: Int = 64 << 20, depth: Int = 64, problems: Int = 1000) {
    self.size = size
    self.depth = Self.bounded(depth)
    self.problems = problems
  }

  /// What is nested is compared and freed by recursion, which must not exhaust the stack.
  private static func bounded(_ depth: Int) -> Int { min(max(1, depth), 256) }
}
