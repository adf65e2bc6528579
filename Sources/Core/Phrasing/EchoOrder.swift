import Screens

/// The words of an echo: what an edit changed, told as the user wants to hear typing (announcements.md, rows 24–31).
///
/// Of a masked field the same mask word is said whatever was typed, and the count; the value is in no part of it.
struct EchoOrder {
  let echo: FieldEcho
  let typing: Announcer.Settings.Typing
  let caret: Announcer.Settings.Caret
  /// Whether bystanders hear it.
  let isPublic: Bool

  private var isMasked: Bool { echo.isMasked || echo.isSecret && isPublic }

  /// The parts; none where the user wants to hear none.
  var phrasings: [Phrasing] {
    change + echo.suffix.map { Phrasing($0) }
  }

  private var change: [Phrasing] {
    switch echo.change {
    case .inserted(let character, let word): isMasked ? [counted("field.mask")] : inserted(character, word)
    case .deleted(let character): [isMasked ? counted("field.maskDeleted") : deleted(character)]
    case .deletedForward(let next): [isMasked ? counted("field.maskDeleted") : place(next)]
    case .deletedWord(let word): [isMasked ? counted("field.maskDeleted") : body(.verbatim(word))]
    case .cleared: [phrase("field.cleared")]
    case .moved(let next, let passed): [moved(to: next, passed: passed)]
    case .pasted(let text): [body(.phrase("field.pasted", ["n": .number(text.count)]))]
    case .refused(let refusal): refused(refusal)
    case .nothing(let side): [phrase(echo.count == 0 ? "empty" : side == .start ? "edge.first" : "field.end")]
    }
  }

  /// What is secret is typed blind and for good: each character is heard, and a deletion has a word of its own.
  private func inserted(_ character: Character, _ word: String?) -> [Phrasing] {
    if echo.isSecret { return [said(character)] }
    let ended = typing.words ? word.map { [body(.verbatim($0))] } ?? [] : []
    let isSaid = typing.characters || !ended.isEmpty
    return (isSaid ? [said(character)] : []) + ended
  }

  private func deleted(_ character: Character) -> Phrasing {
    guard echo.isSecret else { return said(character) }
    guard let length = echo.length else { return body(.phrase("field.deleted", ["character": .character(character)])) }
    return body(
      .phrase(
        "field.deletedOf",
        ["character": .character(character), "n": .number(echo.count), "m": .number(length)]))
  }

  private func moved(to next: Character?, passed: Character?) -> Phrasing {
    if isMasked { return phrase("field.maskWord") }
    return caret == .passed ? passed.map(said) ?? place(next) : place(next)
  }

  /// What stands at the caret, or that nothing does.
  private func place(_ next: Character?) -> Phrasing {
    next.map(said) ?? phrase("field.end")
  }

  /// The long form first, the short one once it was heard; a refused character of a masked field stays unsaid.
  private func refused(_ refusal: TextField.Refusal) -> [Phrasing] {
    switch refusal {
    case .full(let limit):
      [phrase("field.full"), instruction("field.fullWhy", ["n": .number(limit)])]
    case .character(let character):
      (isMasked ? [] : [said(character)]) + [phrase("field.refused")]
    case .emptyPaste:
      [phrase("field.emptyPaste")]
    }
  }

  private func counted(_ key: String) -> Phrasing {
    body(.phrase(key, ["n": .number(echo.count)]))
  }

  private func said(_ character: Character) -> Phrasing {
    body(.character(character))
  }

  private func phrase(_ key: String) -> Phrasing {
    body(.phrase(key))
  }

  private func body(_ text: Text) -> Phrasing {
    Phrasing(.body, text)
  }

  private func instruction(_ key: String, _ values: [String: Text]) -> Phrasing {
    let text = Text.phrase(key, values)
    return Phrasing(.instruction, text, facts: [.instruction(text)])
  }
}
