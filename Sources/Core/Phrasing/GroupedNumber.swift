/// A number whose thousands are set apart by blanks, over several words: "12 500", or two of them with a dash between.
struct GroupedNumber {
  /// With what stands before and after it.
  var digits: String
  var text: String
  var words: Int

  init?(_ words: ArraySlice<Substring>) {
    guard let first = words.first, Self.opens(first) else { return nil }
    var taken = [first]
    var groups = 1
    for word in words.dropFirst() {
      guard groups < 4, word.prefix(while: \.isASCIIDigit).utf8.count == 3 else { break }
      let rest = word.dropFirst(3)
      guard rest.first?.isLetter != true else { break }
      taken.append(word)
      groups += 1
      if rest.isEmpty { continue }
      guard let dash = rest.first, MarkKind.dashes.contains(dash), Self.opens(rest.dropFirst()) else { break }
      groups = 1
    }
    guard taken.count > 1 else { return nil }
    digits = taken.joined()
    text = taken.joined(separator: " ")
    self.words = taken.count
  }

  /// Whether a word ends in digits that thousands may follow; before them may be marks, or a number and a dash.
  private static func opens(_ word: Substring) -> Bool {
    guard word.last?.isASCIIDigit == true else { return false }
    let rest = word.lastIndex { !$0.isASCIIDigit }.map { word[...$0] } ?? ""
    let digits = word.dropFirst(rest.count)
    guard digits.utf8.count < 4, digits.first != "0" else { return false }
    guard let last = rest.last, MarkKind.dashes.contains(last) else {
      return !rest.contains { $0.isLetter || $0.isNumber }
    }
    return !rest.contains(where: \.isLetter)
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { asciiValue.map { (0x30..<0x3A).contains($0) } ?? false }
}
