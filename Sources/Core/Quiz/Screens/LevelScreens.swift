public import Screens

/// The screens of a game's levels.
extension GameFlow {
  /// The screen on which a level is played.
  public func screen(at index: LevelIndex) -> any Screen {
    switch level(at: index).puzzle {
    case .closed(let puzzle): closedLevel(puzzle, at: index)
    case .open(let puzzle): openLevel(puzzle, at: index)
    }
  }

  /// The name of a level in a list: its title, else its number in the chapter.
  func label(at index: LevelIndex) -> Text {
    guard let title = level(at: index).title else { return .counted("quiz.level", index.level + 1) }
    return wordings(at: index).text(title)
  }

  /// The title of a level's screen: the author's, else its number in the chapter.
  func title(at index: LevelIndex) -> Text {
    guard let title = level(at: index).title else { return .counted("quiz.level-title", index.level + 1) }
    return .title(wordings(at: index).text(title))
  }

  func closedLevel(_ puzzle: ClosedPuzzle, at index: LevelIndex) -> ClosedLevelScreen {
    let level = level(at: index)
    let wordings = wordings(at: index)
    let content = ClosedLevelScreen.Content(
      title: title(at: index),
      place: place(at: index),
      question: wordings.lines(level.question),
      questionLabel: wordings.text(level.question),
      choices: options(of: puzzle, at: index).map { choice($0, of: puzzle, wordings) },
      right: level.right.map(wordings.lines) ?? [],
      wrong: level.wrong.map(wordings.lines) ?? [],
      next: .phrase(nextKey(after: index)),
      whereabouts: whereabouts(at: index))
    return ClosedLevelScreen(content, settings: settings, visit: visit(at: index))
  }

  /// A new visit of a level, with what earlier ones left behind.
  func visit(at index: LevelIndex) -> LevelVisit {
    LevelVisit(of: self, at: index)
  }

  private func choice(
    _ option: ClosedPuzzle.Option, of puzzle: ClosedPuzzle, _ wordings: Wordings
  ) -> ClosedLevelScreen.Choice {
    let reply = option.reply.map { FoldedText(wordings.plain($0)) }
    return ClosedLevelScreen.Choice(
      id: Element.ID("answer/\(option.id)"),
      label: wordings.text(option.text),
      reply: option.reply.map(wordings.lines) ?? [],
      isNamedInReply: reply?.hasWords(of: FoldedText(wordings.plain(option.text))) ?? false,
      isRight: puzzle.answer.contains(option.id))
  }

  /// The key of the phrase on the button that goes on.
  func nextKey(after index: LevelIndex) -> String {
    switch following(index) {
    case .level: "quiz.next-level"
    case .chapter: "quiz.next-chapter"
    case .end: "quiz.the-end"
    }
  }

  /// What "where am I" says first: the author's title, else the number of the level out of all.
  func place(at index: LevelIndex) -> Text {
    level(at: index).title == nil ? number(at: index) : title(at: index)
  }

  /// What it says next: the chapter, and the number if that was not said.
  func whereabouts(at index: LevelIndex) -> [Announcement.Part] {
    let chapter = Announcement.Part(.body, .title(wordings(at: index).text(chapter(at: index).title)))
    return [chapter] + (level(at: index).title == nil ? [] : [.init(.body, number(at: index))])
  }

  private func number(at index: LevelIndex) -> Text {
    .counted("quiz.level-of", index.level + 1, of: chapter(at: index).levels.count)
  }
}
