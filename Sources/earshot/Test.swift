import Console
import Rehearsal
import Sessions
import Storage

/// `earshot test`: scripts of what is heard, played in virtual time.
enum Test: Command {
  static let name = "test"
  static let usage = "test FILE…"
  static let summary =
    "Plays scripts in virtual time and tells what was not heard as they say. FILE:LINE plays one case, a folder all its scripts."
  static let syntax: [Arguments.Syntax] = [
    .init("--filter", "TEXT", help: "Play only cases with this in their title."),
    .init("--jobs", "N", help: "Play so many cases at once."),
    .init("--repeat", "N", help: "Play each case so often; it must be the same each time."),
    .init("--shuffle", "SEED", help: "Play the cases in an order that this number decides."),
    .init("--update", help: "Rewrite the lines of failing cases as they were heard."),
    .init("--fates", help: "With --update: also lines that are cut or lost now, or of another kind or language."),
    .init("--screens", help: "List the screens, events, kinds and keys that scripts may name."),
    .init("--json", "FILE", help: "Write the record of all cases, as JSON Lines."),
    .init("--junit", "FILE", help: "Write the results for a build server."),
    .init("--voices", "DIR", help: "Take phrases and packs from this folder."),
  ]

  static func run(_ arguments: Arguments) throws(UsageError) -> ExitCode {
    let run = try TestOptions(arguments)
    do throws(Failure) {
      return try play(run, arguments.operands)
    } catch {
      Failure.show(error.description)
      return error.code
    }
  }

  private static func play(_ options: TestOptions, _ names: [String]) throws(Failure) -> ExitCode {
    var scripts = try Scripts(voices: options.voices)
    if options.listsScreens {
      print(ScreenList.text(of: scripts.screens))
      return .success
    }
    try scripts.read(names)
    if let filter = options.filter { scripts.filter(filter) }
    if options.updates, try !Update.run(scripts.runs, fates: options.updatesFates) { return .no }
    return try play(scripts.runs, options)
  }

  private static func play(_ runs: [ScriptRun], _ options: TestOptions) throws(Failure) -> ExitCode {
    let run = TestRun(runs, options.run)
    guard run.count > 0 else {
      let why = options.filter.map { "No case has '\($0)' in its title. Name a part of a title that is there." }
      throw Failure(.badFile, why ?? "There is no script. Name a file, or a folder with files that end in .ear.")
    }
    let reports = ReportFiles(json: options.json, junit: options.junit)
    let tally = run.results { result in
      if result.verdict != .passed { print(result.report.joined(separator: "\n")) }
      reports.add(result)
    }
    do {
      try reports.write()
    } catch {
      throw Failure(error.exitCode, error.description)
    }
    print(tally.words)
    return tally.failed == 0 ? .success : .no
  }
}
