public import Sessions
public import Timeline

/// What was done and heard in a case, from its beginning to its end.
public struct Transcript: Sendable {
  /// Something that was done.
  public struct Step: Hashable, Sendable {
    /// The line of the script.
    public var line: Int
    /// As reports name it: what was typed is not told.
    public var words: String
    /// When.
    public var moment: Moment
    /// Before which line of the record, counted from 0.
    public var place: Int
  }

  /// In the order of the script.
  public var steps: [Step]
  /// Everything the session recorded.
  public var record: [RecordLine]
  /// What was heard, cut and lost, below the lines of the steps.
  public var heard: [String]

  init(_ played: Played) {
    steps = played.performance.actions.map {
      Step(line: played.shown($0.line), words: $0.words, moment: $0.moment, place: $0.record)
    }
    record = played.performance.record
    heard = Matching(played).heard(in: 0...max(0, steps.count - 1))
  }
}
