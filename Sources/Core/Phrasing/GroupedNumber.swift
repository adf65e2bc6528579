/// A number whose thousands are set apart by blanks, over several words: "12 500".
struct GroupedNumber {
  /// With what stands before and after it.
  var digits: String
  var text: String
  var words: Int

  init?(_ words: ArraySlice<Substring>) {
    guard let first = words.first, let start = first.firstIndex(where: \.isASCIIDigit),
      (1...3).contains(first[start...].utf8.count), first[start...].allSatisfy(\.isASCIIDigit), first[start] != "0",
      !first[..<start].contains(where: { $0.isLetter })
    else { return nil }
    var taken = [first]
    for word in words.dropFirst() {
      guard taken.count < 4, word.prefix(while: \.isASCIIDigit).utf8.count == 3 else { break }
      let rest = word.dropFirst(3)
      guard rest.first?.isLetter != true else { break }
      taken.append(word)
      if !rest.isEmpty { break }
    }
    guard taken.count > 1 else { return nil }
    digits = taken.joined()
    text = taken.joined(separator: " ")
    self.words = taken.count
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}
