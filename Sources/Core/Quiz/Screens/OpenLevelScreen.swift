public import Screens
public import Timeline

/// A question whose answer is typed. It is judged when Enter sends it, and never when the field is merely left.
public struct OpenLevelScreen: Screen {
  /// After so many refusals more help is offered.
  static let refusalsBeforeHelp = 3
  static let questionID: Element.ID = "question"
  static let fieldID: Element.ID = "field"
  static let nextID: Element.ID = "next"

  let content: OpenLevelContent
  let settings: GameSettings
  /// What is being typed.
  public private(set) var field = TextField(limit: AnswerMatcher.limit)
  private var visit: LevelVisit

  init(_ content: OpenLevelContent, settings: GameSettings, attemptsBefore: Int) {
    self.content = content
    self.settings = settings
    visit = LevelVisit(content.id, attemptsBefore: attemptsBefore)
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
  private var attempts: Int { visit.attempts }

  /// The question, the field, after three refusals the choices, and the button that goes on once it is solved.
  public var elements: [Element] {
    let question = Element(Self.questionID, .text, label: content.questionLabel, isCounted: false)
    let line = Element(Self.fieldID, .textField, label: .phrase("quiz.answer"), value: typed, isCounted: false)
    let next = Element(Self.nextID, .button, label: content.next, isCounted: false)
    return [question, line] + choices + (isSolved ? [next] : [])
  }

  /// The field, or the button that goes on.
  public var firstFocus: Element.ID? { isSolved ? Self.nextID : Self.fieldID }

  /// The question of the level.
  public var question: Element.ID? { Self.questionID }

  /// Chapter, place in it, attempts.
  public var status: [Announcement.Part] {
    content.whereabouts + visit.status
  }

  /// What the chapter is told when the player goes back.
  public var outcome: ScreenOutcome? { visit.outcome(goesOn: false) }

  /// Answers typing, Enter and the end of a verdict.
  public mutating func handle(_ event: ScreenEvent, at now: Moment) -> [ScreenAction] {
    switch event {
    case .typed(let character, into: Self.fieldID): return field.edit(.insert(character))
    case .pasted(let text, into: Self.fieldID): return field.edit(.paste(text))
    case .command(.activate, on: let id?): return activate(id)
    case .command(let command, on: Self.fieldID): return TextField.Edit(command).map { field.edit($0) } ?? []
    case .resultEnded(let heardOut):
      visit.endVerdict(heardOut: heardOut)
      return isSolved && settings.goOn ? [.close(visit.outcome(goesOn: true))] : []
    default: return []
    }
  }

  private var typed: Text {
    content.form == .code ? .spelled(.verbatim(field.text)) : .verbatim(field.text, language: content.language)
  }

  private var offersHelp: Bool { attempts >= Self.refusalsBeforeHelp && !isSolved }

  private var choices: [Element] {
    guard offersHelp || isSolved && attempts > Self.refusalsBeforeHelp else { return [] }
    return content.choices.map { Element($0.id, .answer, label: $0.label) }
  }

  private mutating func activate(_ id: Element.ID) -> [ScreenAction] {
    if id == Self.questionID { return [.announce(Announcement(.screen, content.question.parts(.question)))] }
    if id == Self.nextID, isSolved { return [.close(visit.outcome(goesOn: true))] }
    if id == Self.fieldID { return judge(field.text, named: .phrase("quiz.typed", ["answer": typed]), as: typed) }
    guard let choice = content.choices.first(where: { $0.id == id }) else { return [] }
    return judge(choice.answer, named: .phrase("quiz.chose", ["answer": choice.label]), as: choice.label)
  }

  /// The verdict in words; only a wrong answer is an attempt, and only a right one changes the screen.
  private mutating func judge(_ answer: String, named name: Text, as subject: Text) -> [ScreenAction] {
    let judgement = content.matcher.judge(answer)
    let verdict = OpenVerdict(judgement, named: .init(.body, name), in: content)
    visit.judge(isRight: judgement == .right, isWrong: judgement == .wrong, isAttempt: verdict.isAttempt)
    let ofLevel = judgement == .right ? content.right : judgement == .wrong && !visit.heardWrong ? content.wrong : []
    var announcement = Announcement(.result, verdict.parts + ofLevel.parts(.body) + help(after: verdict))
    announcement.subject = subject
    let actions: [ScreenAction] = [.tone(judgement == .right ? "right" : "wrong"), .announce(announcement)]
    return actions + (judgement == .right ? [.focus(Self.nextID)] : [])
  }

  /// What there is to do after the third refusal, said once.
  private func help(after verdict: OpenVerdict) -> [Announcement.Part] {
    guard verdict.isAttempt, attempts == Self.refusalsBeforeHelp, !isSolved else { return [] }
    let choices: [Announcement.Part] =
      content.choices.isEmpty ? [] : [.init(.body, .counted("quiz.choices", content.choices.count))]
    return choices + [.init(.body, .phrase("quiz.spell-offer"))]
  }
}
