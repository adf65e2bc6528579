import Phrasing
public import Screens

/// Why a setting was not taken.
public enum SettingFault: Error, Hashable, CustomStringConvertible {
  /// No setting has this key.
  case unknown(String)
  /// The value is none of those that the key has.
  case badValue(key: String, value: String, allowed: String)

  /// The fault in one line, with what would do.
  public var description: String {
    switch self {
    case .unknown(let key):
      "There is no setting '\(key)'. The settings are \(Settings.keys.joined(separator: ", "))."
    case .badValue(let key, let value, let allowed):
      "The setting '\(key)' cannot be '\(value)'. It takes \(allowed)."
    }
  }
}

extension Settings {
  /// The keys that `set` knows.
  public static let keys = [
    "language", "voice", "rate", "pitch", "volume", "sounds", "captions", "verbosity", "hints", "positions", "roles",
    "punctuation", "echo", "capitals", "caret", "code-echo", "code-send", "code-groups", "code-count", "confirm",
    "go-on", "arrows", "pre-roll", "pre-roll-idle",
  ]

  /// Takes a setting as it is written on the command line or in a file.
  ///
  /// Whether there is such a language or set of styles is found when they are loaded.
  public mutating func set(_ setting: Setting) throws(SettingFault) {
    switch setting.key {
    case "language": language = setting.value
    case "voice": voice = setting.value
    case "rate": rate = try setting.number(in: Settings.rates)
    case "pitch": pitch = try setting.number(in: 0...99)
    case "volume": volume = try setting.number(in: Settings.volumes)
    case "sounds": sounds = try setting.choice(of: Settings.switches)
    case "captions": captions = try setting.choice(of: Settings.switches)
    case "verbosity": reading.verbosity = try setting.choice(of: Settings.names(Announcer.Settings.Verbosity.allCases))
    case "hints": hints = try setting.choice(of: Settings.switches)
    case "positions": reading.positions = try setting.choice(of: Settings.switches)
    case "roles": reading.roles = try setting.choice(of: Settings.names(Announcer.Settings.Roles.allCases))
    case "punctuation":
      reading.text.punctuation = try setting.choice(of: Settings.names(SpokenSettings.Punctuation.allCases))
    case "echo": reading.typing = try setting.choice(of: Settings.names(Announcer.Settings.Typing.allCases))
    case "capitals":
      reading.text.capitals = try setting.choice(of: Settings.names(SpokenSettings.Capitals.allCases))
    case "caret": reading.caret = try setting.choice(of: Settings.names(Announcer.Settings.Caret.allCases))
    case "code-echo": reading.text.codeEcho = try setting.choice(of: Settings.names(SpokenSettings.CodeEcho.allCases))
    case "code-send": sendsFullCode = try setting.choice(of: [("full", true), ("enter", false)])
    case "code-count": countsEachDigit = try setting.choice(of: [("each", true), ("few", false)])
    case "code-groups":
      reading.text.codeGroups = try setting.choice(of: Settings.names(SpokenSettings.CodeGroups.allCases))
    case "confirm": confirm = try setting.choice(of: Settings.switches)
    case "go-on": goOn = try setting.choice(of: Settings.switches)
    case "arrows": voiceOverArrows = try setting.choice(of: [("plain", false), ("voiceover", true)])
    case "pre-roll": preRoll = try setting.number(in: 0...300)
    case "pre-roll-idle": preRollIdle = try setting.choice(of: Settings.switches)
    default: throw SettingFault.unknown(setting.key)
    }
  }

  private static let switches = [("off", false), ("on", true)]

  private static func names<Value: RawRepresentable>(_ values: [Value]) -> [(String, Value)]
  where Value.RawValue == String {
    values.map { ($0.rawValue, $0) }
  }
}

extension Setting {
  fileprivate func number(in range: ClosedRange<Int>) throws(SettingFault) -> Int {
    guard let number = Int(value), range.contains(number) else {
      let allowed = "a number from \(range.lowerBound) to \(range.upperBound)"
      throw .badValue(key: key, value: value, allowed: allowed)
    }
    return number
  }

  fileprivate func choice<Value>(of choices: [(name: String, value: Value)]) throws(SettingFault) -> Value {
    guard let choice = choices.first(where: { $0.name == value }) else {
      throw .badValue(key: key, value: value, allowed: choices.map(\.name).joined(separator: ", "))
    }
    return choice.value
  }
}
