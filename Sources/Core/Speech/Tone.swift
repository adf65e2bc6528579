/// A short sound of our own, beside speech and never the only channel.
///
/// Its file holds notes: `edge = g5@30 r@10 g5@30` is two notes of 30 ms with a rest of 10 ms between.
public struct Tone: Hashable, Sendable {
  /// A note or a rest.
  public struct Note: Hashable, Sendable {
    /// In hertz, or nothing for a rest.
    public var frequency: Double?
    /// How long it sounds.
    public var duration: Duration

    /// A note, or a rest where there is no frequency.
    public init(frequency: Double?, duration: Duration) {
      self.frequency = frequency
      self.duration = duration
    }
  }

  /// One after the other.
  public var notes: [Note]

  /// A tone of these notes.
  public init(notes: [Note]) {
    self.notes = notes
  }
}
