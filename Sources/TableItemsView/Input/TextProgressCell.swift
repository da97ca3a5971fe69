/// The cell of progress rows in a text table: a bar for the part that is done, or a sign that turns.
open class TextProgressCell: TextCell, CellConfigurable {
  /// The cell that rows of `CellProgress` name or get.
  public nonisolated static var cellIdentifier: CellIdentifier<CellProgress> { .progress }

  /// How often the sign has turned; a host that draws again and again counts it up.
  public var frame = 0

  /// What the cell shows.
  public private(set) var progress = CellProgress()

  /// Shows how far something is.
  open func configure(with progress: CellProgress) {
    self.progress = progress
  }

  /// Makes the cell as good as new.
  open override func prepareForReuse() {
    super.prepareForReuse()
    progress = CellProgress()
    frame = 0
  }

  /// Returns the text with the bar or the sign.
  open override func lines(fitting width: Int) -> [TextLine] {
    let text = TextLine(progress.text)
    guard let fraction = progress.boundedFraction else {
      let signs: [TextLine] = ["|", "/", "-", "\\"]
      let sign = signs[((frame % signs.count) + signs.count) % signs.count]
      return [(sign + " " + text).truncated(to: width)]
    }
    let percent = TextLine("\(Int(fraction * 100)) %").fitted(to: 6, alignment: .trailing)
    let room = min(20, width - percent.width - (text.width > 0 ? text.width + 1 : 0) - 2)
    guard room >= 4 else { return [(text + percent).truncated(to: width)] }
    let done = Int(fraction * Double(room))
    let bar = String(repeating: "#", count: done) + String(repeating: ".", count: room - done)
    return [(text.width > 0 ? text + " " : text) + TextLine("[\(bar)]") + percent]
  }
}
