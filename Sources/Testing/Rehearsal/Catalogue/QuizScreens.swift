import Quiz
import Screens
import Sessions
import Storage
import Synchronization
import Timeline

/// The screens of the game, opened anywhere in a pack.
final class QuizScreens: Sendable {
  private let files: PackFiles
  /// A pack is read once, however many cases open it.
  private let packs = Mutex<[String: LevelPack]>([:])

  init(_ files: PackFiles) {
    self.files = files
  }

  /// The game as it begins.
  var menu: ScreenCatalogue.Entry {
    ScreenCatalogue.Entry("the game as it begins: its chapters and their levels", parameters: ["pack"]) { opening in
      ChapterScreen(try self.flow(opening) { _, _ in nil })
    }
  }

  /// The game at the beginning of a chapter, all levels before it solved.
  var chapter: ScreenCatalogue.Entry {
    ScreenCatalogue.Entry("the game at the beginning of a chapter", parameters: ["pack", "id"]) { opening in
      ChapterScreen(try self.flow(opening) { flow, id in flow.levels.first { flow.chapter(at: $0).id == id } })
    }
  }

  /// The game on another day: its program ended in a level, when something had been typed there or an answer tried.
  var again: ScreenCatalogue.Entry {
    ScreenCatalogue.Entry(
      "the game as it is found again, left in a level", parameters: ["pack", "id", "typed", "tried"]
    ) { opening in
      let flow = try self.flow(opening) { flow, id in flow.levels.first { flow.level(at: $0).id == id } }
      return ChapterScreen(try Self.left(flow, opening.parameters))
    }
  }

  /// The game that begins anew, for what was kept of it cannot be used.
  var unusableSave: ScreenCatalogue.Entry {
    ScreenCatalogue.Entry("the game, when its save cannot be used", parameters: ["pack"]) { opening in
      ChapterScreen(try self.flow(opening) { _, _ in nil }, isSaveUnusable: true)
    }
  }

  /// A level by itself, all levels before it solved.
  var level: ScreenCatalogue.Entry {
    ScreenCatalogue.Entry("a level, without the game around it", parameters: ["pack", "id"]) { opening in
      let flow = try self.flow(opening) { flow, id in flow.levels.first { flow.level(at: $0).id == id } }
      return flow.screen(at: flow.current)
    }
  }

  private static func left(_ flow: GameFlow, _ parameters: [String: String]) throws -> GameFlow {
    var flow = flow
    flow.open(flow.current)
    var level = flow.screen(at: flow.current)
    var actions = (parameters["typed"] ?? "").flatMap { level.handle(.typed($0, into: "field"), at: .start) }
    if let tried = parameters["tried"] {
      actions += level.handle(.command(.activate, on: Element.ID(tried)), at: .start)
    }
    let saves = actions.compactMap { if case .save(let saved) = $0 { saved } else { nil } }
    guard let saved = saves.last else {
      throw OpeningFault("nothing was done in the level. Name what was typed, or which element was tried.")
    }
    return GameFlow(packs: flow.packs, settings: flow.settings, progress: try GameProgress(saved: saved.contents))
  }

  private func flow(
    _ opening: ScreenCatalogue.Opening, _ find: (GameFlow, String) -> LevelIndex?
  ) throws(OpeningFault) -> GameFlow {
    let settings = opening.settings
    let game = GameSettings(language: settings.language, confirm: settings.confirm, goOn: settings.goOn)
    var flow = GameFlow(
      packs: [try pack(opening.parameters["pack"] ?? "adventure")], settings: game,
      progress: GameProgress(seed: opening.seed))
    guard let id = opening.parameters["id"] else { return flow }
    guard let place = find(flow, id) else {
      throw OpeningFault("the pack has nothing with the id \(ScriptText.quoted(id)). Name one that stands in it.")
    }
    for index in flow.levels where index < place { flow.leave(index, isSolved: true, attempts: 1) }
    flow.move(to: place)
    return flow
  }

  private func pack(_ name: String) throws(OpeningFault) -> LevelPack {
    if let pack = packs.withLock({ $0[name] }) { return pack }
    do {
      guard let pack = try files.read([name]).packs.first else { throw OpeningFault("'\(name)' holds no pack.") }
      packs.withLock { $0[name] = pack }
      return pack
    } catch {
      throw OpeningFault("\(error)")
    }
  }
}
