/// Turns a part into sound, faster than it sounds.
///
/// One of these exists in a process, and one thread uses it.
public protocol Synthesizer: AnyObject {
  /// Makes the sound of a part and hands it over in pieces, as soon as each is ready.
  ///
  /// The receiver is called on this thread before the call returns. When it answers `false` nothing more of this part
  /// is wanted, and the call returns soon. The silence of the engine's own at both ends is left out (`Trimmer`). No
  /// sound is no error: it may be that the text has none.
  func synthesize(_ part: Utterance.Part, as delivery: Delivery, to receive: (Samples) -> Bool) throws

  /// Makes a voice ready, so that the first part does not wait for it.
  func prepare(language: String, style: AuralStyle) throws
}

extension Synthesizer {
  /// The whole sound of a part at once.
  public func synthesize(_ part: Utterance.Part, as delivery: Delivery) throws -> Samples {
    var whole = Samples()
    try synthesize(part, as: delivery) { piece in
      whole.values += piece.values
      return true
    }
    return whole
  }
}

/// The way to the ear: takes sound in real time and knows how much of it has not been heard yet.
///
/// It does not block. One thread uses it. A throw means that the output is lost: it is let go and another one opened.
public protocol AudioOutput: AnyObject {
  /// How many frames it fetches at once.
  var period: Int { get }

  /// How many frames it must be kept filled with at least: two periods, or more where it plays only what fills it.
  var depth: Int { get }

  /// What it holds now.
  func backlog() throws -> Backlog

  /// Hands over mono frames, to be heard after what it holds; the first ones after a stop start it.
  func play(_ samples: Samples) throws

  /// Takes back frames that have not been heard yet, the last ones handed over, and says how many.
  ///
  /// Most outputs have none to give.
  func takeBack() throws -> Int

  /// Drops what has not been heard, and is ready for the next sound. It writes nothing while it stands.
  func stop() throws
}

/// What an output holds that has not been heard, in frames.
public struct Backlog: Hashable, Sendable {
  /// What it holds itself and needs more of before it runs dry; zero when it has run dry or stands.
  public var held: Int
  /// What will be heard before the next frame handed over, with all that delays sound further on.
  public var delay: Int

  /// What an output holds; without a delay of its own, what it holds is the delay.
  public init(held: Int, delay: Int? = nil) {
    self.held = held
    self.delay = delay ?? held
  }
}
