/// Why the engine does not start, or does not speak.
public enum EspeakError: Error, Hashable, CustomStringConvertible {
  /// The engine did not start; its data folder is missing or of another version.
  case start(data: String)
  /// None of these voice names is known to the engine.
  case language(String, tried: [String])
  /// `espeak_Synth` refused a part, with this result.
  case synthesis(code: Int32)

  /// What failed, with the input in quotes, why, and what would do.
  public var description: String {
    switch self {
    case .start(let data):
      "The voice engine does not start with its data in '\(data)'. Install espeak-ng-data of the same version."
    case .language(let language, let tried):
      "No voice for the language '\(language)': tried \(tried.map { "'\($0)'" }.joined(separator: ", ")). "
        + "`espeak-ng --voices` lists what is installed."
    case .synthesis(let code):
      "The voice engine could not speak a part: espeak_Synth gave \(code)."
    }
  }
}

/// What the engine has to do without, while it speaks on.
public enum EspeakWarning: Error, Hashable, CustomStringConvertible {
  /// The folder of links that adds our voices could not be made, for the reason in words.
  case overlay(String, reason: String)
  /// The engine has no such variant; the plain voice speaks.
  case variant(String)

  /// One line that says what is missing and what happens instead.
  public var description: String {
    switch self {
    case .overlay(let path, let reason):
      "No voices of our own: '\(path)': \(reason). The plain voice speaks."
    case .variant(let name):
      "No voice variant '\(name)'. The plain voice speaks instead."
    }
  }
}
