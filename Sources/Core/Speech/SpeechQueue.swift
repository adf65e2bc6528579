public import Timeline

/// The announcement queue: what is said, in which order, and what cuts what (announcements.md, section 2).
///
/// A pure state machine. It is told every event at its moment and answers with what its owner must do, in order. It
/// knows announcements by id and kind and never by their words: when the time of one has come it says `.word`, its
/// owner answers with the event `.worded`, and only then is anything spoken.
public struct SpeechQueue: Sendable {
  /// What the queue knows of an announcement.
  public struct Item: Hashable, Sendable {
    /// New for each post.
    public var id: Utterance.ID
    /// Its rank, and what it cuts.
    public var kind: Kind
    /// Of a progress: its counter.
    public var key: String?

    /// An announcement to be posted.
    public init(_ id: Utterance.ID, _ kind: Kind, key: String? = nil) {
      self.id = id
      self.kind = kind
      self.key = key
    }
  }

  /// What happens to it. Everything does in one list (M1).
  public enum Event: Hashable, Sendable {
    /// A turn begins: what is posted is held until it is committed (M3).
    case begin
    /// The turn ends: what was held takes its place in the order of kinds.
    case commit
    case post(Item)
    /// The item in focus is another one, is gone, or has changed: an older focus announcement is void (M4).
    case focusChanged
    /// What fed a progress value has ended; one that waits is void (M4).
    case sourceEnded(String)
    /// The words of the announcement that `.word` asked for.
    case worded(Utterance.ID, [Utterance.Part])
    /// A key, by its name; `typing` in a text field.
    case key(String, typing: Bool)
    /// A key of rate or of volume.
    case rate, volume
    case stop, pause
    /// The moment that `next` named has come.
    case wake
    case report(Report)
    /// The program ends: all but results is dropped, what is posted from here on is the farewell (M14).
    case exit
  }

  /// What its owner must do, in this order.
  public enum Action: Hashable, Sendable {
    /// Give the words, at once, by `.worded`.
    case word(Utterance.ID)
    case speak(Utterance.Take, Utterance.Part)
    /// Silence this take.
    case cut(Utterance.Take)
    /// The sound of this part began; it is the first of the announcement, or `again` after a wait.
    case began(Utterance.ID, part: Int, again: Bool)
    /// It had begun and waits now to go on.
    case held(Utterance.ID, Cause)
    /// It has ended; nothing more comes of it.
    case record(Utterance.ID, Ending)
    /// So many results became unheard by one key: say so.
    case missed(Int)
  }
}
