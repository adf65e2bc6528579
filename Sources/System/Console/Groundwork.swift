public import Foundation
public import Phrasing
import Screens
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
  /// Where the user's saved games are; nothing where the environment names no home.
  public let games: URL?
  /// What is wrong with the user's settings, a line each.
  public let settingsWarnings: [String]
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
    let place = "earshot/\(options.profile)"
    profile = Groundwork.home("XDG_CONFIG_HOME", else: ".config", environment)?.appending(path: place)
    games = Groundwork.home("XDG_STATE_HOME", else: ".local/state", environment)?.appending(path: place)
    runtime = environment["XDG_RUNTIME_DIR"]
    do {
      let known = KnownNames(
        languages: try PhraseFiles(voices.phrases).languages(), voices: try StyleFiles(voices.styles).names())
      let own = profile.map { SettingsFile(inProfile: $0).read(checking: known.check) }
      settingsWarnings = own?.warnings ?? []
      settings = try Groundwork.settings(own?.settings ?? [], options, environment, known)
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

  /// A folder that the environment names, which counts only where it is no relative path, else one of the home.
  private static func home(_ variable: String, else usual: String, _ environment: [String: String]) -> URL? {
    if let path = environment[variable], path.hasPrefix("/") { return URL(filePath: path) }
    return environment["HOME"].flatMap { $0.isEmpty ? nil : URL(filePath: $0).appending(path: usual) }
  }

  private static func voices(_ options: Options) throws(Failure) -> Voices {
    do {
      return try Voices(named: options.voices)
    } catch {
      throw Failure(error.isNamed ? .badFile : .installation, error.description)
    }
  }

  /// The options of this run over the user's own over the language of the environment over the defaults.
  private static func settings(
    _ own: [Setting], _ options: Options, _ environment: [String: String], _ known: KnownNames
  ) throws(SettingFault) -> Settings {
    var settings = Settings()
    settings.language = language(of: environment, from: known.languages)
    for setting in own + options.settings { try known.take(setting, into: &settings) }
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

/// What the settings of languages and voices can be.
private struct KnownNames {
  var languages: [String]
  var voices: [String]

  func check(_ setting: Setting) throws(SettingFault) {
    var trial = Settings()
    try take(setting, into: &trial)
  }

  func take(_ setting: Setting, into settings: inout Settings) throws(SettingFault) {
    var setting = setting
    if setting.key == "language" { setting.value = String(setting.value.lowercased().prefix { $0.isLetter }) }
    if let names = ["language": languages, "voice": voices][setting.key], !names.contains(setting.value) {
      throw .badValue(key: setting.key, value: setting.value, allowed: names.joined(separator: ", "))
    }
    try settings.set(setting)
  }
}

extension Failure {
  /// What became of a file; those of a folder that the user named are the user's.
  init(_ error: StorageError, isNamed: Bool = false) {
    self.init(isNamed && error.exitCode == .installation ? .badFile : error.exitCode, error.description)
  }
}
