import Screens
import Sessions

/// Reads a script line by line. A faulty line is noted and passed over, so that all faults are told at once.
struct ScriptParser {
  private(set) var file: EarFile
  private(set) var faults: [ScriptFault] = []

  var line = 0
  /// The case whose lines are being read.
  var current: EarCase?
  var marks: Set<Substring> = []
  private var given: Set<ScriptWord> = []

  init(name: String) {
    file = EarFile(name: name)
  }

  mutating func read(_ text: String) {
    let lines = ScriptText.lines(of: text)
    file.source = text
    do throws(ScriptFault.Flaw) {
      line = 1
      try readFirst(lines[0])
    } catch {
      return note(error)
    }
    for (index, content) in lines.enumerated().dropFirst()
    where !content.isEmpty && content.utf8.first != UInt8(ascii: "#") {
      line = index + 1
      do throws(ScriptFault.Flaw) {
        try take(content)
      } catch {
        note(error)
      }
    }
    endCase()
    if file.cases.isEmpty, faults.isEmpty { note(.noCases) }
  }

  private mutating func note(_ flaw: ScriptFault.Flaw) {
    faults.append(ScriptFault(file: file.name, line: line, flaw))
  }

  private func readFirst(_ line: Substring) throws(ScriptFault.Flaw) {
    let (word, rest) = ScriptText.cut(line)
    guard word == "ear" else { throw .notAScript(String(line)) }
    guard rest == "1" else { throw .unknownVersion(String(rest)) }
  }

  private mutating func take(_ content: Substring) throws(ScriptFault.Flaw) {
    let (first, rest) = ScriptText.cut(content)
    let name = String(Substring(first.utf8.prefix { $0 != UInt8(ascii: ":") }))
    guard let word = ScriptWord(rawValue: name), word != .ear else { throw .unknownWord(String(first)) }
    if word == .case { return try begin(String(rest)) }
    if word.isSetting {
      guard current == nil else { throw .inCase(name) }
      return try take(setting: word, content, rest)
    }
    guard current != nil else { throw .outsideCase(name) }
    try take(word, content, rest)
  }

  private mutating func begin(_ title: String) throws(ScriptFault.Flaw) {
    endCase()
    current = EarCase(title: title, line: line)
    marks = []
    guard !title.isEmpty else { throw .missing(what: "title", after: "case") }
  }

  private mutating func endCase() {
    if let current {
      if current.lines.isEmpty, !current.title.isEmpty { note(.nothingDone, in: current.line) }
      file.cases.append(current)
    }
    current = nil
  }

  private mutating func note(_ flaw: ScriptFault.Flaw, in line: Int) {
    let isFaulty = faults.contains { $0.line > line }
    if !isFaulty { faults.append(ScriptFault(file: file.name, line: line, flaw)) }
  }

  private mutating func take(setting word: ScriptWord, _ content: Substring, _ rest: Substring) throws(ScriptFault.Flaw)
  {
    switch word {
    case .lang, .voice, .seed:
      guard given.insert(word).inserted else { throw .twice(word.rawValue) }
      guard !rest.isEmpty else { throw .missing(what: "value", after: word.rawValue) }
      if word == .lang { (file.language, file.languageLine) = (String(rest), line) }
      if word == .voice { (file.voice, file.voiceLine) = (try ScriptParser.voice(rest), line) }
      if word == .seed { file.seed = try ScriptParser.seed(rest) }
    case .set:
      let setting = try ScriptParser.setting(rest)
      guard !file.settings.contains(where: { $0.key == setting.key }) else { throw .twice("set \(setting.key)") }
      file.settings.append(setting)
    default: file.bans.append(EarFile.Ban(line: line, pattern: LooseSpaces.single(try text(of: content, word))))
    }
  }

  private static func seed(_ text: Substring) throws(ScriptFault.Flaw) -> UInt64 {
    guard let seed = UInt64(text) else {
      throw .badValue(what: "seed", String(text), allowed: "a whole number from 0 on")
    }
    return seed
  }

  private static func voice(_ text: Substring) throws(ScriptFault.Flaw) -> EarFile.Voice {
    let words = ScriptText.words(text)
    switch (words[0], words.count) {
    case ("ruler", 2): return .ruler(try duration(words[1]))
    case ("instant", 1): return .instant
    case ("espeak", 3):
      if let rate = Int(words[2]), Settings.rates.contains(rate) { return .espeak(String(words[1]), rate: rate) }
    default: break
    }
    throw .badValue(what: "voice", String(text), allowed: "'ruler 70ms', 'instant' or 'espeak en 175'")
  }

  private static func setting(_ text: Substring) throws(ScriptFault.Flaw) -> Setting {
    guard let (key, value) = pair(text) else {
      throw .badValue(what: "setting", String(text), allowed: "a key and a value, KEY=VALUE")
    }
    let setting = Setting(key: key, value: value)
    var trial = Settings()
    try trial.take(setting)
    return setting
  }

  static func pair(_ text: Substring) -> (key: String, value: String)? {
    guard let sign = text.utf8.firstIndex(of: UInt8(ascii: "=")), sign != text.startIndex else { return nil }
    return (String(text[..<sign]), String(text[text.utf8.index(after: sign)...]))
  }

  /// The text after the colon of a line that has nothing else before it.
  func text(of content: Substring, _ word: ScriptWord) throws(ScriptFault.Flaw) -> String {
    let (attributes, text) = try ScriptParser.halves(of: content, word)
    guard attributes.isEmpty else { throw .surplus(String(attributes), after: word.rawValue) }
    return ScriptText.unescaped(text)
  }

  /// What stands between the first word and the colon, and the text after it, which is not empty.
  static func halves(
    of content: Substring, _ word: ScriptWord
  ) throws(ScriptFault.Flaw) -> (attributes: Substring, text: Substring) {
    guard let colon = content.utf8.firstIndex(of: UInt8(ascii: ":")) else { throw .missingColon(word.rawValue) }
    let text = ScriptText.trimmed(content[content.utf8.index(after: colon)...])
    guard !text.isEmpty else { throw .emptyText(word.rawValue) }
    return (ScriptText.trimmed(content[..<colon].dropFirst(word.rawValue.count)), text)
  }
}

extension Settings {
  /// Takes a setting of a script; its language is one of the script, not of its settings.
  mutating func take(_ setting: Setting) throws(ScriptFault.Flaw) {
    guard setting.key != "language" else {
      throw .badValue(what: "setting", "language", allowed: "any other key; for the language write 'lang fr'")
    }
    do {
      try set(setting)
    } catch {
      throw .badSetting(error)
    }
  }
}
