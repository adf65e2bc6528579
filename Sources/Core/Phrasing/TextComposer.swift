import Foundation
public import Screens
public import Timeline

extension PhraseCatalogue {
  /// The words of a text, in one run for each stretch of a language.
  ///
  /// The phrases are of the interface `language`; words of an author keep their own, so one sentence may need several
  /// voices. In a secret text digits, letters and words of others are told by their count in the record only.
  public func runs(
    of text: Text, in language: String, at now: Moment, isSecret: Bool = false,
    settings: SpokenSettings = SpokenSettings()
  ) -> [Run] {
    var composer = TextComposer(
      catalogue: self, language: language, now: now, isSecret: isSecret, settings: settings)
    composer.add(text)
    return composer.runs
  }

  /// What a language is called, or its tag where no phrase `language.TAG` says so.
  public func name(ofLanguage tag: String) -> Text {
    let key = "language.\(tag.baseLanguage)"
    return has(key) ? .phrase(key) : .verbatim(tag)
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
  let settings: SpokenSettings
  /// Those of the text that is being added, the innermost first.
  private var pronunciations: [Pronunciations] = []
  private var builder = RunBuilder()

  init(catalogue: PhraseCatalogue, language: String, now: Moment, isSecret: Bool, settings: SpokenSettings) {
    self.catalogue = catalogue
    self.language = language
    self.now = now
    self.isSecret = isSecret
    self.settings = settings
  }

  var runs: [Run] { builder.runs }

  mutating func add(_ text: Text) {
    switch text {
    case .phrase(let key, let values): add(phrase: key, values)
    case .verbatim(let words, let spoken, let content):
      let context = context(content, settings.pronunciations(for: content ?? language) + pronunciations)
      add(SpokenText(words, spoken: spoken, in: context), hidden: words.count)
    case .pronounced(let text, let words):
      pronunciations.insert(words, at: 0)
      add(text)
      pronunciations.removeFirst()
    case .digits(let digits): add(SpokenText(digits: digits, in: context()), hidden: digits.count, as: "secret.digits")
    case .code(let code, let length):
      add(SpokenText(code: code, length: length, in: context()), hidden: code.count, as: "secret.digits")
    case .phone(let number):
      add(SpokenText(phone: number, in: context()), hidden: number.count { $0.isNumber }, as: "secret.digits")
    case .letter(let letter): add(SpokenText(String(letter), in: context()), hidden: 1)
    case .character(let character): add(typed: character)
    case .spelled(let text): spell(text, byWords: false)
    case .phonetic(let text): spell(text, byWords: true)
    case .year(let year):
      add(SpokenText(String(year), speech: SpokenNumber.year(year, in: language), in: context()))
    case .score(let ours, let theirs): add(phrase: "score", ["n": .number(ours), "m": .number(theirs)])
    case .expression(let line): add(SpokenText(line, reading: .expression, in: context()), hidden: line.count)
    case .number, .countdown: add(number: count(of: text))
    case .time(let seconds): add(time: seconds)
    case .timeLeft(let moment): add(time: moment.seconds(after: now))
    case .discreet(let alone, let inPublic): add(settings.isPublic ? inPublic : alone)
    }
  }

  /// Most counts are small, and every voice says them right.
  private mutating func add(number: Int) {
    if (0..<1_000).contains(number) {
      builder.append([Run.Word(String(number))], language: language)
    } else {
      add(SpokenText(String(number), in: context()))
    }
  }

  /// Minutes are rounded to the nearest, and are never "1 minute".
  private mutating func add(time seconds: Int) {
    if seconds > 90 {
      add(phrase: "time.minutes", ["n": .number((seconds + 30) / 60)])
    } else {
      add(phrase: "time.seconds", ["n": .number(seconds)])
    }
  }

  /// Only words are said in another way: a character stays what it is.
  private func context(_ content: String? = nil, _ pronunciations: [Pronunciations] = []) -> SpokenContext {
    SpokenContext(
      catalogue, interface: language, language: content ?? language, settings: settings,
      pronunciations: pronunciations)
  }

  private mutating func add(phrase key: String, _ values: [String: Text]) {
    guard let phrase = catalogue.phrase(key, in: language) else { return add(Template.Words(key.inWords)) }
    let template = phrase.template(for: values["n"].map(count) ?? 0, in: language)
    for piece in template.pieces {
      switch piece {
      case .words(let words): add(words)
      case .blank(let name): add(values[name] ?? .verbatim(name.inWords))
      }
    }
  }

  private mutating func add(_ template: Template.Words) {
    builder.append(
      pronounced(template.words), language: language, spaceBefore: template.beginsWithSpace,
      spaceAfter: template.endsWithSpace)
  }

  /// Words of ours in the user's own pronunciation.
  private func pronounced(_ words: [Run.Word]) -> [Run.Word] {
    let pronunciations = settings.pronunciations(for: language)
    guard !pronunciations.isEmpty else { return words }
    return PronouncedToken.tokens(of: words.joined(\.text), pronunciations).map {
      Run.Word(String($0.text), speech: $0.speech)
    }
  }

  /// The name of a character is what is heard, so it is what is recorded.
  private mutating func add(typed character: Character, called word: Text? = nil) {
    let context = context()
    if !isSecret, character.isUppercase, !character.isMark {
      builder.isRaised = settings.capitals == .pitch
      add(phrase: "character.capital", ["letter": word ?? .letter(character)])
      builder.isRaised = false
    } else if let word {
      add(word)
    } else if character.isMark, let names = context.names {
      let name = character.isWhitespace ? names.word("character.space") : names.name(of: character)
      add(SpokenText(name, speech: name, in: self.context(names.language)), hidden: 1)
    } else {
      let mask = character.isNumber ? "secret.digits" : "secret.characters"
      add(SpokenText(String(character), in: context), hidden: 1, as: mask)
    }
  }

  /// Each character of a text by itself, in the voice of its words.
  private mutating func spell(_ text: Text, byWords: Bool) {
    let interface = language
    for run in catalogue.runs(of: text, in: language, at: now, settings: settings) {
      language = run.language
      for character in run.text {
        builder.append([], language: language, spaceBefore: true)
        add(typed: character, called: byWords ? spellingWord(of: character) : nil)
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

  /// Adds words; a secret text shows and speaks them, but its record has their count instead.
  private mutating func add(
    _ text: SpokenText, hidden count: @autoclosure () -> Int = 0, as mask: String = "secret.characters"
  ) {
    guard isSecret, case let count = count(), count > 0, let first = text.stretches.first else {
      for stretch in text.stretches {
        builder.append(
          stretch.words, isSpelled: stretch.isSpelled, language: stretch.language, needs: stretch.needs,
          spaceBefore: !stretch.isClose)
      }
      return
    }
    let words = text.stretches.flatMap(\.words)
    let masked = catalogue.line(of: .phrase(mask, ["n": .number(count)]), in: language)
    builder.append(
      [Run.Word(masked, caption: words.joined(\.caption), speech: words.joined(\.speech))],
      isSpelled: first.isSpelled && text.stretches.count == 1, language: first.language)
  }

  /// The count that a text stands for, which chooses a plural form.
  private func count(of text: Text) -> Int {
    switch text {
    case .number(let number), .year(let number): number
    case .countdown(let moment): moment.seconds(after: now)
    case .verbatim(let words, _, _), .digits(let words): Int(words) ?? 0
    case .pronounced(let text, _): count(of: text)
    default: 0
    }
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
