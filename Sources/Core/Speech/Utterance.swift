/// What is said: its identity, its parts, and the attempts to sound them.
public enum Utterance {
  /// The identity of one announcement. Every post gets a new one; text is never identity.
  public struct ID: Hashable, Comparable, Sendable {
    /// Counted from 1 in the order of posting.
    public var number: Int

    /// The announcement with this number.
    public init(_ number: Int) {
      self.number = number
    }

    /// The announcement asked for earlier is the smaller one.
    public static func < (left: ID, right: ID) -> Bool {
      left.number < right.number
    }
  }

  /// The smallest piece of an announcement that is spoken in one call of the synthesizer.
  public struct Part: Hashable, Sendable {
    /// The words as the record has them; a secret has none of its own here.
    public var text: String
    /// The words as the captions show them.
    public var caption: String
    /// What the synthesizer is given: digits in words, a pronunciation instead of a spelling.
    public var speech: String
    /// Spoken character by character, as letters are named.
    public var isSpelled: Bool
    /// The language tag of the voice, for example `fr`.
    public var language: String
    /// Who speaks, and how.
    public var style: AuralStyle
    /// The silence wanted after this part before anything else sounds.
    public var pause: Duration
    /// What joins this part to the next one where text is shown: ", ", " " or nothing.
    public var joiner: String

    /// A part whose caption and speech are its text, unless they are given.
    public init(
      _ text: String, caption: String? = nil, speech: String? = nil, isSpelled: Bool = false, language: String,
      style: AuralStyle = .plain, pause: Duration = .zero, joiner: String = ""
    ) {
      self.text = text
      self.caption = caption ?? text
      self.speech = speech ?? text
      self.isSpelled = isSpelled
      self.language = language
      self.style = style
      self.pause = pause
      self.joiner = joiner
    }
  }

  /// One attempt to sound one part. A part that is said again is a new take, so a late report about the old one
  /// is told from news about the new one.
  public struct Take: Hashable, Sendable {
    /// The announcement.
    public var id: ID
    /// The place of the part in it, from 0.
    public var part: Int
    /// Counts the takes of a session.
    public var epoch: Int

    /// The take of a part under a number that no other take has.
    public init(id: ID, part: Int, epoch: Int) {
      self.id = id
      self.part = part
      self.epoch = epoch
    }
  }
}
