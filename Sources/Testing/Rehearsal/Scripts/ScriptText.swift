/// The lines and words of a script.
enum ScriptText {
  /// Without the mark at the beginning and the blanks at both ends of each.
  static func lines(of text: String) -> [Substring] {
    var text = text[...]
    if text.unicodeScalars.first == "\u{FEFF}" { text.unicodeScalars.removeFirst() }
    return text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
      trimmed(Substring($0))
    }
  }

  /// Without spaces, tabs and the return of a line's end.
  static func trimmed(_ text: Substring) -> Substring {
    var bytes = text.utf8
    while let first = bytes.first, isBlank(first) { bytes.removeFirst() }
    while let last = bytes.last, isBlank(last) { bytes.removeLast() }
    return Substring(bytes)
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
  }

  /// The first word, and the rest of the line.
  static func cut(_ line: Substring) -> (word: Substring, rest: Substring) {
    let end = line.utf8.firstIndex(where: isBlank) ?? line.endIndex
    return (line[..<end], trimmed(line[end...]))
  }

  static func words(_ line: Substring) -> [Substring] {
    line.utf8.split(whereSeparator: isBlank).map(Substring.init)
  }

  /// A text with the escapes for spaces at its ends undone.
  static func unescaped(_ text: Substring) -> String {
    guard text.utf8.contains(UInt8(ascii: "\\")) else { return String(text) }
    var (text, before, after) = (text, "", "")
    while text.hasPrefix("\\s") { (text, before) = (text.dropFirst(2), before + " ") }
    while text.hasSuffix("\\s") { (text, after) = (text.dropLast(2), after + " ") }
    return before + text + after
  }

  /// A text of a cut line, in which a slash of its own is told from the one that cuts.
  static func escaped(_ text: String) -> String {
    text.split(separator: " / ", omittingEmptySubsequences: false).joined(separator: " \\/ ")
  }

  /// A word of a file in a message: in single quotes, cut if long, without what would disturb a terminal.
  static func quoted(_ text: some StringProtocol) -> String {
    let start = String(String.UnicodeScalarView(text.unicodeScalars.prefix(40)))
    return "'\(visible(start))\(text.unicodeScalars.dropFirst(40).isEmpty ? "" : "…")'"
  }

  /// Whether a text may be a code or a telephone number, which no report repeats.
  static func mayBeSecret(_ text: some StringProtocol) -> Bool {
    text.count { $0.isNumber } > 3
  }

  /// A text without what would disturb a terminal, which is told by its number.
  static func visible(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator:
        "U+" + String(scalar.value, radix: 16, uppercase: true)
      default: String(scalar)
      }
    }.joined()
  }
}

extension Duration {
  /// Whole milliseconds, what is less cut off.
  var milliseconds: Int {
    let (seconds, attoseconds) = components
    return Int(seconds) * 1000 + Int(attoseconds / 1_000_000_000_000_000)
  }

  /// In as few digits as tell it, as it is written in a script: `20s`, `1.5s`.
  var inSeconds: String {
    seconds(atLeast: 0)
  }

  /// In at least hundredths, as it stands in a list: `7.98s`.
  var onTheClock: String {
    seconds(atLeast: 2)
  }

  private func seconds(atLeast digits: Int) -> String {
    let padded = String(milliseconds % 1000 + 1000).dropFirst()
    var fraction = padded
    while fraction.count > digits, fraction.last == "0" { fraction.removeLast() }
    return "\(milliseconds / 1000)\(fraction.isEmpty ? "" : ".")\(fraction)s"
  }
}
