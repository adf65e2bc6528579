public import Screens

extension Command {
  /// What the command does, for key help: the phrase `command.NAME`.
  public var phrase: Text {
    switch self {
    case .item(let number): .phrase("command.item", ["n": .number(number)])
    default: .phrase("command.\(name)")
    }
  }

  private var name: String {
    switch self {
    case .next: "next"
    case .previous: "previous"
    case .down: "down"
    case .up: "up"
    case .right: "right"
    case .left: "left"
    case .first: "first"
    case .last: "last"
    case .item: "item"
    case .activate: "activate"
    case .mainAction: "mainAction"
    case .actions: "actions"
    case .deleteBack: "deleteBack"
    case .deleteForward: "deleteForward"
    case .deleteWord: "deleteWord"
    case .clear: "clear"
    case .readField: "readField"
    case .stopOrBack: "stopOrBack"
    case .stop: "stop"
    case .back: "back"
    case .pause: "pause"
    case .repeatLast: "repeatLast"
    case .question: "question"
    case .whereAmI: "whereAmI"
    case .status: "status"
    case .levelHint: "levelHint"
    case .keyHelp: "keyHelp"
    case .slower: "slower"
    case .faster: "faster"
    case .softer: "softer"
    case .louder: "louder"
    case .sounds: "sounds"
    case .quit: "quit"
    case .quitNow: "quitNow"
    case .suspend: "suspend"
    }
  }
}
