import Screens

/// What decides how a text is said: the language it is in, that of the interface, and the settings.
struct SpokenContext {
  let catalogue: PhraseCatalogue
  /// The tag of the interface's language.
  let interface: String
  let settings: SpokenSettings
  /// The tag of the language the text is in.
  let language: String
  /// The voice that reads it: that of the interface where the text's own language has none.
  let voice: String
  /// Words that are said in another way; the first that has a word counts.
  let pronunciations: [Pronunciations]

  init(
    _ catalogue: PhraseCatalogue, interface: String, language: String, settings: SpokenSettings,
    pronunciations: [Pronunciations] = []
  ) {
    self.catalogue = catalogue
    self.interface = interface
    self.settings = settings
    self.language = language
    voice = settings.hasVoice(for: language) ? language : interface
    self.pronunciations = pronunciations
  }

  /// The language that a voice for this text would be needed for.
  var missing: String? { voice == language ? nil : language }

  /// Who names the marks.
  var names: CharacterNames? {
    CharacterNames(catalogue, in: voice) ?? CharacterNames(catalogue, in: interface)
  }
}
