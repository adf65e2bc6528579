import Console
import Rehearsal
import Sessions
import Storage

/// `earshot check`: whether scripts can be played, without playing them.
enum Check: Command {
  static let name = "check"
  static let usage = "check FILE…"
  static let summary = "Looks for faults in scripts and plays nothing; tells of cases that expect nothing."
  static let syntax: [Arguments.Syntax] = [
    .init("--voices", "DIR", help: "Take phrases and packs from this folder.")
  ]

  static func run(_ arguments: Arguments) throws(UsageError) -> ExitCode {
    guard !arguments.operands.isEmpty else { throw .missingOperand("the file to check") }
    do throws(Failure) {
      var scripts = try Scripts(voices: arguments.options.last?.value)
      try scripts.read(arguments.operands)
      return tell(scripts.runs)
    } catch {
      Failure.show(error.description)
      return error.code
    }
  }

  private static func tell(_ runs: [ScriptRun]) -> ExitCode {
    let idle = runs.flatMap { run in
      run.file.cases.filter { !$0.expectsSomething }.map { "\(run.file.name):\($0.line)" }
    }
    for place in idle {
      print("\(place): The case expects nothing. 'earshot test --update --fates \(place)' writes what is heard.")
    }
    let cases = runs.map(\.file.cases.count).reduce(0, +)
    print("\(cases == 1 ? "1 case" : "\(cases) cases"), no fault.")
    return idle.isEmpty ? .success : .no
  }
}
