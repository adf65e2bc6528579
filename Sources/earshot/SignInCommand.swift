import Console
import Sessions
import Usage

/// `earshot sign-in`: a telephone number, a code from a text message, by ear.
enum SignInCommand: Command {
  static let name = "sign-in"
  static let usage = "sign-in"
  static let summary =
    "Signs somebody in by phone number and text message; exit code 0 if they are in, 1 if they gave up. "
    + "Without --service and --deliver it is a demo that plays the phone too."
  static let syntax = SignInOptions.syntax + Options.syntax

  static func run(_ arguments: Arguments) throws(UsageError) -> ExitCode {
    if let word = arguments.operands.first { throw .surplusOperand(word) }
    let signIn = try SignInOptions(arguments)
    return ConsoleProgram(try Options(arguments), .asks, signIn: signIn).run { (materials) throws(Failure) in
      try signIn.screen(materials.settings)
    }
  }
}
