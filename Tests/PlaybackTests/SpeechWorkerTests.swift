import Foundation
import Speech
import Synchronization
import Testing

@testable import Playback

/// The real thread, on outputs without a device; each test waits for what is reported.
struct SpeechWorkerTests {
  /// Takes reports from the thread, as a stream.
  private func makeWorker(
    synthesizer: @escaping @Sendable () -> any Synthesizer = { RulerSynthesizer() },
    output: @escaping @Sendable () throws(PlaybackError) -> any AudioOutput = { () throws(PlaybackError) in
      SilentOutput()
    }
  ) -> (SpeechWorker, AsyncStream<Report>) {
    let (stream, continuation) = AsyncStream<Report>.makeStream()
    let worker = SpeechWorker(settings: .init(preRoll: .zero), synthesizer: synthesizer, output: output) {
      continuation.yield($0)
    }
    return (worker, stream)
  }

  private func speak(_ number: Int, _ text: String) -> Order {
    .speak(Stage.take(number), Utterance.Part(text, language: "en"), Delivery())
  }

  @Test("Orders of one thread are reported by another, in order and in real time")
  func speaks() async throws {
    let (worker, reports) = makeWorker()
    let start = SuspendingClock.now
    worker.send([speak(1, "a"), speak(2, "bc")])
    var heard: [Report] = []
    for await report in reports {
      heard.append(report)
      if report == .ended(Stage.take(2)) { break }
    }
    #expect(
      heard == [
        .device(.open), .began(Stage.take(1), lasting: Samples.silence(.milliseconds(70)).duration),
        .ended(Stage.take(1)), .began(Stage.take(2), lasting: Samples.silence(.milliseconds(140)).duration),
        .ended(Stage.take(2)),
      ])
    #expect(SuspendingClock.now - start > .milliseconds(209))
    #expect(worker.finish())
  }

  @Test("The end does not wait for what sounds")
  func finishes() async {
    let (worker, reports) = makeWorker()
    worker.send([speak(1, String(repeating: "long ", count: 100))])
    for await report in reports {
      if case .began = report { break }
    }
    #expect(worker.finish(), "within 200 ms")
  }

  @Test("When the end has come the synthesizer is gone, and what it cleans up is done")
  func letsGo() async {
    let house = Household()
    let (worker, _) = makeWorker(synthesizer: { house.makeSynthesizer() })
    #expect(worker.finish())
    #expect(house.isTidy)
  }

  @Test("Without a device the thread goes on in silence and says why")
  func goesOnWithoutDevice() async {
    let (worker, reports) = makeWorker(output: { () throws(PlaybackError) in
      throw .device("default", reason: "No such file or directory")
    })
    worker.send([speak(1, "a")])
    var heard: [Report] = []
    for await report in reports {
      heard.append(report)
      if report == .ended(Stage.take(1)) { break }
    }
    #expect(heard.first == .device(.lost("No sound device: 'default': No such file or directory.")))
    worker.finish()
  }

  @Test("A synthesizer that hangs is seen from outside, and the end does not wait for it")
  func seesHang() async {
    let gate = Gate()
    let (worker, reports) = makeWorker(synthesizer: { HangingSynthesizer(gate) })
    for await report in reports where report == .device(.open) { break }
    #expect(worker.silenceOfSynthesizer == nil)
    worker.send([speak(1, "a")])
    gate.waitUntilReached()
    #expect(worker.silenceOfSynthesizer != nil)
    #expect(!worker.finish())
    gate.open()
  }
}

/// Where a synthesizer leaves something behind until it is gone.
final class Household: Sendable {
  private let mess = Mutex(0)

  var isTidy: Bool {
    mess.withLock { $0 == 0 }
  }

  func makeSynthesizer() -> any Synthesizer {
    TidySynthesizer(self)
  }

  private final class TidySynthesizer: Synthesizer {
    private let house: Household

    init(_ house: Household) {
      self.house = house
      house.mess.withLock { $0 += 1 }
    }

    deinit {
      house.mess.withLock { $0 -= 1 }
    }

    func synthesize(_ part: Utterance.Part, as delivery: Delivery, to receive: (Samples) -> Bool) {}

    func prepare(language: String, style: AuralStyle) {}
  }
}

/// Where a thread stands until it is let through.
final class Gate: Sendable {
  private let reached = DispatchSemaphore(value: 0)
  private let opened = DispatchSemaphore(value: 0)

  func pass() {
    reached.signal()
    opened.wait()
  }

  func waitUntilReached() {
    reached.wait()
  }

  func open() {
    opened.signal()
  }
}

/// Stands still in the middle of a part.
final class HangingSynthesizer: Synthesizer {
  private let gate: Gate

  init(_ gate: Gate) {
    self.gate = gate
  }

  func synthesize(_ part: Utterance.Part, as delivery: Delivery, to receive: (Samples) -> Bool) {
    gate.pass()
  }

  func prepare(language: String, style: AuralStyle) {}
}
