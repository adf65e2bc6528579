import Foundation
import Speech
import Testing

@testable import Playback

struct OutputTests {
  /// A clock that a test moves.
  final class Clock {
    var now = SuspendingClock.now

    func pass(_ duration: Duration) {
      now = now.advanced(by: duration)
    }
  }

  private let path = NSTemporaryDirectory() + "earshot-\(UUID().uuidString).wav"

  private func little(_ bytes: Data, at offset: Int, count: Int) -> Int {
    (0..<count).reduce(0) { $0 | Int(bytes[offset + $1]) << (8 * $1) }
  }

  @Test("After each piece the sound file is whole, with both channels")
  func wavIsAlwaysWhole() throws {
    let clock = Clock()
    let output = try WAVOutput(path: path, now: { clock.now })
    defer { try? FileManager.default.removeItem(atPath: path) }
    for pieces in 0...3 {
      if pieces > 0 { try output.play(Samples([1, -2, 3])) }
      let bytes = try Data(contentsOf: URL(filePath: path))
      #expect(bytes.count == 44 + pieces * 12)
      #expect(bytes.prefix(4) == Data("RIFF".utf8) && little(bytes, at: 4, count: 4) == bytes.count - 8)
      #expect(bytes[8..<16] == Data("WAVEfmt ".utf8) && little(bytes, at: 40, count: 4) == pieces * 12)
      #expect([20, 22, 32, 34].map { little(bytes, at: $0, count: 2) } == [1, 2, 4, 16])
      #expect([24, 28].map { little(bytes, at: $0, count: 4) } == [22_050, 88_200])
    }
    let bytes = try Data(contentsOf: URL(filePath: path))
    #expect(Array(bytes[44..<56]) == [1, 0, 1, 0, 254, 255, 254, 255, 3, 0, 3, 0])
  }

  @Test("A pause stands in the sound file, a long one as one second", arguments: [(100, 100), (5_000, 1_000)])
  func wavKeepsPauses(milliseconds: Int, kept: Int) throws {
    let clock = Clock()
    let output = try WAVOutput(path: path, now: { clock.now })
    defer { try? FileManager.default.removeItem(atPath: path) }
    try output.play(.silence(.milliseconds(200)))
    clock.pass(.milliseconds(200 + milliseconds))
    try output.play(.silence(.milliseconds(200)))
    let size = try Data(contentsOf: URL(filePath: path)).count - 44
    #expect(abs(size / 4 - Samples.count(in: .milliseconds(400 + kept))) < 3)
  }

  @Test("A sound file that is opened again keeps what was heard before")
  func wavGoesOn() throws {
    let clock = Clock()
    defer { try? FileManager.default.removeItem(atPath: path) }
    for isContinued in [false, true, true] {
      try WAVOutput(path: path, isContinued: isContinued, now: { clock.now }).play(Samples([1, 2]))
    }
    let bytes = try Data(contentsOf: URL(filePath: path))
    #expect(bytes.count == 44 + 3 * 8 && little(bytes, at: 40, count: 4) == 3 * 8)
    #expect(Array(bytes[44...]) == Array(repeating: [1, 0, 1, 0, 2, 0, 2, 0], count: 3).flatMap(\.self))
    _ = try WAVOutput(path: path, now: { clock.now })
    #expect(try Data(contentsOf: URL(filePath: path)).count == 44)
  }

  @Test("A sound file that cannot be made is an error in words")
  func wavRefuses() throws {
    let error = #expect(throws: PlaybackError.self) { _ = try WAVOutput(path: "/nowhere/a.wav") }
    #expect(
      "\(try #require(error))" == "The sound file '/nowhere/a.wav' cannot be written: No such file or directory.")
  }

  @Test("Silence takes the time that sound would take, and a stop ends it")
  func silencePaces() {
    let clock = Clock()
    let output = SilentOutput(now: { clock.now })
    output.play(.silence(.milliseconds(100)))
    output.play(.silence(.milliseconds(100)))
    clock.pass(.milliseconds(150))
    #expect(abs(output.backlog().held - Samples.count(in: .milliseconds(50))) < 3)
    output.stop()
    #expect(output.backlog().held == 0)
    output.play(.silence(.milliseconds(100)))
    clock.pass(.seconds(1))
    #expect(output.backlog().held == 0)
  }

  @Test("The ruler takes 70 ms a character and is silent")
  func rulerMeasures() throws {
    let part = Utterance.Part("Level 1", language: "en")
    let samples = try RulerSynthesizer().synthesize(part, as: Delivery(rate: 449))
    #expect(samples == .silence(.milliseconds(490)))
  }

  @Test("A device that does not exist is an error in words, and nothing is printed")
  func alsaRefuses() throws {
    let error = #expect(throws: PlaybackError.self) { _ = try ALSAOutput(device: "nobody") }
    #expect("\(try #require(error))" == "No sound device: 'nobody': No such file or directory.")
  }
}
