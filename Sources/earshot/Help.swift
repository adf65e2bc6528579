import Console
import Usage

/// The help, in lines that read well aloud.
enum Help {
  static var all: String {
    """
    Earshot speaks: quiz levels played by ear, with the keyboard alone.

    \(Earshot.commands.map { "earshot \($0.usage)\n    \($0.summary)" }.joined(separator: "\n"))

    earshot COMMAND --help tells the options of a command. While it speaks, F1 explains the keys.
    """
  }

  static func of(_ command: any Command.Type) -> String {
    "earshot \(command.usage)\n    \(command.summary)\(command.syntax.help)"
  }
}
