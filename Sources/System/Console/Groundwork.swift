public import Foundation
public import Phrasing
public import Sessions
public import Speech
import Storage
public import Usage
import voices

/// What the voice needs of what is read from files: found first, so that it gets ready while the words are read.
public struct Groundwork: Sendable {
  /// Where all is found.
  public let folder: URL
  /// The user's settings, those of this run included.
  public let settings: Settings
  /// Where the user's own files are; nothing where the environment names no home.
  public let profile: URL?
  /// Where a session may keep files of its own (`$XDG_RUNTIME_DIR`); nothing where the environment names no place.
  public let runtime: String?
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
    profile = Groundwork.configuration(environment)?.appending(path: "earshot/\(options.profile)")
    runtime = environment["XDG_RUNTIME_DIR"]
    do {
      settings = try Groundwork.settings(
        options, environment: environment, languages: PhraseFiles(voices.phrases).languages(),
        voices: StyleFiles(voices.styles).names())
      styles = try StyleFiles(voices.styles).sheet(named: settings.voice)
      tones = try ToneFiles(voices.tones).tones()
    } catch let error as StorageError {
      throw Failure(error, isNamed: options.voices != nil)
    } catch {
      throw Failure(.usage, "\(error)")
    }
  }

  /// The folder of our voice variants.
  public var variants: URL {
    folder.appending(path: "espeak")
  }

  /// `$XDG_CONFIG_HOME`, which counts only where it is no relative path, else `~/.config`.
  private static func configuration(_ environment: [String: String]) -> URL? {
    if let path = environment["XDG_CONFIG_HOME"], path.hasPrefix("/") { return URL(filePath: path) }
    return environment["HOME"].flatMap { $0.isEmpty ? nil : URL(filePath: $0).appending(path: ".config") }
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
    _ options: Options, environment: [String: String], languages: [String], voices: [String]
  ) throws(SettingFault) -> Settings {
    var settings = Settings()
    settings.language = language(of: environment, from: languages)
    for setting in options.settings { try settings.set(setting) }
    settings.language = String(settings.language.lowercased().prefix { $0.isLetter })
    guard languages.contains(settings.language) else {
      throw .badValue(key: "language", value: settings.language, allowed: languages.joined(separator: ", "))
    }
    guard voices.contains(settings.voice) else {
      throw .badValue(key: "voice", value: settings.voice, allowed: voices.joined(separator: ", "))
    }
    return settings
  }

  /// The first variable that is set decides; empty where none is.
  static func locale(of environment: [String: String]) -> String {
    ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
  }

  /// What we do not have counts as English.
  private static func language(of environment: [String: String], from languages: [String]) -> String {
    let language = String(locale(of: environment).prefix { $0.isLetter })
    return languages.contains(language) ? language : "en"
  }
}

extension Failure {
  /// What became of a file; those of a folder that the user named are the user's.
  init(_ error: StorageError, isNamed: Bool = false) {
    self.init(isNamed && error.exitCode == .installation ? .badFile : error.exitCode, error.description)
  }
}
