import Foundation
import Testing

/// The built program under a terminal of the test's own, with a record; it is killed with the value.
actor Program {
  enum Input: Hashable, Sendable {
    case terminal, pipe
    case file(String)
  }

  private let lane = Lane()
  nonisolated var unownedExecutor: UnownedSerialExecutor { lane.asUnownedSerialExecutor() }

  /// The home of the program.
  let folder: Folder
  private let terminal: PseudoTerminal
  private let child: Child
  private let pipe: KeyPipe?
  private let record: GrowingFile
  private var cursor = 0

  /// Everything recorded so far.
  private(set) var lines: [Line] = []
  /// The modes of the terminal before the program was started.
  let formerModes: PseudoTerminal.Modes

  /// Starts `earshot` with these words; `--audio` is the test's to name, `--transcript` is added.
  init(
    _ words: String..., environment: [String: String] = [:], input: Input = .terminal, in folder: Folder? = nil
  ) throws {
    try self.init(words, environment: environment, input: input, in: folder)
  }

  init(
    _ words: [String], environment: [String: String] = [:], input: Input = .terminal, in folder: Folder? = nil
  ) throws {
    let folder = try folder ?? Folder()
    try self.init(
      command: [Program.executable] + words.prefix(1) + ["--transcript", Program.record(in: folder)]
        + words.dropFirst(), environment: environment,
      input: input, in: folder)
  }

  /// A shell that has the terminal; `$EARSHOT` is the program and `$RECORD` the file of its record.
  static func shell() throws -> Program {
    let folder = try Folder()
    return try Program(
      command: ["/bin/bash", "--norc", "--noprofile", "-i"],
      environment: ["EARSHOT": executable, "RECORD": record(in: folder), "PS1": "ready>"], in: folder, isSession: true)
  }

  /// Starts any command; as a session it has the terminal for its own.
  init(
    command: [String], environment: [String: String] = [:], input: Input = .terminal, in folder: Folder,
    isSession: Bool = false
  ) throws {
    terminal = try PseudoTerminal()
    formerModes = try terminal.modes
    pipe = input == .pipe ? try KeyPipe() : nil
    let end: Child.Standard.End =
      switch input {
      case .terminal: isSession ? .file(terminal.path) : .descriptor(terminal.inner)
      case .pipe: .descriptor(pipe?.inner ?? -1)
      case .file(let path): .file(path)
      }
    child = try Child(
      command,
      environment: ["HOME": folder.path, "XDG_RUNTIME_DIR": folder.path, "TERM": "xterm", "LANG": "C"]
        .merging(environment) { $1 },
      standard: .init(input: end, output: .descriptor(terminal.inner)), isSession: isSession)
    self.folder = folder
    record = GrowingFile(Program.record(in: folder))
  }

  private static func record(in folder: Folder) -> String {
    folder / "record.jsonl"
  }

  /// Stands beside the program of the tests.
  static let executable =
    URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent().path + "/earshot"
}

// What a person does.
extension Program {
  func type(_ text: String) {
    if let pipe { pipe.type(Array(text.utf8)) } else { terminal.type(Array(text.utf8)) }
  }

  func endInput() {
    pipe?.closeOuter()
  }

  func closeTerminal() {
    terminal.closeOuter()
  }

  func send(_ signal: Int32) {
    child.send(signal)
  }
}

// What a person would see and hear.
extension Program {
  /// Everything shown so far.
  var screen: String {
    terminal.look(waiting: 0)
    return String(decoding: terminal.shown, as: UTF8.self)
  }

  /// The same without the marks of pastes.
  var plainScreen: String {
    screen.replacing("\u{1B}[?2004h", with: "").replacing("\u{1B}[?2004l", with: "")
  }

  var modes: PseudoTerminal.Modes {
    get throws { try terminal.modes }
  }

  /// The next line of the record that is as expected, after the one that was waited for last.
  @discardableResult func wait(for expected: Expected) throws -> Line {
    var found: Line?
    try wait(expected.description) {
      while found == nil, cursor < lines.count {
        if expected.matches(lines[cursor]) { found = lines[cursor] }
        cursor += 1
      }
      return found != nil
    }
    return try #require(found)
  }

  /// The exit code.
  @discardableResult func waitForExit() throws -> Int32 {
    var code: Int32?
    try wait("the program ends", evenWhenGone: true) {
      switch child.state {
      case .exited(let number): code = number
      case .killed(let signal): code = -signal
      case .running, .stopped: return false
      }
      return true
    }
    try readRecord()
    return try #require(code)
  }

  func waitForStop() throws {
    try wait("the program stops") { child.state == .stopped }
  }

  func wait(forScreen words: String) throws {
    try wait("the screen shows '\(words)'") { screen.contains(words) }
  }

  private func wait(_ what: String, evenWhenGone: Bool = false, until holds: () throws -> Bool) throws {
    let deadline = ContinuousClock.now + Patience.limit
    while true {
      let isGone = isGone
      try readRecord()
      if try holds() { return }
      guard ContinuousClock.now < deadline, !isGone || evenWhenGone else {
        throw Complaint(what: what, screen: screen, lines: lines)
      }
      terminal.look(waiting: 10)
    }
  }

  private func readRecord() throws {
    lines += try record.newLines().map { try JSONDecoder().decode(Line.self, from: $0) }
  }

  private var isGone: Bool {
    switch child.state {
    case .running, .stopped: false
    case .exited, .killed: true
    }
  }
}

/// What a test waited for did not come.
struct Complaint: Error, CustomStringConvertible {
  var what: String
  var screen: String
  var lines: [Line]

  var description: String {
    let record = lines.suffix(12).map {
      "  \($0.t) \($0.event) \($0.id ?? 0) \($0.kind ?? "") \($0.key ?? "") \($0.text ?? "") \($0.state ?? "")"
    }
    return "It never came that \(what). The screen: \(screen.debugDescription). The record ends:\n"
      + record.joined(separator: "\n")
  }
}
