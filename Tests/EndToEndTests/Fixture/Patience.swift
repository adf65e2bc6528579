import Foundation

/// How tests wait: for something to be so, never for a time to pass.
enum Patience {
  /// The longest that a test waits for anything.
  static let limit = Duration.seconds(20)

  static func wait(_ what: String, until holds: () -> Bool) async throws {
    let deadline = ContinuousClock.now + limit
    while !holds() {
      guard ContinuousClock.now < deadline else { throw Complaint(what: what, screen: "", lines: []) }
      try await Task.sleep(for: .milliseconds(5))
    }
  }
}
