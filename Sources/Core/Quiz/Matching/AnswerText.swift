/// A text as every stage needs it, typed or stored: both sides go through here.
struct AnswerText: Hashable {
  /// As it was written, but for blanks and signs without a shape.
  let cleaned: String
  /// Folded, in German also as it is written without umlauts.
  let folded: [String]
  /// The same with accents kept; none where they do not matter.
  let accented: [String]

  init(_ text: String, language: AnswerLanguage, accents: AnswerKey.Accents) {
    cleaned = FoldedText.clean(text)
    let variants = language.variants(of: cleaned)
    folded = variants.map { FoldedText($0).form }
    accented = accents == .strict ? variants.map { FoldedText($0, keepsAccents: true).form } : []
  }

  /// The folded text itself.
  var form: String { folded.first ?? "" }
}
