import Console
import Foundation
import Sessions
import Usage

/// A screen-reader console client: quiz levels by ear, announcement order under test, speech in kiosks.
@main
enum Earshot {
  static let version = "0.1.0"

  static var commands: [any Command.Type] {
    [Play.self, SignInCommand.self, Test.self, Check.self, Say.self, Bench.self]
  }

  /// What no help names.
  private static var hidden: [any Command.Type] { [CrashWithSecret.self] }

  static func main() {
    do {
      try ConsoleProgram.prepareProcess()
      exit(try run(Array(CommandLine.arguments.dropFirst())).rawValue)
    } catch let error as UsageError {
      Failure.show("\(error)")
      exit(ExitCode.usage.rawValue)
    } catch {
      Failure.show("\(error)")
      exit(ExitCode.broken.rawValue)
    }
  }

  private static func run(_ words: [String]) throws(UsageError) -> ExitCode {
    switch words.first {
    case nil, "--help", "-h", "help":
      print(Help.all)
      return .success
    case "--version":
      print("earshot \(version)")
      return .success
    case let name?:
      guard let command = (commands + hidden).first(where: { $0.name == name }) else {
        throw .unknownCommand(name, known: commands.map { $0.name })
      }
      return try run(command, Array(words.dropFirst()))
    }
  }

  private static func run(_ command: any Command.Type, _ words: [String]) throws(UsageError) -> ExitCode {
    if words.prefix(while: { $0 != "--" }).contains(where: { $0 == "--help" || $0 == "-h" }) {
      print(Help.of(command))
      return .success
    }
    return try command.run(Arguments(words, syntax: command.syntax))
  }
}

/// What `earshot NAME` does.
protocol Command {
  static var name: String { get }
  /// How it is written, without `earshot`.
  static var usage: String { get }
  /// What it does, in a sentence or two.
  static var summary: String { get }
  static var syntax: [Arguments.Syntax] { get }
  static func run(_ arguments: Arguments) throws(UsageError) -> ExitCode
}
