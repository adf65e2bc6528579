public import Timeline

/// One announcement, or one sound, that is to be met by the ear, and what is to become of it.
public struct Awaited: Hashable, Sendable {
  /// What is to become of it; nothing for a sound.
  public var fate: Fate?
  /// Without one it is a title or the item in focus.
  public var kind: Kind?
  /// Without one it is that of the file.
  public var language: String?
  /// When it begins, or is dropped; without one at any time.
  public var moment: Duration?
  /// Whether `*` and `#` in the text stand for other text.
  public var isLike = false
  /// The whole text, or the name of the sound; spaces are single.
  public var text: String
  /// Of a cut one whose place is given: what had begun, and the rest.
  public var halves: Halves?

  /// A text cut in two.
  public struct Halves: Hashable, Sendable {
    /// The words that had begun.
    public var begun: String
    /// The others.
    public var rest: String
  }

  /// That this is heard, cut or lost.
  public init(
    _ fate: Fate, _ text: String, _ kind: Kind? = nil, language: String? = nil, at moment: Duration? = nil,
    isLike: Bool = false
  ) {
    self.fate = fate
    self.kind = kind
    self.language = language
    self.moment = moment
    self.isLike = isLike
    self.text = LooseSpaces.single(text)
  }

  /// That this is cut after these words.
  public init(
    cut begun: String, before rest: String, _ kind: Kind? = nil, language: String? = nil, at moment: Duration? = nil,
    isLike: Bool = false
  ) {
    self.init(.cut, "\(begun) \(rest)", kind, language: language, at: moment, isLike: isLike)
    halves = Halves(begun: LooseSpaces.single(begun), rest: LooseSpaces.single(rest))
  }

  /// That this sound, which is no speech, is heard.
  public init(sound name: String) {
    text = name
  }

  /// The expectation as it is written.
  public var line: String {
    guard let fate else { return "sound: \(text)" }
    let attributes = [
      kind?.rawValue, language, moment.map { "at \($0.inSeconds)" }, isLike ? "like" : nil,
    ]
    let head = ([fate.rawValue] + attributes.compactMap { $0 }).joined(separator: " ")
    let words = halves.map { "\(ScriptText.escaped($0.begun)) / \(ScriptText.escaped($0.rest))" }
    return "\(head): \(words ?? (fate == .cut ? ScriptText.escaped(text) : text))"
  }

  /// Whether a text is the one that is meant; where the halves of a cut one meet, what joins parts is passed over.
  func means(_ words: String) -> Bool {
    guard let halves else { return isLike ? Wildcards(text).match(words) : text == words }
    guard !isLike else {
      return Wildcards(text).match(words) || Wildcards("\(halves.begun), \(halves.rest)").match(words)
    }
    return words.hasPrefix(halves.begun) && words.hasSuffix(halves.rest)
      && words.dropFirst(halves.begun.count).dropLast(halves.rest.count).allSatisfy { $0 == " " || $0 == "," }
  }
}
