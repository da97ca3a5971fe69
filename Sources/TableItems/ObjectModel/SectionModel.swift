/// A section of a table that is built one row after another: it names the section, and changes it.
///
/// It does not keep the model alive. What it is asked to do when the section is gone is left undone, and
/// reported by the model.
@MainActor
public struct SectionModel: Identifiable {
  /// What tells the section from the others.
  public nonisolated let id: ItemID

  /// The model that the section is of, while that is there.
  public private(set) weak var model: TableModel?

  /// Where the section most likely stands.
  private let lastPosition: Int

  init(id: ItemID, at position: Int, of model: TableModel) {
    self.id = id
    self.model = model
    lastPosition = position
  }

  /// Where the section stands; nil if it is gone.
  ///
  /// - Complexity: O(1) where no section before it came or went since it was looked up, else O(*n*) in the
  ///   number of sections.
  public var position: Int? { model?.source.position(ofSection: id, near: lastPosition) }

  /// The section as it is; nil if it is gone.
  public var item: SectionItem? { position.flatMap { model?.source.section(at: $0) } }

  /// The text above the rows; nil if there is none, or a view shows something else.
  public var headerText: String? {
    get { header?.text }
    nonmutating set { header = newValue.map { HeaderFooter($0) } }
  }

  /// The text below the rows; nil if there is none, or a view shows something else.
  public var footerText: String? {
    get { footer?.text }
    nonmutating set { footer = newValue.map { HeaderFooter($0) } }
  }

  /// What stands above the rows: a text, or data that a type of view shows.
  public var header: HeaderFooter? {
    get { item?.header }
    nonmutating set {
      change {
        $0.header = newValue
      } live: {
        $0.setHeader(newValue, ofSection: $1)
      }
    }
  }

  /// What stands below the rows: a text, or data that a type of view shows.
  public var footer: HeaderFooter? {
    get { item?.footer }
    nonmutating set {
      change {
        $0.footer = newValue
      } live: {
        $0.setFooter(newValue, ofSection: $1)
      }
    }
  }

  /// The title under which an index at the side of the table leads to the section.
  public var indexTitle: String? {
    get { item?.indexTitle }
    nonmutating set {
      change {
        $0.indexTitle = newValue
      } live: {
        $0.setIndexTitle(newValue, ofSection: $1)
      }
    }
  }

  /// Has the section, and all its rows, be shown anew.
  public func reload(animation: RowAnimation = .automatic) {
    change(animation) { _ in
    } live: {
      $0.refreshSection($1)
    }
  }

  /// Takes the section out of the table, with its rows.
  public func remove(animation: RowAnimation = .automatic) {
    guard let position else { return reportGone("removed") }
    model?.removeSection(at: position, animation: animation)
  }

  /// Changes the section in place while nothing shows it, and else as an update.
  func change(
    _ animation: RowAnimation = .automatic, to intention: String = "changed",
    inPlace: (inout SectionItem) -> Void, live: (inout TableDraft, _ section: Int) -> Void
  ) {
    guard let model, let position else { return reportGone(intention) }
    model.change(animation) { content in
      inPlace(&content.sections[position])
    } live: { draft in
      live(&draft, position)
    }
  }

  func reportGone(_ intention: String) {
    model?.report(.gone("section \(id)", intention))
  }
}

extension TableDiagnostic {
  /// A row or section that is to be changed, and is gone.
  static func gone(_ name: String, _ intention: String) -> TableDiagnostic {
    TableDiagnostic(.ignoredEdit, "\(name) is gone; it is not \(intention)")
  }
}
