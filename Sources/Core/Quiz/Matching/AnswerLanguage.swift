import Foundation

/// What matching knows of the language that a level is played in.
struct AnswerLanguage: Hashable {
  /// Which mark parts the decimals.
  enum DecimalMark: Hashable {
    case point, comma
  }

  let decimalMark: DecimalMark
  /// The tag without script and region.
  private let code: String
  private let articles: [String]
  private let articleWords: Set<String>

  init(tag: String) {
    let locale = Locale(identifier: tag)
    code = locale.language.languageCode?.identifier ?? tag
    articles = Self.articles[code] ?? []
    articleWords = Set(articles.flatMap { $0.split { !$0.isLetter }.map(String.init) })
    decimalMark = locale.decimalSeparator == "," ? .comma : .point
  }

  /// English and French have articles, numbers in words, yes and no; other languages go without these stages.
  var isKnown: Bool { code == "en" || code == "fr" }

  /// Whether "o" is short for yes.
  var isFrench: Bool { code == "fr" }

  /// The text, and how it is written where there are no umlauts.
  func variants(of text: String) -> [String] {
    guard code == "de" else { return [text] }
    let plain = text.map { Self.umlauts[$0] ?? String($0) }.joined()
    return plain == text ? [text] : [text, plain]
  }

  /// A folded text without its leading article, if a word that is no article is left (game.md 6, S3).
  func withoutArticle(_ folded: String) -> String {
    guard let article = articles.first(where: folded.hasPrefix) else { return folded }
    let rest = folded.dropFirst(article.count).drop { $0 == " " }
    let words = rest.split { !$0.isLetter && !$0.isNumber }
    let hasWord = words.contains { word in !articleWords.contains(String(word)) }
    return hasWord ? String(rest) : folded
  }

  /// The longest first where one begins like another.
  private static let articles: [String: [String]] = [
    "en": ["the ", "an ", "a "],
    "fr": ["de la ", "de l'", "de l ", "des ", "du ", "de ", "les ", "le ", "la ", "l'", "l ", "une ", "un "],
  ]

  private static let umlauts: [Character: String] = [
    "ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue",
  ]
}
