public import Screens
public import Timeline

/// The end of a pack: what the author says, what was done, and where to go from here.
public struct EndScreen: Screen {
  private static let againID: Element.ID = "again"
  private static let goOnID: Element.ID = "go-on"
  private static let leaveID: Element.ID = "leave"

  /// The author's last words, then what was done.
  public let introduction: [Announcement.Part]
  /// What was done.
  public let status: [Announcement.Part]
  /// What there is to do now.
  public let elements: [Element]

  /// The end of one of the packs of a game.
  init(of flow: GameFlow, pack: Int) {
    let levels = flow.levels(ofPack: pack)
    let solved = levels.count(where: flow.isSolved)
    let attempts = levels.reduce(0) { $0 + flow.progress.attempts[flow.id(at: $1), default: 0] }
    let wordings = flow.wordings(ofPack: pack)
    let givenAway = levels.count { flow.progress.givenAway.contains(flow.id(at: $0)) }
    status =
      [
        .init(.body, .counted("quiz.end-solved", solved, of: levels.count)),
        .init(.body, .counted("quiz.end-attempts", attempts)),
      ] + (givenAway > 0 ? [.init(.body, .counted("quiz.end-given-away", givenAway))] : [])
    introduction = flow.packs[pack].end.flatMap(wordings.lines).parts(.body) + status
    let isLast = pack == flow.packs.count - 1
    let further = Element(Self.goOnID, .button, label: .phrase("quiz.next-chapter"))
    let again = Element(Self.againID, .button, label: .phrase("quiz.play-again"))
    elements = [isLast ? again : further, Element(Self.leaveID, .button, label: .phrase("quiz.leave"))]
  }

  /// The same for all packs.
  public var title: Text { .phrase("quiz.end-title") }

  /// Answers Enter on an element.
  public mutating func handle(_ event: ScreenEvent, at now: Moment) -> [ScreenAction] {
    switch event {
    case .command(.activate, on: Self.againID): [.close(["end": "again"])]
    case .command(.activate, on: Self.goOnID): [.close()]
    case .command(.activate, on: Self.leaveID): [.quit]
    default: []
    }
  }

  /// Whether this is the outcome of "play again".
  static func wantsAgain(_ outcome: ScreenOutcome) -> Bool {
    outcome["end"] == "again"
  }
}
