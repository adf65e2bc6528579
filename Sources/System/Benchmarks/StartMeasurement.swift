import Console
import Foundation
import Sessions
import Usage

/// From the start of the process to the first samples in a file, against the engine's own program with the same words.
enum StartMeasurement: Measurement {
  static let name = "start"

  private static let rounds = 40
  private static let words = "Submit, button"
  private static let headerSize = 44
  private static let look = Duration.microseconds(50)
  private static let patience = Duration.seconds(10)

  static func rows() throws(Failure) -> [BenchmarkRow] {
    let file = NSTemporaryDirectory() + "earshot-bench-\(getpid()).wav"
    defer { unlink(file) }
    let ours = [
      ChildProcess.ownExecutable, "say", words, "--audio", "wav:\(file)", "--set", "pre-roll=0", "--no-captions",
    ]
    let theirs = ["espeak-ng", "-w", file, words]
    // The first pair fills the caches of the file system.
    var pairs: [Pair] = []
    for _ in 0...rounds {
      pairs.append(Pair(ours: try time(of: ours, to: file), other: try time(of: theirs, to: file)))
    }
    return [
      BenchmarkRow("start to first samples", Array(pairs.dropFirst()), against: "espeak-ng -w", atMost: 1)
    ]
  }

  private static func time(of words: [String], to file: String) throws(Failure) -> Duration {
    unlink(file)
    let start = ContinuousClock.now
    let child = try ChildProcess(words)
    defer { child.end() }
    while true {
      let time = ContinuousClock.now - start
      if size(of: file) > headerSize { return time }
      guard time < patience else { throw Failure(.broken, "'\(words[0])' has written no sound for 10 s.") }
      ChildProcess.letTimePass(look)
    }
  }

  private static func size(of file: String) -> Int {
    var status = stat()
    return stat(file, &status) == 0 ? Int(status.st_size) : 0
  }
}
