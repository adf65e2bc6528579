public import Screens
public import Timeline

/// A question with answers to choose from. A wrong answer changes nothing; a right one brings a button that goes on.
public struct ClosedLevelScreen: Screen {
  /// One of the answers, in words.
  struct Choice: Hashable, Sendable {
    var id: Element.ID
    var label: Text
    var reply: [Text]
    /// Whether the reply has the answer's words in it, so that they need not be said before it.
    var isNamedInReply: Bool
    var isRight: Bool
  }

  /// The words of a level, which do not change while it is open.
  struct Content: Hashable, Sendable {
    var title: Text
    /// The title as "where am I" says it.
    var place: Text
    var question: [Text]
    var questionLabel: Text
    var choices: [Choice]
    var right: [Text]
    var wrong: [Text]
    /// Of the button that goes on.
    var next: Text
    var whereabouts: [Announcement.Part]
  }

  static let questionID: Element.ID = "question"
  static let nextID: Element.ID = "next"

  let content: Content
  let settings: GameSettings
  private var visit: LevelVisit
  /// The answer that was read back and waits to be chosen once more.
  private var readBack: Element.ID?

  init(_ content: Content, settings: GameSettings, visit: LevelVisit) {
    self.content = content
    self.settings = settings
    self.visit = visit
  }

  /// The author's title, else the level's number.
  public var title: Text { content.title }

  /// The author's title, else the number of the level out of all.
  public var place: Text { content.place }

  /// The question, and the first time how it is answered.
  public var introduction: [Announcement.Part] {
    let keys: [Announcement.Part] = [.init(.instruction, .phrase("quiz.closed-keys"))]
    return content.question.parts(.question) + keys
  }

  var isSolved: Bool { visit.isSolved }
  var attempts: Int { visit.attempts }

  /// The question, the answers and, once it is solved, the button that goes on.
  public var elements: [Element] {
    let question = Element(Self.questionID, .text, label: content.questionLabel, isCounted: false)
    let answers = content.choices.map { Element($0.id, .answer, label: $0.label) }
    let next = Element(Self.nextID, .button, label: content.next, isCounted: false)
    return [question] + answers + (isSolved ? [next] : [])
  }

  /// The first answer, or the one that was tried before the program ended; the button that goes on.
  public var firstFocus: Element.ID? {
    if isSolved { return Self.nextID }
    return (content.choices.first { $0.id.name == visit.draft.tried } ?? content.choices.first)?.id
  }

  /// The question's own element.
  public var question: Element.ID? { Self.questionID }

  /// Chapter, place in it, attempts.
  public var status: [Announcement.Part] {
    content.whereabouts + visit.status
  }

  /// The button that goes on; an answer has to be chosen.
  public var mainAction: Element.ID? { isSolved ? Self.nextID : nil }

  /// Hints, and the answer when nothing else has helped.
  public func offers(on item: Element.ID?) -> [Offer] { visit.offers }

  /// What was done in this visit, for the player who leaves without going on.
  public var outcome: ScreenOutcome? { visit.outcome(goesOn: false) }

  /// Answers Enter on an element, and the end of a verdict.
  public mutating func handle(_ event: ScreenEvent, at now: Moment) -> [ScreenAction] {
    visit.readClock(at: now)
    let actions = answer(event, at: now)
    return visit.save() + actions
  }

  private mutating func answer(_ event: ScreenEvent, at now: Moment) -> [ScreenAction] {
    switch event {
    case .command(.activate, on: let id?): return activate(id, at: now)
    case .command(.status, on: _): return [.announce(Announcement(.focus, visit.standing))]
    case .chosen(LevelVisit.answerOfferName) where visit.offersAnswer: return giveAnswer(at: now)
    default: return visit.handle(event, goesOn: settings.goOn, at: now)
    }
  }

  private mutating func activate(_ id: Element.ID, at now: Moment) -> [ScreenAction] {
    if id == Self.questionID { return [.announce(Announcement(.screen, content.question.parts(.question)))] }
    if id == Self.nextID, isSolved { return [.close(visit.outcome(goesOn: true))] }
    guard let choice = content.choices.first(where: { $0.id == id }) else { return [] }
    if settings.confirm, readBack != id {
      readBack = id
      return [.announce(Announcement(.focus, [Self.chosen(choice), .init(.instruction, .phrase("quiz.confirm"))]))]
    }
    readBack = nil
    return judge(choice, at: now)
  }

  private mutating func judge(_ choice: Choice, at now: Moment) -> [ScreenAction] {
    visit.judge(choice.id, isRight: choice.isRight, isWrong: !choice.isRight, at: now)
    let help = choice.isRight ? [] : visit.hintOffer() + visit.answerOffer
    var verdict = Announcement(.result, verdict(on: choice) + help)
    verdict.subject = choice.label
    guard choice.isRight else { return [.tone("wrong"), .announce(verdict)] }
    return [.tone("right"), .announce(verdict), .focus(Self.nextID)]
  }

  /// The right answers with their replies, and what follows a right one.
  private mutating func giveAnswer(at now: Moment) -> [ScreenAction] {
    let rights = content.choices.filter(\.isRight)
    let answers = rights.flatMap { ($0.isNamedInReply ? [] : [.title($0.label)]) + $0.reply }
    return visit.giveAway(answers + content.right, about: rights.first?.label, then: Self.nextID, at: now)
  }

  /// The verdict word alone, for it is all that a key leaves; then the answer, its reply and the level's own words.
  private func verdict(on choice: Choice) -> [Announcement.Part] {
    let word = Announcement.Part(.verdict, .phrase(choice.isRight ? "quiz.right" : "quiz.wrong"))
    let answer = choice.isNamedInReply ? [] : [Self.chosen(choice)]
    let ofLevel = choice.isRight ? content.right : (visit.heardWrong ? [] : content.wrong)
    return [word] + answer + choice.reply.parts(.body) + ofLevel.parts(.body)
  }

  private static func chosen(_ choice: Choice) -> Announcement.Part {
    .init(.body, .phrase("quiz.chose", ["answer": choice.label]))
  }
}
