/// The phrases of every language, checked: the same keys and blanks everywhere, and the plural forms each needs.
///
/// After this check no phrase can be missing in one language only, so making words never fails.
public struct PhraseCatalogue: Hashable, Sendable {
  private var phrases: [String: [String: Phrase]]

  /// Checks phrases by language and key.
  ///
  /// `required` are the keys that the program itself will ask for. The first language in the order of the alphabet is
  /// the one whose blanks the others are held to.
  public init(
    _ sources: [String: [String: PhraseSource]], requiring required: Set<String> = []
  ) throws(PhraseFaults) {
    var faults: [PhraseFault] = []
    phrases = [:]
    for (language, texts) in sources {
      var own = [String: Phrase](minimumCapacity: texts.count)
      for (key, source) in texts {
        do {
          own[key] = try Phrase(source, key: key, language: language)
        } catch {
          faults.append(error)
        }
      }
      phrases[language] = own
    }
    // A language alone has every key that there is, and agrees with itself.
    let keys = sources.count > 1 ? sources.values.reduce(into: required) { $0.formUnion($1.keys) } : required
    for (language, texts) in sources {
      faults += keys.filter { texts[$0] == nil }.map { .missing(key: $0, language: language) }
    }
    if sources.count > 1 { faults += differentBlanks(of: keys) }
    if !faults.isEmpty { throw PhraseFaults(faults: faults.sorted { $0.place < $1.place }) }
  }

  /// Every key there is.
  public var keys: Set<String> {
    phrases.values.reduce(into: []) { $0.formUnion($1.keys) }
  }

  /// The tags of all languages, sorted.
  public var languages: [String] {
    phrases.keys.sorted()
  }

  /// A phrase in a language, or in the language of which it is a variety: `fr-CA` is served by `fr`.
  func phrase(_ key: String, in language: String) -> Phrase? {
    phrases[language]?[key] ?? phrases[language.baseLanguage]?[key]
  }

  /// Whether there is such a phrase.
  func has(_ key: String) -> Bool {
    phrases.values.contains { $0[key] != nil }
  }

  /// The words of a phrase that has no blanks.
  func fixed(_ key: String, in language: String) -> String? {
    guard case .plain(let template) = phrase(key, in: language), case .words(let words) = template.pieces.first else {
      return nil
    }
    return words.text
  }

  private func differentBlanks(of keys: Set<String>) -> [PhraseFault] {
    let languages = languages
    return keys.flatMap { key -> [PhraseFault] in
      let versions = languages.compactMap { language in
        phrases[language]?[key].map { (language: language, blanks: $0.blanks) }
      }
      return versions.dropFirst().compactMap { version in
        version.blanks == versions[0].blanks
          ? nil
          : .blanks(key: key, language: version.language, version.blanks, expected: versions[0].blanks)
      }
    }
  }
}

extension Phrase {
  /// Reads the source of a phrase; the key and the language are for the fault.
  fileprivate init(_ source: PhraseSource, key: String, language: String) throws(PhraseFault) {
    switch source {
    case .plain(let text):
      self = .plain(try Phrase.template(text, key: key, language: language))
    case .forms(let texts):
      let needed = PluralForm.needed(in: language)
      var forms: [PluralForm: Template] = [:]
      for (name, text) in texts.sorted(by: { $0.key < $1.key }) {
        guard let form = PluralForm(rawValue: name), needed.contains(form) else {
          throw .unknownForm(key: key, language: language, form: name)
        }
        forms[form] = try Phrase.template(text, key: key, language: language)
      }
      for form in needed where forms[form] == nil {
        throw .missingForm(key: key, language: language, form: form)
      }
      self = .forms(forms)
    }
  }

  private static func template(_ text: String, key: String, language: String) throws(PhraseFault) -> Template {
    guard let template = Template(text) else { throw .braces(key: key, language: language, text: text) }
    guard text.contains(where: { !$0.isWhitespace }) else { throw .empty(key: key, language: language) }
    return template
  }
}
