/// The base class of the cells of text tables, which shows content in UIKit's four styles.
///
/// ```swift
/// final class FruitCell: TextCell, CellConfigurable {
///   func configure(with fruit: Fruit) {
///     show(CellContent(text: fruit.name, detailText: "\(fruit.price) ct", style: .value1))
///   }
/// }
/// ```
///
/// A cell that is more than this overrides ``lines(fitting:)``. The mark of a selected or disabled
/// row, the controls of editing, the indentation and the accessory are drawn around those lines.
@MainActor
open class TextCell: TableViewCell {
  /// The class that all cells of text tables derive from.
  public typealias Base = TextCell

  /// The class that all headers and footers of text tables derive from.
  public typealias HeaderFooterView = TextHeaderFooterView

  /// The cells of input and progress rows.
  public class var standardCells: [any CellConfigurable.Type] {
    [TextInputCell.self, TextProgressCell.self]
  }

  /// What the cell shows.
  public private(set) var content: CellContent = ""

  /// The traits of the row.
  public private(set) var traits = RowTraits()

  /// Whether the row is selected.
  public var isSelected = false

  /// Whether the row is touched.
  public var isHighlighted = false

  /// Whether the row is the one that keys lead from.
  public var isFocused = false

  /// What the cell shows of editing.
  public var editingState = CellEditingState()

  /// Whether a selected row is marked; the row is selected or not just the same.
  public var showsSelection = true

  /// How many levels the content is indented.
  public var indentationLevel: Int {
    get { traits.indentationLevel }
    set { traits.indentationLevel = newValue }
  }

  /// Creates a cell that shows nothing yet.
  public required init() {}

  /// Shows content, in its style.
  open func show(_ content: CellContent) {
    self.content = content
  }

  /// Shows the traits of the row.
  open func apply(_ traits: RowTraits) {
    self.traits = traits
  }

  /// Marks the row as selected or not, at once.
  open func setSelected(_ isSelected: Bool, animated: Bool) {
    self.isSelected = isSelected
  }

  /// Makes the cell as good as new.
  open func prepareForReuse() {
    content = ""
    traits = RowTraits()
    isSelected = false
    isHighlighted = false
    isFocused = false
    editingState = CellEditingState()
    showsSelection = true
  }

  /// Returns the lines between the margins of the cell, in at most so many columns.
  ///
  /// Override it for a cell that does not show ``content``; ``TextColumn`` lays out lines in
  /// columns.
  open func lines(fitting width: Int) -> [TextLine] {
    content.lines(fitting: width)
  }

  /// What stands at the trailing edge: what the row names, or else the content; it can be set for as long
  /// as the cell shows the row.
  public var accessory: CellAccessory {
    get { traits.accessory ?? content.accessory }
    set { traits.accessory = newValue }
  }

  /// What stands there while the table is being edited, as far as the row names it.
  public var editingAccessory: CellAccessory? { traits.editing.accessory }

  /// Returns the number of lines of the cell.
  public func height(fittingWidth width: Double) -> Double {
    Double(lines(fitting: margins.room(in: width)).count)
  }

  /// Returns what the cell looks like.
  public func textLines(fittingWidth width: Double) -> [TextLine] {
    margins.around(lines(fitting: margins.room(in: width)), in: width)
  }

  private var margins: TextCellMargins {
    TextCellMargins(
      isFocused: isFocused,
      isSelected: isSelected && showsSelection && traits.showsSelection, traits: traits,
      accessory: accessory, editing: editingState)
  }
}
