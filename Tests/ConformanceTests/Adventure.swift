import Foundation
import Quiz
import Rehearsal
import Screens
import Storage
import Testing

/// The built-in pack, rehearsed.
enum Adventure {
  static let voices = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "voices")

  static func pack() throws -> LevelPack {
    try #require(try PackFiles(builtIn: voices.appending(path: "packs")).read(["adventure"]).packs.first)
  }

  /// A game from its beginning, in a language, with the answers in the order of a seed.
  static func ear(
    _ language: String, seed: UInt64 = 1, solved: Int = 0, set: [String: String] = [:]
  ) throws -> Ear {
    let game = GameSettings(language: language, confirm: set["confirm"] == "on", goOn: set["go-on"] == "on")
    var flow = GameFlow(packs: [try pack()], settings: game, progress: GameProgress(seed: seed))
    for index in flow.levels.prefix(solved) { flow.leave(index, isSolved: true, attempts: 1) }
    flow.move(to: flow.levels[solved])
    return try Ear(
      ChapterScreen(flow), phrases: try PhraseFiles(voices.appending(path: "phrases")).catalogue(),
      settings: ["language": language, "hints": "off"].merging(set) { $1 }, welcomes: true)
  }

  /// What is typed in the second chapter.
  static func typedAnswers(_ language: String) -> [String] {
    language == "fr" ? ["radio", "30", "4916", "Hélène"] : ["radio", "30", "4916", "Helen"]
  }

  /// The right answers of the closed levels in the order of play, as they are read.
  static func answers(_ language: String) throws -> [String] {
    let pack = try pack()
    return pack.chapters.flatMap(\.levels).compactMap { level in
      guard case .closed(let puzzle) = level.puzzle else { return nil }
      guard let option = puzzle.options.first(where: { puzzle.answer.contains($0.id) }),
        case .verbatim(let words, _, _) = Wordings(of: pack, interface: language).text(option.text)
      else { return nil }
      return words
    }
  }
}
