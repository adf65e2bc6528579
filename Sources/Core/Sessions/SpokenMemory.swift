import Phrasing
import Screens
import Speech
import Timeline

/// What was said, for Repeat: first what was silenced unheard, then the outcomes and the title of the last turn that
/// had any (announcements.md M12).
struct SpokenMemory: Sendable {
  /// Something to be said again, word for word.
  struct Item: Sendable {
    var id: Utterance.ID
    var kind: Kind
    /// Whether it read the item in focus.
    var isReading: Bool
    /// What tells how much time is left is made anew, not said as it was.
    var fresh: Announcement?
    /// Nothing while it still waits for its first word.
    var wording: Wording?
  }

  /// So many results and notices are kept; of more the newest.
  private static let limit = 8

  /// Results and notices that were silenced.
  private var unheard: [Item] = []
  /// The last result of which only the head was heard, until another one comes.
  private(set) var interrupted: Item?
  /// The last turn with a result, a title or a focus.
  private(set) var lastTurn: [Item] = []
  /// What its result was about.
  private(set) var subject: Text?
  private var isNewTurn = true

  /// A turn begins; what it asks for takes the place of the last one that counts.
  mutating func beginTurn() {
    isNewTurn = true
  }

  /// Whether this turn has asked for something of these kinds.
  func turnTold(_ kinds: Set<Kind>) -> Bool {
    !isNewTurn && lastTurn.contains { kinds.contains($0.kind) }
  }

  mutating func noteAsked(_ id: Utterance.ID, _ announcement: Announcement) {
    let kind = announcement.kind
    guard kind == .result || kind == .screen || kind == .focus else { return }
    if isNewTurn { (lastTurn, subject) = ([], nil) }
    isNewTurn = false
    if kind == .result { interrupted = nil }
    let fresh = announcement.tellsTimeLeft ? announcement : nil
    lastTurn.append(Item(id: id, kind: kind, isReading: announcement.content.isReading, fresh: fresh))
    subject = announcement.subject ?? subject
  }

  /// How an announcement ended, or another that said it again.
  mutating func noteEnded(_ id: Utterance.ID, _ kind: Kind, _ state: EndState, _ wording: Wording) {
    if let index = lastTurn.firstIndex(where: { $0.id == id }) { lastTurn[index].wording = wording }
    if kind == .result, state == .headHeard || interrupted?.id == id {
      interrupted = state == .finished ? nil : Item(id: id, kind: kind, isReading: false, wording: wording)
    }
    guard state == .unheard else { return }
    unheard.removeAll { $0.id == id }
    unheard.append(Item(id: id, kind: kind, isReading: false, wording: wording))
    unheard = unheard.suffix(SpokenMemory.limit)
  }

  /// Gives out what was not heard; what is silenced again comes back by itself.
  mutating func takeUnheard() -> [Item] {
    defer { unheard = [] }
    return unheard
  }
}

extension Announcement.Content {
  fileprivate var isReading: Bool {
    if case .element = self { true } else { false }
  }
}
