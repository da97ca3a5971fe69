extension DataSource {
  /// Returns the filled view of a header or footer; nil for a text, or where no type of view fits.
  func view(
    for headerFooter: HeaderFooter, at place: TableDiagnostic.Place,
    from host: any TableHost<Cell>
  ) -> Cell.HeaderFooterView? {
    guard let wanted = headerFooter.viewIdentifier else { return nil }
    if let (registered, identifier) = registry.headerFooterView(for: headerFooter),
      let view = dequeue(registered, identifier, from: host),
      registered.configure(view, headerFooter.data)
    {
      return view
    }
    model.report(TableDiagnostic(.unknownHeaderFooterIdentifier(wanted), at: place))
    return nil
  }

  /// Returns the text of a header or footer, or of its data where no type of view fits.
  func title(of headerFooter: HeaderFooter) -> String? {
    if let text = headerFooter.text { return text }
    guard registry.headerFooterView(for: headerFooter) == nil else { return nil }
    return registry.defaultCell.content(for: headerFooter.data).text
  }

  private func dequeue(
    _ registered: RegisteredView<Cell.HeaderFooterView>, _ identifier: String,
    from host: any TableHost<Cell>
  ) -> Cell.HeaderFooterView? {
    if let source = registered.source,
      headerFooterRegistrations.needs(registered, for: identifier, on: host)
    {
      host.register(source, forHeaderFooterViewReuseIdentifier: identifier)
    }
    return host.dequeueReusableHeaderFooterView(withIdentifier: identifier)
  }
}
