extension DataSource {
  /// Returns the filled view of a header or footer; nil for a text, or where no type of view fits,
  /// which is reported.
  func view(
    for headerFooter: HeaderFooter, at part: TablePart, from host: any TableHost<Cell>
  ) -> Cell.HeaderFooterView? {
    guard let reference = headerFooter.view else { return nil }
    do throws(ViewProblem) {
      let found = try registry.headerFooterViews.find(reference, for: headerFooter.data)
      guard let view = dequeue(found.view, found.identifier, from: host) else {
        throw .unknownIdentifier(found.identifier)
      }
      guard found.view.configure(view, headerFooter.data) else {
        throw .unexpectedView(
          identifier: found.identifier, found: String(reflecting: type(of: view)))
      }
      return view
    } catch {
      model.report(error.diagnostic(of: part))
      return nil
    }
  }

  /// Returns the text of a header or footer, or of its data where no type of view fits.
  func title(of headerFooter: HeaderFooter) -> String? {
    if let text = headerFooter.text { return text }
    if let reference = headerFooter.view,
      (try? registry.headerFooterViews.find(reference, for: headerFooter.data)) != nil
    {
      return nil
    }
    return registry.defaultCell.content(for: headerFooter.data).text
  }

  private func dequeue(
    _ view: RegisteredView<Cell.HeaderFooterView>, _ identifier: String,
    from host: any TableHost<Cell>
  ) -> Cell.HeaderFooterView? {
    if let source = view.source, headerFooterRegistrations.insert(view, for: identifier, on: host) {
      host.register(source, forHeaderFooterViewReuseIdentifier: identifier)
    }
    return host.dequeueReusableHeaderFooterView(withIdentifier: identifier)
  }
}
