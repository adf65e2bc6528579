import Screens
import Timeline

@testable import Quiz

/// Games with the sample pack, and what their screens answer.
enum Game {
  static func flow(
    packs: [LevelPack]? = nil, language: String = "en", confirm: Bool = false, goOn: Bool = false, seed: UInt64 = 7,
    solved: [String] = []
  ) throws -> GameFlow {
    var progress = GameProgress(seed: seed)
    progress.solved = Set(solved.map { LevelID(pack: "mill", level: $0) })
    let settings = GameSettings(language: language, confirm: confirm, goOn: goOn)
    return GameFlow(packs: try packs ?? [SamplePack.pack()], settings: settings, progress: progress)
  }

  /// A closed level of the first chapter.
  static func level(_ number: Int = 0, of flow: GameFlow) throws -> ClosedLevelScreen {
    let index = LevelIndex(pack: 0, chapter: 0, level: number)
    guard case .closed(let puzzle) = flow.level(at: index).puzzle else { throw NotClosed() }
    return flow.closedLevel(puzzle, at: index)
  }

  private struct NotClosed: Error {}
}

extension Screen {
  /// Presses Enter on an element.
  mutating func activate(_ id: Element.ID) -> [ScreenAction] {
    handle(.command(.activate, on: id), at: .start)
  }
}

/// An action as a value that can be compared.
enum Answer: Hashable {
  case announce(Kind, [Announcement.Part])
  case open(Text)
  case close(ScreenOutcome?)
  case focus(Element.ID)
  case tone(String)
  case quit
  case other

  init(_ action: ScreenAction) {
    switch action {
    case .announce(let announcement):
      if case .parts(let parts) = announcement.content {
        self = .announce(announcement.kind, parts)
      } else {
        self = .other
      }
    case .open(let screen, _, _): self = .open(screen.title)
    case .close(let outcome, _, _): self = .close(outcome)
    case .focus(let id, _, _): self = .focus(id)
    case .tone(let name): self = .tone(name)
    case .quit: self = .quit
    default: self = .other
    }
  }
}

extension [ScreenAction] {
  /// Without what is kept of them.
  var answers: [Answer] { filter { $0.saved == nil }.map(Answer.init) }

  /// The game as it was kept last.
  var saved: SavedProgress? { compactMap(\.saved).last }
}

extension ScreenAction {
  fileprivate var saved: SavedProgress? {
    if case .save(let saved) = self { saved } else { nil }
  }
}

extension Text {
  /// An author's words in English.
  static func english(_ words: String) -> Text {
    .verbatim(words, spoken: nil, language: "en")
  }
}
