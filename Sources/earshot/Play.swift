import Console
import Quiz
import Sessions

/// `earshot play`: levels by ear.
enum Play: Command {
  static let name = "play"
  static let usage = "play [PACK…]"
  static let summary =
    "Plays level packs by ear: built-in ones by name, files, folders. Without one it plays 'adventure'."
  static let syntax = Options.syntax

  static func run(_ arguments: Arguments) throws(UsageError) -> ExitCode {
    let names = arguments.operands.isEmpty ? ["adventure"] : arguments.operands
    return ConsoleProgram(try Options(arguments)).run { (materials) throws(Failure) in
      let settings = materials.settings
      let game = GameSettings(language: settings.language, confirm: settings.confirm, goOn: settings.goOn)
      return ChapterScreen(
        GameFlow(
          packs: try materials.packs(names), settings: game, progress: GameProgress(seed: materials.seed)))
    }
  }
}
