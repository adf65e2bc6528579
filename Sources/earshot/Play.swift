import Console
import Foundation
import Quiz
import Sessions
import Storage
import Usage

/// `earshot play`: levels by ear.
enum Play: Command {
  static let name = "play"
  static let usage = "play [PACK…]"
  static let summary =
    "Plays level packs by ear: built-in ones by name, files, folders. Without one it plays 'adventure'."
  static let syntax =
    [.init("--sign-in", help: "Sign in first, by phone number and text message.")] + SignInOptions.syntax
    + Options.syntax

  static func run(_ arguments: Arguments) throws(UsageError) -> ExitCode {
    let wantsSignIn = arguments.options.contains { $0.name == "--sign-in" }
    let own = SignInOptions.syntax.map(\.name)
    if !wantsSignIn, let option = arguments.options.first(where: { own.contains($0.name) }) {
      throw .useless(option: option.name, because: "without '--sign-in'")
    }
    let signIn = wantsSignIn ? try SignInOptions(arguments) : nil
    return ConsoleProgram(try Options(arguments), signIn: signIn).run { (materials) throws(Failure) in
      let settings = materials.settings
      let game = GameSettings(language: settings.language, confirm: settings.confirm, goOn: settings.goOn)
      let packs = try packs(arguments.operands, materials.folder)
      let chapters = chapters(of: packs, game, materials)
      return try signIn?.screen(settings, next: chapters) ?? chapters
    }
  }

  /// The game as it was kept, else a new one. A seed that the user named orders the answers of both.
  private static func chapters(
    of packs: [LevelPack], _ settings: GameSettings, _ materials: Materials
  ) -> ChapterScreen {
    let found = materials.games?.game(named: GameFlow.saveName(of: packs))
    var progress = GameProgress(seed: materials.seed)
    var isSaveUnusable = false
    switch found {
    case .game(let kept):
      progress = kept
      if materials.isSeedGiven { progress.seed = materials.seed }
    case .unusable(let why):
      Failure.show(why)
      isSaveUnusable = true
    case .nothing, nil: break
    }
    return ChapterScreen(
      GameFlow(packs: packs, settings: settings, progress: progress), isSaveUnusable: isSaveUnusable)
  }

  /// A pack that the user named and that is faulty is the user's; one of our own is a fault of the installation.
  private static func packs(_ named: [String], _ folder: URL) throws(Failure) -> [LevelPack] {
    let files = PackFiles(builtIn: folder.appending(path: "packs"))
    let names = named.isEmpty ? ["adventure"] : named
    do {
      return try files.read(names).packs
    } catch {
      let isOurs = named.isEmpty || named.allSatisfy(files.builtInNames.contains)
      throw Failure(isOurs ? .installation : .badFile, error.description)
    }
  }
}
