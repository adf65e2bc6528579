/// What is wrong with one phrase.
public enum PhraseFault: Error, Hashable, CustomStringConvertible {
  /// A key that another language has, or that the program uses.
  case missing(key: String, language: String)
  /// Not the blanks that the first language has.
  case blanks(key: String, language: String, Set<String>, expected: Set<String>)
  case unknownForm(key: String, language: String, form: String)
  case missingForm(key: String, language: String, form: PluralForm)
  /// A brace without its partner, or a blank without a name.
  case braces(key: String, language: String, text: String)
  case empty(key: String, language: String)

  /// The fault in words, with what would do.
  public var description: String {
    switch self {
    case .missing(let key, let language):
      "\(language): no phrase '\(key)'; every language needs every key."
    case .blanks(let key, let language, let blanks, let expected):
      "\(language): the phrase '\(key)' has the blanks \(list(blanks)), but elsewhere \(list(expected))."
    case .unknownForm(let key, let language, let form):
      "\(language): the phrase '\(key)' has a form '\(form)'; this language has \(forms(of: language))."
    case .missingForm(let key, let language, let form):
      "\(language): the phrase '\(key)' lacks the form '\(form.rawValue)'; this language has \(forms(of: language))."
    case .braces(let key, let language, let text):
      "\(language): the phrase '\(key)' has a brace out of place in '\(text)'; a blank is {name}, a brace is doubled."
    case .empty(let key, let language):
      "\(language): the phrase '\(key)' is empty."
    }
  }

  /// What faults are told in the order of.
  var place: (language: String, key: String) {
    switch self {
    case .missing(let key, let language), .blanks(let key, let language, _, expected: _),
      .unknownForm(let key, let language, form: _), .missingForm(let key, let language, form: _),
      .braces(let key, let language, text: _), .empty(let key, let language):
      (language, key)
    }
  }

  private func list(_ blanks: Set<String>) -> String {
    blanks.isEmpty ? "none" : blanks.sorted().map { "{\($0)}" }.joined(separator: " ")
  }

  private func forms(of language: String) -> String {
    PluralForm.needed(in: language).map(\.rawValue).joined(separator: ", ")
  }
}

/// All that is wrong with a catalogue, so that an author mends it in one go.
public struct PhraseFaults: Error, Hashable, CustomStringConvertible {
  /// By language, then key.
  public var faults: [PhraseFault]

  /// One fault a line.
  public var description: String {
    faults.map(\.description).joined(separator: "\n")
  }
}
