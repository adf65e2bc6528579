public import Foundation
public import Phrasing
public import Screens
public import Sessions
public import Storage
public import Usage

/// All that a session is made of and that is read from files, read before anything is heard.
public struct Materials: Sendable {
  /// Where it was found.
  public let folder: URL
  /// The user's settings, those of this run included.
  public private(set) var settings: Settings
  /// Makes the words.
  public private(set) var announcer: Announcer
  /// What is wrong with the user's own files, which the program does without.
  public let warnings: [String]
  /// The same, to be heard.
  public let notices: [Text]
  /// The user's saved games; nothing where the environment names no home.
  public let games: SaveFiles?
  /// Decides all chance.
  public let seed: UInt64
  /// Whether the user named it, and it was not drawn.
  public let isSeedGiven: Bool

  /// Reads the words: of all languages, or of those that will be spoken.
  ///
  /// Throws a failure that says what is missing and what was tried.
  public init(_ groundwork: Groundwork, _ options: Options, languages: [String]? = nil) throws(Failure) {
    (folder, settings) = (groundwork.folder, groundwork.settings)
    let own = groundwork.profile.map { PronunciationFile(inProfile: $0).read() }
    settings.reading.text.pronunciations = own?.notation.pronunciations ?? [:]
    games = groundwork.games.map(SaveFiles.init)
    warnings = groundwork.settingsWarnings + [own?.error].compactMap { $0?.description }
    notices =
      (groundwork.settingsWarnings.isEmpty ? [] : [.phrase("settings.faulty")])
      + (own?.error == nil ? [] : [.phrase("pronunciations.faulty")])
    do {
      let phrases = PhraseFiles(folder.appending(path: "phrases"))
      announcer = Announcer(
        try phrases.catalogue(languages: languages, requiring: Announcer.keys), language: settings.language,
        styles: groundwork.styles, settings: settings.reading)
    } catch {
      throw Failure(error, isNamed: options.voices != nil)
    }
    isSeedGiven = options.seed != nil
    seed = options.seed ?? UInt64.random(in: .min ... .max)
  }

  /// Takes note of the languages that have a voice, so that words of others are not given to a wrong one.
  ///
  /// Throws where the interface itself has none, and all would be silence.
  mutating func note(voices: Set<String>?) throws(Failure) {
    settings.reading.text.voices = voices
    announcer.settings = settings.reading
    guard settings.reading.text.hasVoice(for: settings.language) else {
      throw Failure(
        .unavailable,
        "There is no voice for the language '\(settings.language)'. `espeak-ng --voices` lists what is installed.")
    }
  }
}
