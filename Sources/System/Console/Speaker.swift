import Dispatch
import Espeak
import Foundation
import Phrasing
import Playback
import Screens
import Sessions
import Speech
import Synchronization
import Timeline

/// What other threads have to tell the main one.
enum News: Sendable {
  case report(Report)
  /// What a service answers a request.
  case reply(Request.ID, Data)
  /// The voice engine does not start.
  case noEngine(String)
  /// Something is missing and speech goes on without it.
  case warning(String)
  /// A line for the operator, not for who is using the program.
  case journal(String)
}

/// The voice of a session: the speech thread with the engine and the output that the options name.
struct Speaker {
  private let worker: SpeechWorker
  private let voices = InstalledVoices()

  /// Starts the speech thread; news comes on it, the first of them whether the output can be heard.
  init(_ groundwork: Groundwork, _ audio: Options.Audio, tell: @escaping @Sendable (News) -> Void) {
    let variants = groundwork.variants.path
    let language = groundwork.settings.language
    let runtime = groundwork.runtime
    let voices = voices
    let wasOpen = Mutex(false)
    worker = SpeechWorker(
      settings: .init(
        tones: groundwork.tones, preRoll: audio == .reader ? .zero : .milliseconds(groundwork.settings.preRoll),
        preRollIdle: groundwork.settings.preRollIdle),
      synthesizer: {
        defer { voices.settle() }
        if audio == .reader { return RulerSynthesizer(character: .zero) }
        do throws(EspeakError) {
          let engine = try EspeakSynthesizer(variants: variants, languages: [language], runtime: runtime) {
            tell(.warning($0.description))
          }
          voices.note(engine.languages)
          return engine
        } catch {
          tell(.noEngine(error.description))
          return RulerSynthesizer()
        }
      },
      output: { () throws(PlaybackError) in
        let output = try Speaker.output(audio, isOpenedAgain: wasOpen.withLock { $0 })
        wasOpen.withLock { $0 = true }
        return output
      },
      report: { tell(.report($0)) })
    // The first voice takes half a millisecond; a title speaks first.
    worker.send([.prepare(language: language, groundwork.styles.style(of: .title, in: .screen))])
  }

  /// The languages that the engine has a voice for, once it has started; nothing where there is no engine to ask.
  func awaitVoices() -> Set<String>? {
    voices.settled()
  }

  func send(_ orders: [Order]) {
    worker.send(orders)
  }

  /// How long the engine has shown no sign of life; nothing while it is not at work.
  var silence: Duration? {
    worker.silenceOfSynthesizer
  }

  /// Waits until a cut that was sent has faded: it is silent within 20 ms, on a device of long buffers within 40.
  func awaitSilence() {
    _ = poll(nil, 0, 40)
  }

  /// Fades out and lets go of the device.
  func finish() {
    worker.finish()
  }

  private static func output(_ audio: Options.Audio, isOpenedAgain: Bool) throws(PlaybackError) -> any AudioOutput {
    switch audio {
    case .auto: try ALSAOutput()
    case .alsa(let device): try ALSAOutput(device: device)
    case .wav(let path): try WAVOutput(path: path, isContinued: isOpenedAgain)
    case .silent, .reader: SilentOutput()
    }
  }
}

/// What the speech thread finds the engine to have, for the thread that waits to make the first words.
private final class InstalledVoices: Sendable {
  private let tags = Mutex<Set<String>?>(nil)
  private let isSettled = DispatchSemaphore(value: 0)

  func note(_ languages: Set<String>) {
    tags.withLock { $0 = languages }
  }

  /// Nothing more will be noted.
  func settle() {
    isSettled.signal()
  }

  /// An engine that hangs is not waited for: the session sees to that.
  func settled() -> Set<String>? {
    _ = isSettled.wait(timeout: .now() + .seconds(2))
    return tags.withLock { $0 }
  }
}
