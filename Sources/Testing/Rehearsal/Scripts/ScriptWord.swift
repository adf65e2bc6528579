/// The words that a line begins with.
enum ScriptWord: String, CaseIterable {
  case ear, lang, voice, seed, set, never
  case `case`, known
  case open, press, type, paste, wait, mark, `do`
  case hear, cut, lost, echo, sound, silence

  /// Holds for the whole file.
  var isSetting: Bool {
    switch self {
    case .lang, .voice, .seed, .set, .never: true
    default: false
    }
  }

  static let advice =
    "It begins with one of \(allCases.map(\.rawValue).joined(separator: ", ")), or with #."
}
