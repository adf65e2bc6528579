import Espeak
public import Foundation
import Sessions
public import Speech
import Synchronization
public import Usage

/// The real voice as a measure: how long a part sounds, without any sound.
///
/// Make one in a process, for the engine's state is global; several threads may ask it.
public final class VoiceMeasure: Sendable {
  private struct Question: Hashable {
    var part: Utterance.Part
    var delivery: Delivery
  }

  private struct State {
    let engine: EspeakSynthesizer
    /// The engine makes the same words a little longer or shorter each time; here they take the same time.
    var answers: [Question: Duration] = [:]
  }

  private let state: Mutex<State>

  /// Starts the engine with our voice variants, of this folder.
  public init(variants: URL) throws(Failure) {
    let runtime = ProcessInfo.processInfo.environment["XDG_RUNTIME_DIR"]
    do throws(EspeakError) {
      state = Mutex(State(engine: try EspeakSynthesizer(variants: variants.path, runtime: runtime)))
    } catch {
      throw Failure(.unavailable, error.description)
    }
  }

  /// Makes sure that there is a voice of this name.
  public func check(_ voice: String) throws {
    try state.withLock { try $0.engine.prepare(language: voice, style: .plain) }
  }

  /// How long a part sounds, in this voice if it is of the part's language; nothing if the engine cannot say it.
  ///
  /// A secret is measured in its recorded form, so that no time tells a digit.
  public func duration(of part: Utterance.Part, as delivery: Delivery, in voice: String) -> Duration? {
    var part = part
    if part.text != part.caption { (part.speech, part.isSpelled) = (part.text, false) }
    part.caption = part.text
    if part.language.prefix(while: \.isLetter) == voice.prefix(while: \.isLetter) { part.language = voice }
    let question = Question(part: part, delivery: delivery)
    return state.withLock { state in
      if let answer = state.answers[question] { return answer }
      guard let answer = try? state.engine.synthesize(question.part, as: delivery).duration else { return nil }
      state.answers[question] = answer
      return answer
    }
  }
}
