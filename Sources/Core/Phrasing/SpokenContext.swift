import Screens

/// What decides how the words of a text are said: the language it is in, that of the interface, and the settings.
struct SpokenContext {
  let catalogue: PhraseCatalogue
  /// The tag of the interface's language.
  let interface: String
  let settings: SpokenSettings
  /// The tag of the language the text is in.
  let language: String
  /// The voice that reads it: that of the interface where the text's own language has none.
  let voice: String
  /// The scripts that this voice reads.
  let scripts: Set<Script>
  let hasLatin: Bool
  let hasCyrillic: Bool
  /// Who names the marks.
  let names: CharacterNames?
  /// The marks within words that this voice says by itself.
  let voiced: Set<Character>
  /// Words that are said in another way; the first that has a word counts.
  let pronunciations: [Pronunciations]
  /// Whether Chinese characters stand in a Japanese text.
  var isJapanese = false

  init(
    _ catalogue: PhraseCatalogue, interface: String, language: String, settings: SpokenSettings,
    pronunciations: [Pronunciations] = []
  ) {
    self.catalogue = catalogue
    self.interface = interface
    self.settings = settings
    self.language = language
    voice = settings.hasVoice(for: language) ? language : interface
    scripts = Script.read(in: voice)
    hasLatin = scripts.contains(.latin)
    hasCyrillic = scripts.contains(.cyrillic)
    names = CharacterNames(catalogue, in: voice) ?? CharacterNames(catalogue, in: interface)
    voiced = SpokenContext.voiced[voice.baseLanguage] ?? []
    self.pronunciations = pronunciations
  }

  /// The language that a voice for this text would be needed for.
  var missing: String? { voice == language ? nil : language }

  /// Whether marks have names in the voice of the text.
  var namesItsMarks: Bool { names?.language == voice }

  /// The language in whose voice letters of a foreign script are read.
  func language(for script: Script) -> String {
    if script == .han, isJapanese { return Script.kana.language }
    return Script.read(in: interface).contains(script) ? interface : script.language
  }

  /// Found by ear and by phonemes: espeak-ng says these between words, and some of them better than a name would.
  private static let voiced: [Substring: Set<Character>] = [
    "en": ["$", "£", "€", "%", "&", "°", "+", "=", "*", "@", "#", "/"],
    "fr": ["$", "£", "€", "%", "&", "°", "+", "@"],
    "ru": ["$", "%", "+", "=", "@", "#"],
  ]
}
