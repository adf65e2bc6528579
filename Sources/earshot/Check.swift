import Console
import Quiz
import Rehearsal
import Sessions
import Storage
import Usage
import voices

/// `earshot check`: whether files are good, without playing them.
enum Check: Command {
  static let name = "check"
  static let usage = "check FILE…"
  static let summary =
    "Looks for faults in scripts and level packs and plays nothing; tells of cases that expect nothing."
  static let syntax = [Test.voicesSyntax]

  static func run(_ arguments: Arguments) throws(UsageError) -> ExitCode {
    guard !arguments.operands.isEmpty else { throw .missingOperand("the file to check") }
    do throws(Failure) {
      let packs = arguments.operands.filter(isPack)
      try check(packs: packs, voices: arguments.options.last?.value)
      let names = arguments.operands.filter { !packs.contains($0) }
      return tell(try NamedScripts(names, screens: try Test.screens(arguments)).runs, packs: packs.count)
    } catch {
      Failure.show(error.description)
      return error.code
    }
  }

  /// Files are told apart by their content.
  private static func isPack(_ name: String) -> Bool {
    (try? TextFiles.text(name)).map { PackReader.isPack(Array($0.utf8.prefix(4_096))) } ?? false
  }

  private static func check(packs: [String], voices folder: String?) throws(Failure) {
    do {
      let files = PackFiles(builtIn: try Voices(named: folder).packs)
      for note in try files.read(packs).notes { print(note.description) }
    } catch {
      throw Failure(.badFile, "\(error)")
    }
  }

  private static func tell(_ runs: [ScriptRun], packs: Int) -> ExitCode {
    let idle = runs.flatMap { run in
      run.file.cases.filter { !$0.expectsSomething }.map { "\(run.file.name):\($0.line)" }
    }
    for place in idle {
      print("\(place): The case expects nothing. 'earshot test --update --fates \(place)' writes what is heard.")
    }
    let counts = [(packs, "pack"), (runs.map(\.file.cases.count).reduce(0, +), "case")].filter { $0.0 > 0 }
    let all = counts.map { "\($0.0) \($0.1)\($0.0 == 1 ? "" : "s")" }.joined(separator: ", ")
    print(idle.isEmpty ? "\(all), no fault." : "\(all), \(idle.count) of them expecting nothing.")
    return idle.isEmpty ? .success : .no
  }
}
