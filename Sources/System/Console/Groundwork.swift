public import Foundation
public import Phrasing
public import Sessions
public import Speech
import Storage
import voices

/// What the voice needs of what is read from files: found first, so that it gets ready while the words are read.
public struct Groundwork: Sendable {
  /// Where all is found.
  public let folder: URL
  /// The user's settings, those of this run included.
  public let settings: Settings
  /// Who speaks what.
  public let styles: StyleSheet
  /// The earcons by name.
  public let tones: [String: Tone]

  /// Finds the folder that the options name and the language of the environment.
  ///
  /// Throws a failure that says what is missing and what was tried.
  public init(_ options: Options, environment: [String: String]) throws(Failure) {
    let voices = try Groundwork.voices(options)
    folder = voices.folder
    settings = try Groundwork.settings(options, environment: environment, in: voices)
    do {
      styles = try StyleFiles(voices.styles).sheet(named: settings.voice)
      tones = try ToneFiles(voices.tones).tones()
    } catch {
      throw Failure(error)
    }
  }

  /// The folder of our voice variants.
  public var variants: URL {
    folder.appending(path: "espeak")
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
    _ options: Options, environment: [String: String], in voices: Voices
  ) throws(Failure) -> Settings {
    do {
      let languages = try PhraseFiles(voices.phrases).languages()
      var settings = Settings()
      settings.language = language(of: environment, from: languages)
      for setting in options.settings { try settings.set(setting) }
      try check(settings.language, of: "language", among: languages)
      try check(settings.voice, of: "voice", among: StyleFiles(voices.styles).names())
      return settings
    } catch let error as StorageError {
      throw Failure(error)
    } catch {
      throw Failure(.usage, "\(error)")
    }
  }

  private static func check(_ value: String, of key: String, among known: [String]) throws(SettingFault) {
    guard known.contains(value) else {
      throw .badValue(key: key, value: value, allowed: known.joined(separator: ", "))
    }
  }

  /// The first variable that is set decides; what we do not have counts as English.
  private static func language(of environment: [String: String], from languages: [String]) -> String {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    let language = String((locale ?? "").prefix { $0.isLetter })
    return languages.contains(language) ? language : "en"
  }
}

extension Failure {
  init(_ error: StorageError) {
    self.init(error.owner == .user ? .badFile : .installation, error.description)
  }
}
