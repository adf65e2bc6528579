import Screens

/// The words of an open level and what judges its answers. They do not change while it is open.
struct OpenLevelContent: Sendable {
  /// One of the answers that are offered after three refusals.
  struct Choice: Hashable, Sendable {
    var id: Element.ID
    var label: Text
    /// Goes to the matcher as if it had been typed.
    var answer: String
  }

  /// The tag of the language it is played in.
  var language: String
  var title: Text
  /// The title as "where am I" says it.
  var place: Text
  var question: [Text]
  var questionLabel: Text
  /// What kind of answer is asked for; a code is spoken letter by letter.
  var form: AnswerKey.Form
  var matcher: AnswerMatcher
  /// What is told when the answer is given away.
  var answers: [Text]
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
      language: wordings.language,
      title: title(at: index),
      place: place(at: index),
      question: wordings.lines(level.question),
      questionLabel: wordings.text(level.question),
      form: puzzle.form,
      matcher: AnswerMatcher(key),
      answers: key.plainAnswers.map { answer in
        let text = Text.verbatim(answer, language: wordings.language)
        return puzzle.form == .code ? .spelled(text) : text
      },
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
  func openLevel(_ puzzle: OpenPuzzle, at index: LevelIndex) -> OpenLevelScreen {
    OpenLevelScreen(openContent(puzzle, at: index), settings: settings, visit: visit(at: index))
  }
}
