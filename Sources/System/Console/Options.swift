public import Screens
import Sessions
public import Usage

/// The options of every command that speaks (architecture.md, section 9).
public struct Options: Hashable, Sendable {
  /// Where sound goes.
  public enum Audio: Hashable, Sendable {
    /// ALSA's default device; without one, captions alone.
    case auto
    /// An ALSA device by name; it is an error if it does not open.
    case alsa(String)
    /// A WAV file, in real time.
    case wav(String)
    /// Nowhere, in real time.
    case silent
    /// Nowhere, and speech takes no time: each caption comes at once, for another reader.
    case reader
  }

  /// Settings given for this run, in the order given.
  public var settings: [Setting] = []
  /// Where sound goes.
  public var audio = Audio.auto
  /// The file of the record, if one is wanted.
  public var transcript: String?
  /// The folder of what is spoken, if it is not the usual one.
  public var voices: String?
  /// Whose settings, pronunciations and games: the name of a folder.
  public var profile = "default"
  /// Decides all chance; drawn if it is not given.
  public var seed: UInt64?

  /// What these options are called, and what they do.
  public static let syntax: [Arguments.Syntax] = [
    .init("--language", "TAG", help: "Speak in this language: en or fr; ru for the interface alone."),
    .init("--voice", "NAME", help: "Use this set of styles of voices/styles."),
    .init("--rate", "80…449", help: "Words a minute."),
    .init("--volume", "0…10", help: "Loudness in steps of 3 dB."),
    .init("--set", "KEY=VALUE", help: "Change a setting for this run; may be repeated."),
    .init("--audio", "auto|alsa[:DEVICE]|wav:FILE|silent", help: "Where sound goes."),
    .init("--no-captions", help: "Write no line when something is said."),
    .init("--beside-reader", help: "Stay silent and let another screen reader read the captions."),
    .init("--transcript", "FILE", help: "Write what was said, cut and lost, as JSON Lines."),
    .init("--voices", "DIR", help: "Take packs, phrases, styles and tones from this folder."),
    .init("--profile", "NAME", help: "Use the settings, pronunciations and games of this profile."),
    .init("--seed", "N", help: "Decide the order of answers, the same again for the same number."),
  ]

  /// The defaults.
  public init() {}

  /// Takes those of a command line that every speaking command has, and leaves the others to the command.
  public init(_ arguments: Arguments) throws(UsageError) {
    for option in arguments.options { try take(option) }
  }

  private mutating func take(_ option: Arguments.Option) throws(UsageError) {
    switch option.name {
    case "--language", "--voice", "--rate", "--volume":
      try set(Setting(key: String(option.name.dropFirst(2)), value: option.value), by: option)
    case "--set": try set(option)
    case "--no-captions": try set(Setting(key: "captions", value: "off"), by: option)
    case "--audio": audio = try Options.audio(option)
    case "--beside-reader": audio = .reader
    case "--transcript": transcript = option.value
    case "--voices": voices = option.value
    case "--profile":
      guard option.value.contains(where: { $0 != "." }), !option.value.contains("/") else {
        throw .badValue(option: option.name, value: option.value, allowed: "the name of a folder")
      }
      profile = option.value
    case "--seed":
      guard let number = UInt64(option.value) else {
        throw .badValue(option: option.name, value: option.value, allowed: "a whole number from 0 on")
      }
      seed = number
    default: break
    }
  }

  private mutating func set(_ option: Arguments.Option) throws(UsageError) {
    let pieces = option.value.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard pieces.count == 2 else {
      throw .badValue(option: option.name, value: option.value, allowed: "a setting and its value, KEY=VALUE")
    }
    try set(Setting(key: String(pieces[0]), value: String(pieces[1])), by: option)
  }

  /// Settings are checked here, so that a wrong one is said before anything is heard.
  private mutating func set(_ setting: Setting, by option: Arguments.Option) throws(UsageError) {
    var trial = Settings()
    do {
      try trial.set(setting)
    } catch {
      switch error {
      case .unknown(let key):
        throw .badValue(option: option.name, value: key, allowed: Settings.keys.joined(separator: ", "))
      case .badValue(_, let value, let allowed):
        let name = option.name == "--set" ? "--set \(setting.key)" : option.name
        throw .badValue(option: name, value: value, allowed: allowed)
      }
    }
    settings.append(setting)
  }

  private static func audio(_ option: Arguments.Option) throws(UsageError) -> Audio {
    let pieces = option.value.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    switch (pieces[0], pieces.count == 2 ? pieces[1] : nil) {
    case ("auto", nil): return .auto
    case ("silent", nil): return .silent
    case ("alsa", nil): return .alsa("default")
    case ("alsa", let device?) where !device.isEmpty: return .alsa(device)
    case ("wav", let file?) where !file.isEmpty: return .wav(file)
    default:
      throw .badValue(
        option: option.name, value: option.value, allowed: "auto, alsa, alsa:DEVICE, wav:FILE or silent")
    }
  }
}

extension Options.Audio {
  /// Whether it need not open for the session to begin.
  var isAlwaysThere: Bool {
    self == .auto || !isHeard
  }

  /// Whether somebody may hear it.
  var isHeard: Bool {
    self != .silent && self != .reader
  }
}
