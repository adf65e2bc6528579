/// The words of a typed text as they were typed: what is spoken is never the folded form.
struct TypedWords {
  private let text: String

  /// A clean text.
  init(_ text: String) {
    self.text = text
  }

  /// The shortest stretch of words with these letters once folded; the whole text if there is none.
  func original(of letters: String) -> String {
    let words = text.split { !$0.isLetter && !$0.isNumber }
    let folded = words.map { FoldedText(String($0)).form }
    for length in 1...3 where length <= words.count {
      for start in 0...(words.count - length) where folded[start..<(start + length)].joined() == letters {
        return String(text[words[start].startIndex..<words[start + length - 1].endIndex])
      }
    }
    return text
  }
}
