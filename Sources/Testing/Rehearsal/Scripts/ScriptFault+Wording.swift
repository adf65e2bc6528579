import Keys
import Sessions
import Timeline

extension ScriptFault.Flaw {
  /// What is wrong and what would do, in one line.
  var words: String {
    switch self {
    case .notAScript(let line): "The file begins with \(quote(line)), so it is no script. Begin it with 'ear 1'."
    case .unknownVersion(let version): "The version \(quote(version)) is not known. Write 'ear 1'."
    case .noCases: "The script has no case. Add 'case' and a title, and steps below it."
    case .unknownWord(let word): "No line begins with \(quote(word)). \(ScriptWord.advice)"
    case .inCase(let word): "\(quote(word)) holds for the whole file. Move it above the first case."
    case .outsideCase(let word): "\(quote(word)) belongs to a case. Write 'case' and a title above it."
    case .twice(let word): "\(quote(word)) stands in the file twice. Keep one of them."
    case .missing(let what, let word): "After \(quote(word)) there is no \(what). Add it."
    case .surplus(let words, let word): "After \(quote(word)) \(quote(words)) has no meaning. Leave it away."
    case .badValue(let what, let value, let allowed): "The \(what) cannot be \(quote(value)). It takes \(allowed)."
    case .badDuration(let text): "\(quote(text)) is no time. Write it as 500ms, 2s or 1.5s, at most 360000s."
    case .badCount(let text): "\(quote(text)) is no count. Write x2 to x1000."
    case .unknownKey(let name) where ScriptText.mayBeSecret(name):
      "There is no key of \(name.count) characters. To type a text write 'type' and the text."
    case .unknownKey(let name): "There is no key \(quote(name)). \(Self.advice(onKey: name))"
    case .badSetting(let fault): fault.description
    case .missingColon(let word): "After \(quote(word)) there is no colon. Write '\(word): TEXT'."
    case .emptyText(let word):
      "After \(quote(word)) there is no text. Write it after the colon; a space alone is '\\s'."
    case .unknownAttribute(let word):
      "\(quote(word)) is neither a kind nor a language. The kinds are \(Self.kinds); then come a language, x2, at 5s, like."
    case .attributeOrder(let word):
      "\(quote(word)) stands in the wrong place. The order is kind, language, x2, at 5s, like, each once."
    case .twoSlashes: "An announcement is cut once, but here ' / ' stands twice. Write '\\/' for a slash that is said."
    case .knownBugPlace: "'known bug' stands right below the title of its case. Move it there."
    case .expectationFirst(let word): "Before \(quote(word)) nothing was done. Begin the case with 'open' and a screen."
    case .openFirst(let word): "\(quote(word)) comes before a screen is open. Begin the case with 'open' and a screen."
    case .nothingDone: "The case does nothing. Write 'open' and a screen below its title, and what is done then."
    case .heardInSilence(let word):
      "\(quote(word)) stands below the silence of its step, which says that nothing more comes. Move 'silence' below it."
    case .openTwice: "A case opens one screen. Make another case of it."
    case .unknownMark(let name): "There is no mark \(quote(name)) above. Write 'mark \(name)' where the time begins."
    case .markTwice(let name): "The mark \(quote(name)) stands in the case twice. Give one another name."
    case .unknownScreen(let name, let known): "There is no screen \(quote(name)). The screens are \(Self.list(known))."
    case .unknownParameter(let name, let screen, let known):
      "The screen '\(screen)' has no parameter \(quote(name)). It takes \(Self.list(known))."
    case .unknownEvent(let name, let known): "There is no event \(quote(name)). The events are \(Self.list(known))."
    case .unknownLanguage(let tag, let known):
      "There is no language \(quote(tag)). The languages are \(Self.list(known))."
    case .cannotOpen(let screen, let why): "The screen '\(screen)' does not open: \(why)"
    case .noEngine: "There is no real voice here to take the time of. Write 'voice ruler 70ms' or 'voice instant'."
    case .noVoice(let name, let why):
      "The voice \(quote(name)) cannot be used: \(why) Name another one, or write 'voice ruler 70ms'."
    case .timeOfRealVoice(let what):
      "\(quote(what)) is another one with each version of a real voice. Leave it away, or write 'voice ruler 70ms'."
    }
  }

  private static let kinds = Kind.allCases.map(\.rawValue).joined(separator: ", ")

  private static func advice(onKey name: String) -> String {
    let near = Key.namedKeys.first { $0.lowercased() == name.lowercased() }
    return near.map { "Perhaps '\($0)' is meant." }
      ?? "Write a name such as Enter, Shift-Tab, F5, Ctrl-C or KP5, or the character itself; to type a text write 'type'."
  }

  private static func list(_ names: [String]) -> String {
    names.isEmpty ? "none" : names.joined(separator: ", ")
  }

  private func quote(_ text: String) -> String {
    ScriptText.quoted(text)
  }
}
