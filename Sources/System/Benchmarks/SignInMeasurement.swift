import Console
import Foundation
import Sessions
import Usage

/// Whole sign-ins in virtual time, one after the other: keys, words, service; no sound.
enum SignInMeasurement: Measurement {
  static let name = "sign-in"

  private static let count = 1_000
  private static let limit = Duration.seconds(1)

  static func rows() throws(Failure) -> [BenchmarkRow] {
    let materials = try Materials(try Groundwork(Options(), environment: [:]), Options())
    let machine = try VirtualMachine()
    let start = processTime
    for _ in 1...count {
      var person = VirtualSignIn(materials, machine)
      try person.play()
    }
    return [BenchmarkRow("\(count) sign-ins in virtual time", processTime - start, under: limit)]
  }

  /// What the processor has done for this process, on whatever thread.
  private static var processTime: Duration {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}
