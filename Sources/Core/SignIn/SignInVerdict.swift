import Screens
import Timeline

/// What came of a request or of an entry, as a result: the verdict alone as its head, then the reasons.
extension Announcement {
  static func verdict(
    _ head: Text, _ reasons: Text..., fileID: String = #fileID, line: Int = #line
  ) -> Announcement {
    let parts = [Part(.verdict, head)] + reasons.map { Part(.body, $0) }
    return Announcement(.result, parts, fileID: fileID, line: line)
  }

  /// How long to wait, and for what.
  static func wait(until end: Moment, for what: String, fileID: String = #fileID, line: Int = #line) -> Announcement {
    let head = Text.phrase("signin.wait-head", ["time": .timeLeft(until: end)])
    return verdict(head, .phrase(what), fileID: fileID, line: line)
  }
}

extension [ScreenAction] {
  /// A refusal with its tone.
  static func refusal(_ announcement: Announcement) -> [ScreenAction] {
    [.tone("wrong"), .announce(announcement)]
  }

  /// Good news with its tone.
  static func success(_ announcement: Announcement) -> [ScreenAction] {
    [.tone("right"), .announce(announcement)]
  }
}
