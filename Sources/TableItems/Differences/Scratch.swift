/// Memory that one comparison writes to and throws away, without the checks that an array makes at each
/// access.
@usableFromInline
struct Scratch<Element: BitwiseCopyable>: ~Copyable {
  @usableFromInline let elements: UnsafeMutablePointer<Element>

  @inlinable
  init(repeating element: Element, count: Int) {
    elements = .allocate(capacity: count)
    elements.initialize(repeating: element, count: count)
  }

  @inlinable
  deinit {
    elements.deallocate()
  }

  @inlinable
  subscript(position: Int) -> Element {
    get { elements[position] }
    nonmutating set { elements[position] = newValue }
  }
}
