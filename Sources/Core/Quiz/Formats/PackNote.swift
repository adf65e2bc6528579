/// Something an author should look at, with which the pack is played all the same. Prints as a fault does.
public struct PackNote: Hashable, Sendable, CustomStringConvertible {
  /// What it is.
  public enum Remark: Hashable, Sendable {
    case noLicence, noSource
    /// One string of several words for several languages.
    case oneStringForAllLanguages(String)
    /// Two options that are the same but for case, accents and marks.
    case optionsSoundAlike(String, String, language: String)
    /// Something about the accepted answers of a level.
    case answer(AnswerRemark)
    /// An accepted answer with something in it that stands between answers elsewhere.
    case severalAnswers(String)
    /// A word that points at something to be seen.
    case meantForEyes(String)
  }

  /// The file, as the user named it.
  public var file: String
  /// Where in the pack.
  public var location: PackLocation
  /// What there is to look at.
  public var remark: Remark

  /// The one line.
  public var description: String {
    [file, location.words, words].compactMap(\.self).joined(separator: ": ")
  }

  private var words: String {
    switch remark {
    case .noLicence: #"no licence is named; add "licence", so that others know what they may do"#
    case .noSource: #"no source is named; add "source", so that others know where it comes from"#
    case .oneStringForAllLanguages(let text):
      "\(Quoted.text(text)) is said in every language; if it is meant to differ, write one text a language"
    case .optionsSoundAlike(let first, let second, let language):
      "\(Quoted.text(first)) and \(Quoted.text(second)) sound alike in '\(language)'; other words would tell them apart"
    case .answer(let remark): remark.description
    case .severalAnswers(let text):
      #"\#(Quoted.text(text)) may be several answers in one; write a|b for two spellings, [a] for what may be left out"#
    case .meantForEyes(let word): "\(Quoted.text(word)) may need sight; say in words what there is to be seen"
    }
  }
}
