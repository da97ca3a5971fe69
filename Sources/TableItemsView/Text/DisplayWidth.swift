extension Character {
  /// The number of columns that the character takes in a terminal.
  ///
  /// Terminals differ in details; this is what most of them do. It does not depend on the locale.
  var displayWidth: Int {
    if isASCII { return 1 }
    if isEmojiSequence { return 2 }
    return unicodeScalars.reduce(0) { $0 + $1.displayWidth }
  }

  /// Whether several scalars are drawn as one picture: a flag, a family, a key cap, a skin tone.
  private var isEmojiSequence: Bool {
    var rest = unicodeScalars[...]
    guard let first = rest.popFirst(), first.properties.isEmoji else { return false }
    return rest.contains { scalar in
      switch scalar.value {
      case 0xFE0F, 0x20E3: true
      default: scalar.properties.isEmojiPresentation || scalar.properties.isEmojiModifier
      }
    }
  }
}

extension Unicode.Scalar {
  /// The number of columns of the scalar by itself: none for a mark, two for a wide one.
  fileprivate var displayWidth: Int {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark: return 0
    // Of the format characters, the soft hyphen and the signs that span Arabic numbers are drawn.
    case .format: return value == 0xAD || (0x600...0x605).contains(value) ? 1 : 0
    default: break
    }
    // Vowels and final consonants that join a Hangul syllable take no room of their own.
    if (0x1160...0x11FF).contains(value) { return 0 }
    return isWide ? 2 : 1
  }

  private var isWide: Bool {
    guard value >= 0x1100 else { return false }
    let number = wideScalars.partitioningIndex { $0.upperBound >= value }
    return number < wideScalars.count && wideScalars[number].contains(value)
  }
}
