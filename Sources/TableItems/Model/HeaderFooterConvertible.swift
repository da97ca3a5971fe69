/// What can be given as the header or footer of a section: a text, or a ``HeaderFooter``.
public protocol HeaderFooterConvertible {
  /// The header or footer that it stands for.
  var headerFooter: HeaderFooter { get }
}

extension String: HeaderFooterConvertible {
  /// A header or footer of the text, shown by the standard view of the host.
  public var headerFooter: HeaderFooter { HeaderFooter(self) }
}

extension HeaderFooter: HeaderFooterConvertible {
  /// The header or footer itself.
  public var headerFooter: HeaderFooter { self }
}
