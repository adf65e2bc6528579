import Foundation
public import Sessions
import Storage
public import Usage

/// The command that plays scripts: `earshot test`, and that of every program with screens of its own.
public enum TestCommand {
  /// What it does, in a sentence or two.
  public static let summary =
    "Plays scripts in virtual time and tells what was not heard as they say. FILE:LINE plays one case, a folder all its scripts."
  /// Its options.
  public static let syntax: [Arguments.Syntax] = [
    .init("--filter", "TEXT", help: "Play only cases with this in their title, capitals as they are."),
    .init("--jobs", "N", help: "Play so many cases at once."),
    .init("--repeat", "N", help: "Play each case so often; it must be the same each time."),
    .init("--shuffle", "SEED", help: "Play the cases in an order that this number decides."),
    .init("--update", help: "Rewrite the lines of failing cases as they were heard."),
    .init("--fates", help: "With --update: also lines that are cut or lost now, or of another kind or language."),
    .init("--screens", help: "List the screens, events, kinds and keys that scripts may name."),
    .init("--json", "FILE", help: "Write the record of all cases, as JSON Lines."),
    .init("--junit", "FILE", help: "Write the results for a build server."),
  ]

  /// Does what the words of a command line say, prints what there is to tell, and answers how it went.
  ///
  /// Throws before anything is played if the words make no sense, or a file that they name is missing or faulty.
  public static func run(
    _ arguments: Arguments, as name: String, screens: () throws(Failure) -> ScreenCatalogue
  ) throws(Failure) -> ExitCode {
    var options = try Failure.catchingUsage { () throws(UsageError) in try TestOptions(arguments) }
    options.run.command = name
    let screens = try screens()
    if options.listsScreens {
      print(ScreenList.text(of: screens))
      return .success
    }
    var scripts = try NamedScripts(arguments.operands, screens: screens, jobs: options.run.jobs)
    if let filter = options.filter { scripts.filter(filter) }
    try options.checkReports(over: scripts.runs.map(\.file.name))
    if options.updates, try !FileUpdates.make(of: scripts.runs, fates: options.updatesFates) { return .no }
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
      if result.verdict != .passed { print(result.report.map(ScriptText.visible).joined(separator: "\n")) }
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

/// A whole `test` command for screens of one's own, as the one line of an executable: it takes the words of the command
/// line, plays the scripts they name and ends the process with the exit code of the one table.
///
///     Rehearsal.command(screens: .mine)
public func command(screens: ScreenCatalogue) -> Never {
  let words = CommandLine.arguments
  exit(command(Array(words.dropFirst()), as: words.first ?? "test", screens: screens).rawValue)
}

/// The same with these words for a program of this name, and the exit code as its answer.
func command(_ words: [String], as name: String, screens: ScreenCatalogue) -> ExitCode {
  if words.contains(where: { $0 == "--help" || $0 == "-h" }) {
    print("\(name) FILE…\n    \(TestCommand.summary)\(TestCommand.syntax.help)")
    return .success
  }
  do throws(Failure) {
    let arguments = try Failure.catchingUsage { () throws(UsageError) in
      try Arguments(words, syntax: TestCommand.syntax)
    }
    return try TestCommand.run(arguments, as: name) { () throws(Failure) in screens }
  } catch {
    let lines = error.description.split(separator: "\n").map { ScriptText.visible(String($0)) + "\n" }
    FileHandle.standardError.write(Data(lines.joined().utf8))
    return error.code
  }
}
