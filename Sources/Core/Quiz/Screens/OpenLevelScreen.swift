public import Screens
public import Timeline

/// A question whose answer is typed. It is judged when Enter sends it, and never when the field is merely left.
public struct OpenLevelScreen: Screen {
  static let questionID: Element.ID = "question"
  static let fieldID: Element.ID = "field"
  static let nextID: Element.ID = "next"
  /// Offers of its own.
  private static let spell = "spell"
  private static let claim = "claim"

  let content: OpenLevelContent
  let settings: GameSettings
  /// What is being typed.
  public private(set) var field = TextField(limit: AnswerMatcher.limit)
  private var visit: LevelVisit

  init(_ content: OpenLevelContent, settings: GameSettings, visit: LevelVisit) {
    self.content = content
    self.settings = settings
    self.visit = visit
    _ = field.apply(.paste(visit.draft.typed))
  }

  /// The author's title, else the level's number.
  public var title: Text { content.title }

  /// The author's title, else the number of the level out of all.
  public var place: Text { content.place }

  /// The question, and the first time how it is answered.
  public var introduction: [Announcement.Part] {
    content.question.parts(.question) + [.init(.instruction, .phrase("quiz.open-keys"))]
  }

  var isSolved: Bool { visit.isSolved }

  /// The question, the field, after three refusals the choices, and the button that goes on once it is solved.
  public var elements: [Element] {
    let question = Element(Self.questionID, .text, label: content.questionLabel, isCounted: false)
    let line = Element(Self.fieldID, .textField, label: .phrase("quiz.answer"), value: typed, isCounted: false)
    let next = Element(Self.nextID, .button, label: content.next, isCounted: false)
    return [question, line] + choices + (isSolved ? [next] : [])
  }

  /// The field, or the choice that was tried before the program ended; the button that goes on.
  public var firstFocus: Element.ID? {
    if isSolved { return Self.nextID }
    return choices.first { $0.id.name == visit.draft.tried }?.id ?? Self.fieldID
  }

  /// The question of the level.
  public var question: Element.ID? { Self.questionID }

  /// Sends the answer, or goes on.
  public var mainAction: Element.ID? { isSolved ? Self.nextID : Self.fieldID }

  /// In the field its spelling; hints, the answer when nothing else has helped, and after it the player's own judgement.
  public func offers(on item: Element.ID?) -> [Offer] {
    let hasText = !field.characters.isEmpty
    let spelling: [Offer] =
      item == Self.fieldID && hasText ? [.own(Self.spell, label: .phrase("quiz.spell-answer"))] : []
    let own: [Offer] = visit.isGivenAway && hasText ? [.own(Self.claim, label: .phrase("quiz.own-right"))] : []
    return spelling + visit.offers + own
  }

  /// Chapter, place in it, attempts.
  public var status: [Announcement.Part] {
    content.whereabouts + visit.status
  }

  /// What the chapter is told when the player goes back.
  public var outcome: ScreenOutcome? { visit.outcome(goesOn: false) }

  /// Answers typing, Enter and the end of a verdict.
  public mutating func handle(_ event: ScreenEvent, at now: Moment) -> [ScreenAction] {
    visit.readClock(at: now)
    let actions = answer(event, at: now)
    return visit.save(typed: field.text) + actions
  }

  private mutating func answer(_ event: ScreenEvent, at now: Moment) -> [ScreenAction] {
    switch event {
    case .typed(let character, into: Self.fieldID): return field.edit(.insert(character))
    case .pasted(let text, into: Self.fieldID): return field.edit(.paste(text))
    case .command(.activate, on: let id?): return activate(id, at: now)
    case .command(.status, on: _): return [.announce(Announcement(.focus, visit.standing + standing))]
    case .chosen(let offer): return take(offer, at: now)
    case .command(let command, on: Self.fieldID):
      if let edit = TextField.Edit(command) { return field.edit(edit) }
    default: break
    }
    return visit.handle(event, goesOn: settings.goOn, at: now)
  }

  private var typed: Text {
    content.form == .code ? .spelled(.verbatim(field.text)) : .verbatim(field.text, language: content.language)
  }

  private var choices: [Element] {
    visit.needsHelp ? content.choices.map { Element($0.id, .answer, label: $0.label) } : []
  }

  /// What stands in the field.
  private var standing: [Announcement.Part] {
    [.init(.label, .phrase("quiz.answer")), .init(.value, field.characters.isEmpty ? .phrase("empty") : typed)]
  }

  private mutating func activate(_ id: Element.ID, at now: Moment) -> [ScreenAction] {
    if id == Self.questionID { return [.announce(Announcement(.screen, content.question.parts(.question)))] }
    if id == Self.nextID, isSolved { return [.close(visit.outcome(goesOn: true))] }
    if id == Self.fieldID {
      return judge(field.text, of: id, named: .phrase("quiz.typed", ["answer": typed]), as: typed, at: now)
    }
    guard let choice = content.choices.first(where: { $0.id == id }) else { return [] }
    return judge(
      choice.answer, of: id, named: .phrase("quiz.chose", ["answer": choice.label]), as: choice.label, at: now)
  }

  /// The verdict in words; only a wrong answer is an attempt, and only a right one changes the screen.
  private mutating func judge(
    _ answer: String, of id: Element.ID, named name: Text, as subject: Text, at now: Moment
  ) -> [ScreenAction] {
    let judgement = content.matcher.judge(answer)
    let verdict = OpenVerdict(judgement, named: .init(.body, name), in: content)
    visit.judge(
      id, isRight: judgement == .right, isWrong: judgement == .wrong, isAttempt: verdict.isAttempt, at: now)
    let ofLevel = judgement == .right ? content.right : judgement == .wrong && !visit.heardWrong ? content.wrong : []
    let help = verdict.isAttempt && !isSolved ? offerHelp() : []
    var announcement = Announcement(.result, verdict.parts + ofLevel.parts(.body) + help)
    announcement.subject = subject
    let actions: [ScreenAction] = [.tone(judgement == .right ? "right" : "wrong"), .announce(announcement)]
    return actions + (judgement == .right ? [.focus(Self.nextID)] : [])
  }

  /// What there is to do: after the third refusal a hint, the choices and the spelling, once; in the end the answer.
  private mutating func offerHelp() -> [Announcement.Part] {
    guard visit.refusals == LevelVisit.refusalsBeforeHelp else { return visit.answerOffer }
    let choices: [Announcement.Part] =
      content.choices.isEmpty ? [] : [.init(.body, .counted("quiz.choices", content.choices.count))]
    return visit.hintOffer() + choices + [.init(.body, .phrase("quiz.spell-offer"))] + visit.answerOffer
  }

  private mutating func take(_ offer: String, at now: Moment) -> [ScreenAction] {
    switch offer {
    case Self.spell: return [.announce(Announcement(.focus, .spelled(typed)))]
    case LevelVisit.answerOfferName where visit.offersAnswer:
      let answers = content.answers.map(Text.title) + content.right
      return visit.giveAway(answers, about: content.answers.first, then: Self.nextID, at: now)
    case Self.claim where visit.isGivenAway:
      visit.claim()
      let noted = Announcement.Part(.verdict, .phrase("quiz.noted"))
      return [.announce(Announcement(.result, [noted, .init(.body, .phrase("quiz.own-counts", ["answer": typed]))]))]
    default: return []
    }
  }
}
