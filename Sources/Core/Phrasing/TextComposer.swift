import Foundation
public import Screens
public import Timeline

extension PhraseCatalogue {
  /// The words of a text, in one run for each stretch of a language.
  ///
  /// The phrases are of the interface `language`; words of an author keep their own, so one sentence may need several
  /// voices. In a secret text digits, letters and words of others are told by their count in the record only.
  public func runs(of text: Text, in language: String, at now: Moment, isSecret: Bool = false) -> [Run] {
    var composer = TextComposer(catalogue: self, language: language, now: now, isSecret: isSecret)
    composer.add(text)
    return composer.runs
  }

  /// What a language is called, or its tag where no phrase `language.TAG` says so.
  public func name(ofLanguage tag: String) -> Text {
    let key = "language.\(tag.prefix { $0 != "-" })"
    return keys.contains(key) ? .phrase(key) : .verbatim(tag)
  }

  /// The words of a text as one line.
  public func line(of text: Text, in language: String, at now: Moment = .start) -> String {
    runs(of: text, in: language, at: now).text
  }
}

private struct TextComposer {
  let catalogue: PhraseCatalogue
  var language: String
  let now: Moment
  let isSecret: Bool
  private var builder = RunBuilder()

  init(catalogue: PhraseCatalogue, language: String, now: Moment, isSecret: Bool) {
    self.catalogue = catalogue
    self.language = language
    self.now = now
    self.isSecret = isSecret
  }

  var runs: [Run] { builder.runs }

  mutating func add(_ text: Text) {
    switch text {
    case .phrase(let key, let values): add(phrase: key, values)
    case .verbatim(let words, let spoken, let language): add(verbatim: words, spoken: spoken, language: language)
    case .digits(let digits): add(SpokenText(digits: digits).words, mask: "secret.digits", count: digits.count)
    case .letter(let letter): add(letter: letter)
    case .spelled(let text): spell(text, byWords: false)
    case .phonetic(let text): spell(text, byWords: true)
    case .number, .countdown: add(SpokenText(number: count(of: text), names: names(in: language)).words)
    }
  }

  private mutating func add(phrase key: String, _ values: [String: Text]) {
    guard let phrase = catalogue.phrase(key, in: language) else { return add(template: key.inWords) }
    let template = phrase.template(for: values["n"].map(count) ?? 0, in: language)
    for piece in template.pieces {
      switch piece {
      case .words(let words): add(template: words)
      case .blank(let name): add(values[name] ?? .verbatim(name.inWords))
      }
    }
  }

  private mutating func add(template text: String) {
    builder.append(
      text.split(whereSeparator: \.isWhitespace).map { Run.Word(String($0)) }, language: language,
      spaceBefore: text.first?.isWhitespace ?? false, spaceAfter: text.last?.isWhitespace ?? false)
  }

  private mutating func add(verbatim text: String, spoken: String?, language content: String?) {
    let content = content ?? language
    var voice = content
    var spokenText = SpokenText(text, spoken: spoken, names: names(in: content))
    if spokenText.isNamed, catalogue.phrase("character.other", in: content) == nil {
      // A language without names of its own borrows those of the interface, voice and all.
      voice = language
      spokenText = SpokenText(text, names: names(in: language))
    }
    let isSpelled = spoken == nil && spokenText.isSpelled(in: voice)
    add(spokenText.words, isSpelled: isSpelled, language: voice, mask: "secret.characters", count: text.count)
  }

  /// Each character of a text by itself, in the voice of its words.
  private mutating func spell(_ text: Text, byWords: Bool) {
    let interface = language
    for run in catalogue.runs(of: text, in: language, at: now) {
      language = run.language
      for character in run.text where !character.isWhitespace {
        builder.append([], language: language, spaceBefore: true)
        if byWords, let word = spellingWord(of: character) {
          add(word)
        } else if character.isLetter || character.isNumber {
          add([Run.Word(String(character))], isSpelled: true)
        } else {
          add(letter: character)
        }
      }
    }
    language = interface
  }

  private func spellingWord(of character: Character) -> Text? {
    let letter = String(character).folding(
      options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
    let key = "spelling.\(letter)"
    return catalogue.phrase(key, in: language) == nil ? nil : .phrase(key)
  }

  private mutating func add(letter: Character) {
    let text = SpokenText(String(letter), names: names(in: language))
    add(text.words, isSpelled: text.isSpelled(in: language), mask: "secret.characters", count: 1)
  }

  /// Adds words, which a secret text shows and speaks but does not record.
  private mutating func add(
    _ words: [Run.Word], isSpelled: Bool = false, language content: String? = nil, mask: String? = nil, count: Int = 0
  ) {
    var words = words
    if isSecret, let mask, !words.isEmpty {
      let masked = catalogue.line(of: .phrase(mask, ["n": .number(count)]), in: language)
      words = [Run.Word(masked, caption: words.joined(\.caption), speech: words.joined(\.speech))]
    }
    builder.append(words, isSpelled: isSpelled, language: content ?? language)
  }

  private func names(in language: String) -> SpokenText.Names {
    { [catalogue] in
      catalogue.fixed("character.\($0)", in: language) ?? catalogue.fixed("character.other", in: language)
    }
  }

  /// The count that a text stands for, which chooses a plural form.
  private func count(of text: Text) -> Int {
    switch text {
    case .number(let number): number
    case .countdown(let moment): (moment - now).wholeSeconds
    case .verbatim(let words, _, _), .digits(let words): Int(words) ?? 0
    default: 0
    }
  }
}

extension Duration {
  /// Rounded up, so that zero means that nothing is left; never below zero.
  fileprivate var wholeSeconds: Int {
    let (seconds, rest) = components
    return max(0, Int(seconds) + (rest > 0 ? 1 : 0))
  }
}

extension [Run.Word] {
  fileprivate func joined(_ form: (Run.Word) -> String) -> String {
    map(form).joined(separator: " ")
  }
}

extension String {
  /// A name of ours as a person would say it: `level.firstTitle` is "level first title".
  fileprivate var inWords: String {
    map { $0.isLetter || $0.isNumber ? $0.isUppercase ? " \($0.lowercased())" : String($0) : " " }.joined()
  }
}
