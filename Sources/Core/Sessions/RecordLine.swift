public import Speech
public import Timeline

/// One event of the record: what happened, and when (announcements.md 2.5).
public struct RecordLine: Hashable, Sendable {
  /// What happened.
  public enum Event: Hashable, Sendable {
    /// A key was read; a paste has a count of characters.
    case key(String, count: Int?)
    /// An announcement was asked for, at a line of source.
    case asked(Utterance.ID, Kind, at: String)
    /// Its first sample was at the ear.
    case began(Utterance.ID, Kind, Words, rate: Int, volume: Int, Sink)
    /// It had begun and waits to go on.
    case held(Utterance.ID, by: Cause)
    /// It sounds again from this part, counted from 0.
    case again(Utterance.ID, part: Int)
    /// It has ended; `heard` are the words that had begun, unless all or none had.
    case ended(Utterance.ID, Kind, Words, EndState, by: Cause?, hasBegun: Bool, heard: String?)
    case tone(String)
    case sink(Sink)
    case setting(key: String, value: String)
  }

  /// The whole text of an announcement and the language of its first part.
  public struct Words: Hashable, Sendable {
    /// A language tag.
    public var language: String
    /// Parts joined.
    public var text: String

    /// A text in a language.
    public init(language: String, text: String) {
      self.language = language
      self.text = text
    }
  }

  /// What happened.
  public var event: Event
  /// When, on the clock of the session.
  public var moment: Moment

  /// An event at its moment.
  public init(_ event: Event, at moment: Moment) {
    self.event = event
    self.moment = moment
  }
}

/// Where speech goes.
public enum Sink: String, Hashable, Sendable {
  case headset, speaker
  /// Nothing can be heard.
  case none
}

extension EndState {
  /// What the ear met: `hear`, `cut` or `lost` (announcements.md M7).
  public func fate(hasBegun: Bool) -> String {
    self == .finished ? "hear" : hasBegun ? "cut" : "lost"
  }
}
