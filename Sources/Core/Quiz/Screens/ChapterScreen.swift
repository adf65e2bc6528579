public import Screens
public import Timeline

/// The root of a game: the chapter that is being played, a button that goes on, and all levels to choose from.
///
/// It owns the `GameFlow`. Levels open on top of it and tell it how they ended; when the player goes on it opens the
/// next one in the same turn, so that nothing of the chapter is said in between.
public struct ChapterScreen: Screen {
  static let goOnID: Element.ID = "go-on"
  /// The offer to begin anew.
  private static let startOver = "start-over"

  /// How far the game has come.
  public private(set) var flow: GameFlow
  /// The button that goes on, then the levels, a group for each chapter. Made once an event, for a pack may have a
  /// thousand levels and the focus asks at every move.
  public private(set) var elements: [Element]
  /// Whether there was a saved game that could not be used, which is told when the screen opens.
  private let isSaveUnusable: Bool

  /// The root of a game at the point where its progress stands; it begins anew where a saved game could not be used.
  public init(_ flow: GameFlow, isSaveUnusable: Bool = false) {
    self.flow = flow
    self.isSaveUnusable = isSaveUnusable
    elements = Self.elements(of: flow)
  }

  /// The title of the chapter that is being played.
  public var title: Text {
    .title(wordings.text(chapter.title))
  }

  /// Long until a level of the chapter was opened: what the author says, how many levels, how to begin. Then only how
  /// many are solved.
  public var introduction: [Announcement.Part] {
    let levels = flow.levels(besides: flow.current)
    guard !flow.isChapterIntroduced(at: flow.current) else { return status }
    let count = Announcement.Part(.body, .counted("quiz.level-count", levels.count))
    let keys = Announcement.Part(.instruction, .phrase("quiz.chapter-keys"))
    return packIntroduction + (chapter.intro.map(wordings.lines) ?? []).parts(.body) + [count, keys]
  }

  /// How far the chapter has come.
  public var status: [Announcement.Part] {
    let levels = flow.levels(besides: flow.current)
    return [.init(.body, .counted("quiz.solved-count", levels.count(where: flow.isSolved), of: levels.count))]
  }

  /// The button that goes on.
  public var firstFocus: Element.ID? { Self.goOnID }

  /// The button that goes on.
  public var mainAction: Element.ID? { Self.goOnID }

  /// To begin anew, once there is something to lose.
  public func offers(on item: Element.ID?) -> [Offer] {
    flow.hasBegun ? [.own(Self.startOver, label: .phrase("quiz.start-over"))] : []
  }

  /// Answers Enter on an element, and the return from a level or from the end. What changes is kept.
  public mutating func handle(_ event: ScreenEvent, at now: Moment) -> [ScreenAction] {
    let before = flow.progress
    let actions = answer(event)
    guard flow.progress != before else { return actions }
    elements = Self.elements(of: flow)
    return actions + [.save(flow.saved)]
  }

  private mutating func answer(_ event: ScreenEvent) -> [ScreenAction] {
    switch event {
    case .opened: isSaveUnusable ? [.announce(Announcement(.notice, .phrase("quiz.save-unusable")))] : []
    case .command(.activate, on: Self.goOnID): goOn()
    case .command(.activate, on: let id?): choose(id)
    case .chosen(Self.startOver): [.open(StartOverScreen())]
    case .returned(let outcome?): take(outcome)
    default: []
    }
  }

  private var chapter: Chapter { flow.chapter(at: flow.current) }

  private var wordings: Wordings { flow.wordings(at: flow.current) }

  private var packIntroduction: [Announcement.Part] {
    guard !flow.isPackIntroduced(at: flow.current) else { return [] }
    let language: [Announcement.Part] =
      wordings.isSubstitute ? [.init(.body, .phrase("quiz.other-language"))] : []
    return language + flow.packs[flow.current.pack].intro.flatMap(wordings.lines).parts(.body)
  }

  private mutating func goOn() -> [ScreenAction] {
    if flow.isEndDue { return follow(flow.current) }
    if flow.progress.isFinished { flow.playAgain() }
    return open(flow.current)
  }

  private mutating func choose(_ id: Element.ID) -> [ScreenAction] {
    guard let index = flow.levels.first(where: { Self.elementID(flow.id(at: $0)) == id }) else { return [] }
    guard let opener = flow.opener(of: index) else { return open(index) }
    let first = Text.phrase("quiz.locked-until", ["level": flow.label(at: opener)])
    let verdict = Announcement.Part(.verdict, .phrase("quiz.locked-verdict"))
    return [.tone("locked"), .announce(Announcement(.result, [verdict, .init(.body, first)]))]
  }

  private mutating func open(_ index: LevelIndex) -> [ScreenAction] {
    flow.open(index)
    return [.open(flow.screen(at: index))]
  }

  private mutating func take(_ outcome: ScreenOutcome) -> [ScreenAction] {
    if EndScreen.wantsAgain(outcome) {
      flow.playAgain()
      return [.focus(Self.goOnID)]
    }
    if StartOverScreen.isWanted(outcome) {
      flow.startOver()
      return [.replace(ChapterScreen(flow))]
    }
    guard let outcome = LevelOutcome(outcome), let index = flow.index(of: outcome.level) else { return [] }
    flow.leave(outcome)
    guard flow.isSolved(index) else { return [] }
    return outcome.goesOn ? follow(index) : rest(after: index)
  }

  private mutating func follow(_ index: LevelIndex) -> [ScreenAction] {
    switch flow.following(index) {
    case .level(let next):
      return open(next)
    case .chapter(let next):
      flow.move(to: next)
      return [.focus(Self.goOnID)]
    case .end(let next):
      let end = EndScreen(of: flow, pack: index.pack)
      flow.move(to: next)
      return [.open(end)]
    }
  }

  /// The player left a solved level for the chapter: the next level of the chapter waits behind the button.
  private mutating func rest(after index: LevelIndex) -> [ScreenAction] {
    guard case .level(let next) = flow.following(index) else { return follow(index) }
    flow.move(to: next)
    return [.focus(Self.goOnID)]
  }
}

/// The elements of the screen.
extension ChapterScreen {
  static func elementID(_ id: LevelID) -> Element.ID {
    Element.ID(id.description)
  }

  private static func elements(of flow: GameFlow) -> [Element] {
    let goOn = Element(goOnID, .button, label: .phrase(goOnKey(of: flow)), isCounted: false)
    return [goOn] + flow.levels.map { element(of: $0, in: flow) }
  }

  private static func goOnKey(of flow: GameFlow) -> String {
    if flow.isEndDue { return flow.nextKey(after: flow.current) }
    if flow.progress.isFinished { return "quiz.play-again" }
    return flow.progress.introduced.isEmpty ? "quiz.start" : "quiz.go-on"
  }

  private static func element(of index: LevelIndex, in flow: GameFlow) -> Element {
    Element(
      elementID(flow.id(at: index)), .button, label: flow.label(at: index), states: states(of: index, in: flow),
      groups: groups(of: index, in: flow))
  }

  /// Nothing is said of a level that is simply open.
  private static func states(of index: LevelIndex, in flow: GameFlow) -> [Text] {
    if flow.isSolved(index) { return [.phrase("quiz.solved")] }
    return flow.opener(of: index) == nil ? [] : [.phrase("quiz.locked")]
  }

  /// The only chapter was named by the title; of several each has its own name.
  private static func groups(of index: LevelIndex, in flow: GameFlow) -> [Element.Group] {
    guard flow.packs.map(\.chapters.count).reduce(0, +) > 1 else { return [] }
    let name = flow.wordings(at: index).text(flow.chapter(at: index).title)
    return [Element.Group(id: "\(flow.packs[index.pack].id)/\(flow.chapter(at: index).id)", name: name)]
  }
}
