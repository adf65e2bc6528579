/// A way to bring texts into a form in which equal means the same answer.
struct TextForm: Hashable, Sendable {
  /// What counts for nothing.
  enum Leniency: Hashable {
    /// Nothing more than folding takes away (S1).
    case same
    /// Blanks, in a code.
    case blanks
    /// Punctuation, if there is a word in the stored answer (S2).
    case punctuation
    /// A leading article (S3).
    case article
    case articleAndPunctuation
  }

  let leniency: Leniency
  let language: AnswerLanguage
  let keepsAccents: Bool

  /// Of what was typed. Its punctuation always may go: the stored answer decides whether it does.
  func forms(ofTyped text: AnswerText) -> [String] {
    folded(text).compactMap(form).filter { !$0.isEmpty }
  }

  /// Of an answer of the author's; none where it is not compared in this way.
  func forms(ofStored text: AnswerText) -> [String] {
    folded(text).filter(isCompared).compactMap(form).filter { !$0.isEmpty }
  }

  /// Of an answer with wildcards, an article at its beginning only.
  func pattern(_ pieces: [AnswerText]) -> WildcardPattern? {
    let folded = pieces.compactMap { self.folded($0).first }
    guard isCompared(folded.joined(separator: " ")) else { return nil }
    let forms = folded.enumerated().map { $0 == 0 ? form($1) : afterWildcard.form($1) }
    return WildcardPattern(forms)
  }

  private func folded(_ text: AnswerText) -> [String] {
    keepsAccents ? text.accented : text.folded
  }

  private func isCompared(_ folded: String) -> Bool {
    switch leniency {
    case .same, .blanks, .article: true
    case .punctuation, .articleAndPunctuation: LooseText.hasWord(in: folded)
    }
  }

  private func form(_ folded: String) -> String {
    switch leniency {
    case .same: folded
    case .blanks: folded.filter { $0 != " " }
    case .punctuation: LooseText(folded: folded).squeezed
    case .article: language.withoutArticle(folded)
    case .articleAndPunctuation:
      LooseText(folded: language.withoutArticle(LooseText.trimmed(folded))).squeezed
    }
  }

  private var afterWildcard: TextForm {
    switch leniency {
    case .same, .blanks, .punctuation: self
    case .article: TextForm(leniency: .same, language: language, keepsAccents: keepsAccents)
    case .articleAndPunctuation: TextForm(leniency: .punctuation, language: language, keepsAccents: keepsAccents)
    }
  }
}
