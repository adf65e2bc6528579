import Console
import Screens
import Sessions
import Timeline
import Usage

/// `earshot say`: a text, as Earshot would say it.
enum Say: Command {
  static let name = "say"
  static let usage = "say TEXT…"
  static let summary = "Says a text and ends. Any key but those of rate, volume and pause ends it sooner."
  static let syntax = Options.syntax

  static func run(_ arguments: Arguments) throws(UsageError) -> ExitCode {
    let text = arguments.operands.joined(separator: " ")
    guard !text.allSatisfy(\.isWhitespace) else { throw .missingOperand("the text to say") }
    return ConsoleProgram(try Options(arguments), .speaksOnce).run { _ in SayingScreen(text: text) }
  }
}

/// A screen that is nothing but a text, and is over when that has been said.
struct SayingScreen: Screen {
  let text: String

  var title: Text { .verbatim(text) }
  var elements: [Element] { [] }

  mutating func handle(_ event: ScreenEvent, at now: Moment) -> [ScreenAction] { [] }
}
