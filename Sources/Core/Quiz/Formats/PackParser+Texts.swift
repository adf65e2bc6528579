/// Texts in the languages of the pack.
extension PackParser {
  /// The tags under `languages`; nothing if one of them is no good, for then texts are not held against them.
  mutating func languageTags(_ fields: Fields) -> [String]? {
    guard let field = fields["languages"] else { return nil }
    let items = list(field, least: 1, limit: PackLimits.languages)
    var tags: [String] = []
    for item in items {
      guard let tag = language(item) else { continue }
      if tags.contains(tag) { fault(.duplicateLanguage(tag), at: item) } else { tags.append(tag) }
    }
    return tags.count == items.count ? tags : nil
  }

  private mutating func language(_ field: Field?) -> String? {
    guard let field, let tag = string(field) else { return nil }
    let parts = tag.split(separator: "-", omittingEmptySubsequences: false)
    let isGood = (2...3).contains(parts[0].count) && parts.allSatisfy { (1...8).contains($0.count) }
    guard isGood, tag.utf8.allSatisfy(Self.tagBytes.contains) else {
      fault(.badLanguage(tag), at: field)
      return nil
    }
    return tag
  }

  private static let tagBytes = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-".utf8)

  /// A list of texts.
  mutating func texts(_ field: Field?, limit: Int = .max) -> [AuthorText] {
    list(field, limit: limit).compactMap { text($0) }
  }

  /// One string for every language, or one for each. What is never spoken may be without a sound.
  mutating func text(_ field: Field?, isSpoken: Bool = true) -> AuthorText? {
    guard let field else { return nil }
    guard field.value.text == nil else { return textForAll(field, isSpoken: isSpoken) }
    guard case .object = field.value.content else {
      wrongType(field, wanted: "a text in double quotes, or an object with one for each language")
      return nil
    }
    guard let places = byLanguage(field) else { return nil }
    var wordings: [String: AuthorText.Wording] = [:]
    for (language, place) in places { wordings[language] = wording(place, in: language, isSpoken: isSpoken) }
    return AuthorText(wordings)
  }

  /// What an object has for each language of the pack, no language more and none less.
  mutating func byLanguage(_ field: Field) -> [(language: String, place: Field)]? {
    guard let members = members(of: field) else { return nil }
    for member in members { checkBelongs(member, at: field) }
    for language in languages where !members.contains(where: { $0.key == language }) {
      fault(.missingLanguage(language), at: field)
    }
    return members.map { ($0.key, Field(value: $0.value, location: field.location.key($0.key))) }
  }

  private mutating func checkBelongs(_ member: JSONMember, at field: Field) {
    guard !languages.isEmpty, !languages.contains(member.key) else { return }
    fault(.extraLanguage(member.key, languages: languages), at: field.location, offset: member.offset)
  }

  private mutating func textForAll(_ field: Field, isSpoken: Bool) -> AuthorText? {
    guard let wording = wording(field, in: nil, isSpoken: isSpoken) else { return nil }
    if languages.count > 1, wording.text.split(whereSeparator: \.isWhitespace).count > 1 {
      note(.oneStringForAllLanguages(wording.text), at: field.location)
    }
    return AuthorText(Dictionary(languages.map { ($0, wording) }) { first, _ in first })
  }

  private mutating func wording(_ field: Field, in language: String?, isSpoken: Bool) -> AuthorText.Wording? {
    if let text = field.value.text {
      check(text, at: field, isSpoken: isSpoken)
      noteSight(text, in: language, at: field)
      return AuthorText.Wording(text)
    }
    guard case .object = field.value.content else {
      wrongType(field, wanted: #"a text in double quotes, or an object with "text""#)
      return nil
    }
    guard let fields = fields(of: field.value, PackKeys.wording, at: field.location) else { return nil }
    let text = string(fields["text"])
    let say = string(fields["say"])
    let voice = self.language(fields["lang"])
    if let place = fields["text"], let text { check(text, at: place, isSpoken: isSpoken && fields["say"] == nil) }
    if let place = fields["say"], let say { check(say, at: place, isSpoken: true) }
    return text.map { AuthorText.Wording($0, say: say, voice: voice) }
  }

  /// Looks at one text; one that is spoken must not be silent.
  private mutating func check(_ text: String, at field: Field, isSpoken: Bool) {
    checkCharacters(of: text, at: field)
    if text.allSatisfy(\.isWhitespace) {
      fault(.emptyText, at: field)
    } else if isSpoken, text.isSilent {
      fault(.silentText(text), at: field)
    }
  }

  /// Not too many, and no control characters.
  mutating func checkCharacters(of text: String, at field: Field) {
    let count = text.unicodeScalars.count
    if count > PackLimits.textLength { fault(.longText(count), at: field) }
    if let control = text.unicodeScalars.first(where: \.isUnwantedControl) {
      fault(.controlCharacter(control.value), at: field)
    }
  }

  private mutating func noteSight(_ text: String, in language: String?, at field: Field) {
    if let word = SightWords(language: language ?? "").first(in: text) {
      note(.meantForEyes(word), at: field.location)
    }
  }

  /// By language, the words that the voice is to say in another way.
  mutating func pronunciations(_ field: Field?) -> [String: [String: String]] {
    guard let field, let members = members(of: field) else { return [:] }
    var all: [String: [String: String]] = [:]
    for member in members {
      checkBelongs(member, at: field)
      let place = Field(value: member.value, location: field.location.key(member.key))
      for word in self.members(of: place) ?? [] {
        let wordPlace = Field(value: word.value, location: place.location.key(word.key))
        check(word.key, at: wordPlace, isSpoken: true)
        guard let said = string(wordPlace) else { continue }
        check(said, at: wordPlace, isSpoken: true)
        all[member.key, default: [:]][word.key] = said
      }
    }
    return all
  }
}
