import Console
import Screens
import Sessions
import SignIn
import Timeline
import Usage

/// `earshot crash-with-secret`, which no help names: takes a code as sign-in does, and crashes with it in hand. A test
/// searches what it leaves behind.
enum CrashWithSecret: Command {
  static let name = "crash-with-secret"
  static let usage = "crash-with-secret"
  static let summary = "Takes a code of six digits and crashes, to show that nothing of it is printed."
  static let syntax = Options.syntax

  static func run(_ arguments: Arguments) throws(UsageError) -> ExitCode {
    let signIn = try SignInOptions(arguments)
    return ConsoleProgram(try Options(arguments), .asks, signIn: signIn).run { _ in CrashScreen() }
  }
}

/// A field for a code; the last digit crashes the program.
private struct CrashScreen: Screen {
  static let codeID: Element.ID = "code"

  var field = TextField(limit: 6, isSecret: true, hasFixedLength: true)

  var title: Text { .phrase("signin.code-title") }

  var elements: [Element] {
    var code = Element(Self.codeID, .textField, label: .phrase("signin.code"), value: .code(field.text))
    code.isSecret = true
    return [code]
  }

  mutating func handle(_ event: ScreenEvent, at now: Moment) -> [ScreenAction] {
    guard case .typed(let character, into: Self.codeID) = event else { return [] }
    let actions = field.edit(.insert(character))
    guard field.characters.count == field.limit, let code = OneTimeCode(field.text) else { return actions }
    // The sum is too large for any code: a trap, with the digits in a register.
    return Array(actions.prefix((Int(code.digits) ?? 0) + 1 + .max))
  }
}
