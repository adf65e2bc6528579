import Console
import Foundation
import Quiz
import Sessions
import Storage

/// `earshot play`: levels by ear.
enum Play: Command {
  static let name = "play"
  static let usage = "play [PACK…]"
  static let summary =
    "Plays level packs by ear: built-in ones by name, files, folders. Without one it plays 'adventure'."
  static let syntax = Options.syntax

  static func run(_ arguments: Arguments) throws(UsageError) -> ExitCode {
    ConsoleProgram(try Options(arguments)).run { (materials) throws(Failure) in
      let settings = materials.settings
      let game = GameSettings(language: settings.language, confirm: settings.confirm, goOn: settings.goOn)
      let packs = try packs(arguments.operands, materials.folder)
      return ChapterScreen(GameFlow(packs: packs, settings: game, progress: GameProgress(seed: materials.seed)))
    }
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
