/// A text of a level pack in each language of the pack.
public struct AuthorText: Hashable, Sendable {
  /// The text in one language.
  public struct Wording: Hashable, Sendable {
    /// What captions, records and matching see. A line break begins a new part, after a pause.
    public var text: String
    /// What the voice gets instead.
    public var say: String?
    /// The language of the voice, where it is not the one that the wording stands under.
    public var voice: String?

    /// A wording; without `say` the voice gets the text itself.
    public init(_ text: String, say: String? = nil, voice: String? = nil) {
      self.text = text
      self.say = say
      self.voice = voice
    }
  }

  /// By language tag; the reader lets no pack pass in which one is missing.
  public var wordings: [String: Wording]

  /// A text with these wordings, by language tag.
  public init(_ wordings: [String: Wording]) {
    self.wordings = wordings
  }
}
