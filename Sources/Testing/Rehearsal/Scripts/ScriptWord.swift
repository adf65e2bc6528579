/// The words that a line begins with.
enum ScriptWord: Substring, CaseIterable {
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
    "It begins with one of \(allCases.map { String($0.rawValue) }.joined(separator: ", ")), or with #."
}
