/// What decides how the words of a text are said that are not plain; looked up once for the whole text.
struct WordContext {
  let settings: SpokenSettings
  /// The tag of the interface's language.
  let interface: String
  /// The voice that reads the text.
  let voice: String
  /// The scripts that this voice reads.
  let scripts: [Script]
  /// Who names the marks.
  let names: CharacterNames?
  /// The marks within words that this voice says by itself.
  let voiced: Set<Character>
  /// Whether Chinese characters stand in a Japanese text.
  let isJapanese: Bool

  init(_ context: SpokenContext, text: String) {
    settings = context.settings
    interface = context.interface
    voice = context.voice
    scripts = Script.read(in: voice)
    names = context.names
    voiced = WordContext.voiced[voice.baseLanguage] ?? []
    isJapanese = text.unicodeScalars.contains { (0x3041...0x30FA).contains($0.value) }
  }

  /// Whether marks have names in the voice of the text.
  var namesItsMarks: Bool { names?.language == voice }

  /// The language in whose voice letters of a foreign script are read.
  func language(for script: Script) -> String {
    if script == .han, isJapanese { return Script.kana.language }
    return Script.read(in: interface).contains(script) ? interface : script.language
  }

  /// Found by ear and by phonemes: espeak-ng says these between words, and some of them better than a name would.
  private static let voiced: [String: Set<Character>] = [
    "en": ["$", "£", "€", "%", "&", "°", "+", "=", "*", "@", "#", "/"],
    "fr": ["$", "£", "€", "%", "&", "°", "+", "@"],
    "ru": ["$", "%", "+", "=", "@", "#"],
  ]
}
