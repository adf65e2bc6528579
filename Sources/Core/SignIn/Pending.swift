import Screens
import Timeline

/// The one request that a screen may have in flight, and what is heard while it is.
///
/// Keys are answered with what is going on, once in three seconds and with a tone in between; without keys it is said
/// soon and then every ten seconds.
struct Pending: Hashable, Sendable {
  static let wake = "busy"
  private static let soon = Duration.milliseconds(500)
  private static let again = Duration.seconds(10)
  private static let keyPause = Duration.seconds(3)

  private var word = ""
  private var lastID: Request.ID = 0
  private var lastSaid: Moment?
  private(set) var request: CodeRequest?

  var isActive: Bool { request != nil }

  /// What is going on: "checking".
  var text: Text { .phrase(word) }

  /// Sends a request; `isSaid` is whether the key that asked for it is answered with what is going on.
  mutating func send(_ request: CodeRequest, saying word: String, isSaid: Bool = false, at now: Moment)
    -> [ScreenAction]
  {
    lastID += 1
    lastSaid = isSaid ? now : nil
    (self.request, self.word) = (request, word)
    return [
      .request(request.request(id: lastID)), .wake(Self.wake, at: now + (isSaid ? Self.again : Self.soon)),
    ]
  }

  /// Takes in an answer; gives what was asked, or nothing if it answers no request in flight.
  mutating func end(_ id: Request.ID) -> (request: CodeRequest, actions: [ScreenAction])? {
    guard let request, id == lastID else { return nil }
    self.request = nil
    return (request, [.wake(Self.wake, at: nil), .endProgress(Self.wake)])
  }

  /// Answers a key that has to wait.
  mutating func answerKey(at now: Moment) -> [ScreenAction] {
    if let lastSaid, now - lastSaid < Self.keyPause { return [.tone("edge")] }
    lastSaid = now
    return [.announce(Announcement(.echo, text)), .wake(Self.wake, at: now + Self.again)]
  }

  /// Says that it is still going on.
  mutating func remind(at now: Moment) -> [ScreenAction] {
    guard isActive else { return [] }
    lastSaid = now
    return [.announce(Announcement(.progress, text, key: Self.wake)), .wake(Self.wake, at: now + Self.again)]
  }
}
