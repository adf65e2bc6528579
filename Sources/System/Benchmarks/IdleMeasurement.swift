import Console
import Foundation
import Sessions
import Storage
import Usage

/// What the program does while nobody presses a key and nothing sounds: nothing.
enum IdleMeasurement: Measurement {
  static let name = "idle"

  /// After the last end a hint may follow; in milliseconds.
  private static let silence: Int32 = 1_500
  private static let patience: Int32 = 30_000
  private static let window = Duration.seconds(3)

  static func rows() throws(Failure) -> [BenchmarkRow] {
    let child = try ChildProcess(
      [ChildProcess.ownExecutable, "play", "--audio", "silent", "--no-captions", "--rate", "449"]
        + ["--transcript", "/dev/stdout"])
    defer { child.end() }
    try awaitSilence(of: child)
    let before = try figures(of: child)
    ChildProcess.letTimePass(window)
    let after = try figures(of: child)
    return [
      BenchmarkRow(
        what: "waiting 3 s, wake-ups", ours: "\(after.switches - before.switches)", claim: "0",
        isHeld: after.switches == before.switches),
      BenchmarkRow(
        what: "waiting 3 s, processor time", ours: (after.processorTime - before.processorTime).inMilliseconds,
        claim: "0", isHeld: after.processorTime == before.processorTime),
    ]
  }

  /// Reads the record until all that was asked for has ended.
  private static func awaitSilence(of child: ChildProcess) throws(Failure) {
    var record = ""
    var isSpeaking = true
    while let bytes = child.read(within: isSpeaking ? patience : silence) {
      if bytes.isEmpty { break }
      record += String(decoding: bytes, as: UTF8.self)
      isSpeaking = record.occurrences(of: "\"asked\"") != record.occurrences(of: "\"ended\"")
    }
    guard !isSpeaking else { throw Failure(.broken, "The arrival has not ended within 30 s.") }
  }

  private static func figures(of child: ChildProcess) throws(Failure) -> ProcessFigures {
    guard let figures = ProcessFigures(of: child.id) else { throw Failure(.broken, "The program has ended early.") }
    return figures
  }
}

extension String {
  fileprivate func occurrences(of words: String) -> Int {
    components(separatedBy: words).count - 1
  }
}
