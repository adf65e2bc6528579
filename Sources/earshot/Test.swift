import Console
import Rehearsal
import Sessions
import Synchronization
import Usage
import voices

/// `earshot test`: scripts of what is heard, played in virtual time.
enum Test: Command {
  static let name = "test"
  static let usage = "test FILE…"
  static let summary = TestCommand.summary
  static let syntax = TestCommand.syntax + [voicesSyntax]

  /// Where the program's own words and levels are.
  static let voicesSyntax = Arguments.Syntax("--voices", "DIR", help: "Take phrases and packs from this folder.")

  static func run(_ arguments: Arguments) throws(UsageError) -> ExitCode {
    do throws(Failure) {
      return try TestCommand.run(arguments, as: "earshot test") { () throws(Failure) in try screens(arguments) }
    } catch {
      Failure.show(error.description)
      return error.code
    }
  }

  /// The real voice for scripts that ask for its time; it is started once, by the first of them.
  private static func engine(_ voices: Voices) -> @Sendable (String) throws -> Ruler {
    let started = Mutex<VoiceMeasure?>(nil)
    return { voice in
      let measure = try started.withLock { started in
        let measure = try started ?? VoiceMeasure(variants: voices.espeak)
        started = measure
        return measure
      }
      try measure.check(voice)
      return Ruler { measure.duration(of: $0, as: $1, in: voice) }
    }
  }

  /// The program's own screens, with what is spoken from the folder that is named or the usual one.
  static func screens(_ arguments: Arguments) throws(Failure) -> ScreenCatalogue {
    let path = arguments.options.last { $0.name == voicesSyntax.name }?.value
    do {
      let voices = try Voices(named: path)
      var screens = try ScreenCatalogue.earshot(voices: voices.folder)
      screens.engine = engine(voices)
      return screens
    } catch {
      throw Failure(path == nil ? .installation : .badFile, "\(error)")
    }
  }
}
