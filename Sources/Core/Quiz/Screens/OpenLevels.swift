import Screens
import Timeline

/// The words of an open level and what judges its answers. They do not change while it is open.
struct OpenLevelContent: Sendable {
  /// One of the answers that are offered after three refusals.
  struct Choice: Hashable, Sendable {
    var id: Element.ID
    var label: Text
    /// Goes to the matcher as if it had been typed.
    var answer: String
  }

  var id: LevelID
  var title: Text
  var question: [Text]
  var questionLabel: Text
  /// What kind of answer is asked for; a code is spoken letter by letter.
  var form: AnswerKey.Form
  var matcher: AnswerMatcher
  /// By the place of the trap in the matcher's key.
  var trapReplies: [[Text]]
  var choices: [Choice]
  var right: [Text]
  var wrong: [Text]
  /// Of the button that goes on.
  var next: Text
  var whereabouts: [Announcement.Part]
}

/// Open levels in the language in which their pack is played.
extension GameFlow {
  func openContent(_ puzzle: OpenPuzzle, at index: LevelIndex) -> OpenLevelContent {
    let level = level(at: index)
    let wordings = wordings(at: index)
    let key = puzzle.key(in: wordings.language)
    return OpenLevelContent(
      id: id(at: index),
      title: title(at: index),
      question: wordings.lines(level.question),
      questionLabel: wordings.text(level.question),
      form: puzzle.form,
      matcher: AnswerMatcher(key),
      trapReplies: key.traps.indices.map { wordings.lines(puzzle.reply(ofTrap: $0)) },
      choices: puzzle.choices.enumerated().map { place, text in
        OpenLevelContent.Choice(
          id: Element.ID("choice/\(place + 1)"), label: wordings.text(text), answer: wordings.plain(text))
      },
      right: level.right.map(wordings.lines) ?? [],
      wrong: level.wrong.map(wordings.lines) ?? [],
      next: .phrase(nextKey(after: index)),
      whereabouts: whereabouts(at: index))
  }
}

extension GameFlow {
  func openLevel(_ puzzle: OpenPuzzle, at index: LevelIndex) -> some Screen {
    OpenQuestionScreen(openContent(puzzle, at: index))
  }
}

/// Says the question of an open level; the field for the answer is still to come.
private struct OpenQuestionScreen: Screen {
  private let content: OpenLevelContent

  init(_ content: OpenLevelContent) {
    self.content = content
  }

  var title: Text { content.title }

  var introduction: [Announcement.Part] { content.question.parts(.question) }

  var elements: [Element] { [Element("question", .text, label: content.questionLabel, isCounted: false)] }

  var status: [Announcement.Part] { content.whereabouts }

  mutating func handle(_ event: ScreenEvent, at now: Moment) -> [ScreenAction] { [] }
}
