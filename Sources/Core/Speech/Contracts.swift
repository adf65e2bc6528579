/// Turns a part into sound: part in, whole sound out.
///
/// One of these exists in a process, and one thread uses it.
public protocol Synthesizer: AnyObject {
  /// The whole sound of a part, as the engine makes it.
  ///
  /// No sound is no error: it may be that the text has none.
  func synthesize(_ part: Utterance.Part, as delivery: Delivery) throws -> Samples
}
