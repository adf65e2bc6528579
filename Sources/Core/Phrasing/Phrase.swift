/// A phrase as its file has it: one text, or a text for each plural form by name.
public enum PhraseSource: Hashable, Sendable {
  case plain(String)
  case forms([String: String])
}

extension PhraseSource: ExpressibleByStringLiteral, ExpressibleByDictionaryLiteral {
  /// One text.
  public init(stringLiteral text: String) {
    self = .plain(text)
  }

  /// A text for each form.
  public init(dictionaryLiteral forms: (String, String)...) {
    self = .forms(Dictionary(forms) { _, last in last })
  }
}

/// A phrase ready for use.
enum Phrase: Hashable, Sendable {
  case plain(Template)
  case forms([PluralForm: Template])

  /// The blanks it fills; the count that chooses a form is one of them, said or not.
  var blanks: Set<String> {
    switch self {
    case .plain(let template): template.blanks
    case .forms(let forms): forms.values.reduce(into: ["n"]) { $0.formUnion($1.blanks) }
    }
  }

  /// The template for a count, which matters only where there are forms.
  func template(for count: Int, in language: String) -> Template {
    switch self {
    case .plain(let template): template
    case .forms(let forms): forms[PluralForm(of: count, in: language)] ?? Template.empty
    }
  }
}

/// Words with blanks: `You chose {answer}.` A doubled brace stands for itself.
struct Template: Hashable, Sendable {
  enum Piece: Hashable, Sendable {
    case words(Words)
    case blank(String)
  }

  /// Words between blanks.
  struct Words: Hashable, Sendable {
    let text: String
    /// The text at its blanks, split once for all.
    let words: [Run.Word]
    let beginsWithSpace: Bool
    let endsWithSpace: Bool

    init(_ text: String) {
      self.text = text
      words = text.unicodeScalars.split(whereSeparator: \.isBlank).map { Run.Word(String($0)) }
      beginsWithSpace = text.unicodeScalars.first?.isBlank ?? false
      endsWithSpace = text.unicodeScalars.last?.isBlank ?? false
    }
  }

  static let empty = Template(pieces: [])

  var pieces: [Piece]

  var blanks: Set<String> {
    Set(pieces.compactMap { if case .blank(let name) = $0 { name } else { nil } })
  }

  private init(pieces: [Piece]) {
    self.pieces = pieces
  }

  /// Nothing where a brace has no partner or a blank no name.
  init?(_ text: String) {
    var pieces: [Piece] = []
    var words = ""
    var rest = text[...]
    while let brace = rest.utf8.firstIndex(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }) {
      words += rest[..<brace]
      let next = rest[rest.utf8.index(after: brace)...]
      if next.utf8.first == rest.utf8[brace] {
        words += rest[brace..<next.startIndex]
        rest = next.dropFirst()
      } else {
        guard rest.utf8[brace] == UInt8(ascii: "{"), let end = next.utf8.firstIndex(of: UInt8(ascii: "}")),
          let name = Template.name(next[..<end])
        else { return nil }
        if !words.isEmpty { pieces.append(.words(Words(words))) }
        pieces.append(.blank(name))
        words = ""
        rest = next[next.utf8.index(after: end)...]
      }
    }
    words += rest
    if !words.isEmpty { pieces.append(.words(Words(words))) }
    self.pieces = pieces
  }

  private static func name(_ text: Substring) -> String? {
    text.isEmpty || !text.allSatisfy { $0.isLetter || $0.isNumber } ? nil : String(text)
  }
}

extension Unicode.Scalar {
  /// White space. Of most letters their number tells it, which is faster to ask than their properties.
  fileprivate var isBlank: Bool {
    switch value {
    case 0x9...0xD, 0x20, 0x85, 0xA0: true
    case 0..<0x1680: false
    default: properties.isWhitespace
    }
  }
}
