public import Foundation
public import Phrasing
public import Quiz
import Screens
public import Sessions
public import Speech
import Storage
import voices

/// All that a session is made of and that is read from files, read before anything is heard.
public struct Materials: Sendable {
  /// Where it was found.
  public let folder: URL
  /// The user's settings, those of this run included.
  public let settings: Settings
  /// Makes the words.
  public let announcer: Announcer
  /// The earcons by name.
  public let tones: [String: Tone]
  /// Decides all chance.
  public let seed: UInt64

  /// Reads what the options name.
  ///
  /// Throws a failure that says what is missing and what was tried.
  public init(_ options: Options, environment: [String: String]) throws(Failure) {
    let voices = try Materials.voices(options)
    let phrases = PhraseFiles(voices.phrases)
    folder = voices.folder
    settings = try Materials.settings(options, environment: environment, languages: phrases)
    do {
      let catalogue = try phrases.catalogue(requiring: Announcer.keys)
      let styles = try Materials.styles(StyleFiles(voices.styles), named: settings.voice)
      announcer = Announcer(
        catalogue, language: settings.language, styles: styles, settings: settings.reading)
      tones = try ToneFiles(voices.tones).tones()
    } catch {
      throw Failure(error)
    }
    seed = options.seed ?? UInt64.random(in: .min ... .max)
  }

  /// The folder of our voice variants.
  public var variants: URL {
    folder.appending(path: "espeak")
  }

  /// The level packs of these names, files or folders.
  public func packs(_ names: [String]) throws(Failure) -> [LevelPack] {
    do {
      return try PackFiles(builtIn: folder.appending(path: "packs")).read(names).packs
    } catch {
      throw Failure(.badFile, error.description)
    }
  }

  private static func voices(_ options: Options) throws(Failure) -> Voices {
    do {
      return try Voices(named: options.voices)
    } catch {
      throw Failure(error.isNamed ? .badFile : .installation, error.description)
    }
  }

  /// The options of this run over the language of the environment over the defaults.
  private static func settings(
    _ options: Options, environment: [String: String], languages files: PhraseFiles
  ) throws(Failure) -> Settings {
    do {
      let languages = try files.languages()
      var settings = Settings()
      settings.language = language(of: environment, from: languages)
      for setting in options.settings { try settings.set(setting) }
      guard languages.contains(settings.language) else {
        throw SettingFault.badValue(
          key: "language", value: settings.language, allowed: languages.joined(separator: ", "))
      }
      return settings
    } catch let error as StorageError {
      throw Failure(error)
    } catch {
      throw Failure(.usage, "\(error)")
    }
  }

  /// The first variable that is set decides; what we do not have counts as English.
  private static func language(of environment: [String: String], from languages: [String]) -> String {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    let language = String((locale ?? "").prefix { $0.isLetter })
    return languages.contains(language) ? language : "en"
  }

  private static func styles(_ files: StyleFiles, named name: String) throws(StorageError) -> StyleSheet {
    try files.sheet(named: name)
  }
}

extension Failure {
  fileprivate init(_ error: StorageError) {
    self.init(error.owner == .user ? .badFile : .installation, error.description)
  }
}
