/// A cell of a ``TableView``.
///
/// The base class of a host's cells conforms; ``TextCell`` is the ready one.
@MainActor
public protocol TableViewCell: ReusableView where HeaderFooterView: ReusableView {
  /// Whether the row is selected; set by the table view, which is the authority.
  var isSelected: Bool { get set }

  /// Has the cell look selected or not, in some time if it is animated; called by the table view when that
  /// changes. By default it sets ``isSelected``.
  func setSelected(_ isSelected: Bool, animated: Bool)

  /// Whether the row is touched; set by the table view, which is the authority.
  var isHighlighted: Bool { get set }

  /// Whether the row is the one that keys lead from; set by the table view, which is the authority.
  var isFocused: Bool { get set }

  /// How many levels the content is indented; set by the table view where the delegate says it.
  var indentationLevel: Int { get set }

  /// What the cell shows of editing; set by the table view, which is the authority.
  var editingState: CellEditingState { get set }

  /// What stands at the trailing edge of the cell as it is filled now.
  var accessory: CellAccessory { get }

  /// What stands there while the table is being edited, as far as the cell knows; nil for nothing.
  var editingAccessory: CellAccessory? { get }
}

extension TableViewCell {
  /// Sets ``isSelected``.
  public func setSelected(_ isSelected: Bool, animated: Bool) {
    self.isSelected = isSelected
  }

  /// Nothing: a cell need not show anything of it.
  public var editingState: CellEditingState {
    get { CellEditingState() }
    set {}
  }

  /// Nothing, as in UIKit.
  public var editingAccessory: CellAccessory? { nil }
}
