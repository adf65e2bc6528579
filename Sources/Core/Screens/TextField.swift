/// A line of text that somebody types, with its caret. Every edit says what it changed, so that the echo tells the
/// model and never the key.
public struct TextField: Hashable, Sendable {
  /// What may be done to it.
  public enum Edit: Hashable, Sendable {
    case insert(Character)
    case deleteBack, deleteForward, deleteWord, clear
    case left, right, start, end
    /// A bracketed paste: one event.
    case paste(String)
  }

  /// What an edit changed.
  public enum Change: Hashable, Sendable {
    /// A character stands where the caret was; it ended this word, if it ended one.
    case inserted(Character, ending: String?)
    /// Backspace took this character.
    case deleted(Character)
    /// Delete took a character; this one stands at the caret now, or nothing at the end.
    case deletedForward(at: Character?)
    case deletedWord(String)
    case cleared
    /// The caret passed a character and stands at another, or at the end.
    case moved(to: Character?, passed: Character?)
    case pasted(String)
    /// Nothing was inserted.
    case refused(Refusal)
    /// There was nothing to delete or to pass in this direction.
    case nothing(Side)
  }

  /// Why something was not inserted.
  public enum Refusal: Hashable, Sendable {
    /// No more than so many characters fit.
    case full(limit: Int)
    /// The field does not take this character.
    case character(Character)
    /// A paste with nothing in it that can be typed.
    case emptyPaste
  }

  /// A side of the caret.
  public enum Side: Hashable, Sendable {
    case start, end
  }

  /// What stands in it.
  public private(set) var characters: [Character] = []
  /// How many characters stand before the caret.
  public private(set) var caret = 0
  /// No more characters than this.
  public var limit: Int
  /// Whether only its count may be told, in place of what stands in it.
  public var isMasked: Bool
  /// Whether what stands in it may be in no record.
  public var isSecret: Bool
  /// Whether it is to be filled to its limit, as a code is.
  public var hasFixedLength: Bool

  /// An empty field.
  public init(limit: Int = 200, isMasked: Bool = false, isSecret: Bool = false, hasFixedLength: Bool = false) {
    self.limit = limit
    self.isMasked = isMasked
    self.isSecret = isSecret
    self.hasFixedLength = hasFixedLength
  }

  /// What stands in it, as one text.
  public var text: String {
    String(characters)
  }

  /// Does an edit and says what it changed.
  public mutating func apply(_ edit: Edit) -> Change {
    switch edit {
    case .insert(let character): insert(character)
    case .deleteBack: deleteBack()
    case .deleteForward: deleteForward()
    case .deleteWord: deleteWord()
    case .clear: clear()
    case .left: move(to: caret - 1, or: .start)
    case .right: move(to: caret + 1, or: .end)
    case .start: caret == 0 ? .nothing(.start) : move(to: 0, or: .start)
    case .end: caret == characters.count ? .nothing(.end) : move(to: characters.count, or: .end)
    case .paste(let text): paste(text)
    }
  }

  private var atCaret: Character? {
    caret < characters.count ? characters[caret] : nil
  }

  private mutating func insert(_ character: Character) -> Change {
    guard characters.count < limit else { return .refused(.full(limit: limit)) }
    guard character.isTypeable else { return .refused(.character(character)) }
    let word = character.isWordPart ? nil : wordBeforeCaret
    // Marks join what stands before them: then the character before the caret is another one, and no more of them.
    let last = characters[..<caret].suffix(1)
    let joined = String(last) + String(character)
    characters.replaceSubrange(last.indices, with: joined)
    caret += joined.count - last.count
    return .inserted(character, ending: word.flatMap { $0.isEmpty ? nil : $0 })
  }

  private mutating func deleteBack() -> Change {
    guard caret > 0 else { return .nothing(.start) }
    caret -= 1
    return .deleted(characters.remove(at: caret))
  }

  private mutating func deleteForward() -> Change {
    guard caret < characters.count else { return .nothing(.end) }
    characters.remove(at: caret)
    return .deletedForward(at: atCaret)
  }

  /// The word before the caret goes, and the blanks between it and the caret.
  private mutating func deleteWord() -> Change {
    guard caret > 0 else { return .nothing(.start) }
    var start = caret
    while start > 0, !characters[start - 1].isWordPart { start -= 1 }
    while start > 0, characters[start - 1].isWordPart { start -= 1 }
    let word = String(characters[start..<caret])
    characters.removeSubrange(start..<caret)
    caret = start
    return .deletedWord(word)
  }

  private mutating func clear() -> Change {
    guard !characters.isEmpty else { return .nothing(.start) }
    (characters, caret) = ([], 0)
    return .cleared
  }

  private mutating func move(to place: Int, or side: Side) -> Change {
    guard (0...characters.count).contains(place) else { return .nothing(side) }
    let passed = place < caret ? characters[place] : characters[caret]
    caret = place
    return .moved(to: atCaret, passed: passed)
  }

  private mutating func paste(_ text: String) -> Change {
    let line = text.map { $0.isNewline || $0 == "\t" ? " " : $0 }.filter(\.isTypeable)
    guard line.contains(where: { !$0.isWhitespace }) else { return .refused(.emptyPaste) }
    guard characters.count + line.count <= limit else { return .refused(.full(limit: limit)) }
    let before = String(characters[..<caret] + line)
    characters = Array(before) + characters[caret...]
    caret = before.count
    return .pasted(String(line))
  }

  private var wordBeforeCaret: String {
    String(characters[..<caret].reversed().prefix(while: \.isWordPart).reversed())
  }
}

extension Character {
  /// Letters, marks and digits make words; anything else ends one.
  fileprivate var isWordPart: Bool {
    isLetter || isNumber || unicodeScalars.allSatisfy { $0.properties.generalCategory.isMark }
  }

  /// Whether it can stand in a line of text: no control, no line end.
  fileprivate var isTypeable: Bool {
    !isNewline && unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
  }
}

extension Unicode.GeneralCategory {
  fileprivate var isMark: Bool {
    self == .nonspacingMark || self == .spacingMark || self == .enclosingMark
  }
}
