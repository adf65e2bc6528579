import Foundation
import Sessions

/// From the start of the process to the first samples in a file, against the engine's own program with the same words.
enum StartMeasurement {
  private static let pairs = 20
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
    var times: (ours: [Duration], theirs: [Duration]) = ([], [])
    // The first pair fills the caches of the file system.
    for number in 0...pairs {
      let pair = (try time(of: ours, to: file), try time(of: theirs, to: file))
      guard number > 0 else { continue }
      times.ours.append(pair.0)
      times.theirs.append(pair.1)
    }
    return [
      BenchmarkRow(
        "start to first samples", times.ours.median, against: "espeak-ng -w", times.theirs.median, atMost: 1)
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
