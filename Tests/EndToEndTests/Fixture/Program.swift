import Foundation

/// The built program under a terminal of the test's own, with a record; it is killed with the value.
actor Program {
  enum Input: Sendable {
    case terminal, pipe
    case file(String)
  }

  /// The longest that a test waits for anything.
  static let patience = Duration.seconds(20)

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
    _ words: String..., environment: [String: String] = [:], input: Input = .terminal, in folder: Folder? = nil,
    records: Bool = true
  ) throws {
    try self.init(words, environment: environment, input: input, in: folder, records: records)
  }

  init(
    _ words: [String], environment: [String: String] = [:], input: Input = .terminal, in folder: Folder? = nil,
    records: Bool = true
  ) throws {
    let folder = try folder ?? Folder()
    let terminal = try PseudoTerminal()
    var end = Child.Standard.End.descriptor(terminal.inner)
    var pipe: KeyPipe?
    switch input {
    case .terminal: break
    case .file(let path): end = .file(path)
    case .pipe:
      let made = try KeyPipe()
      pipe = made
      end = .descriptor(made.inner)
    }
    formerModes = try terminal.modes
    let transcript = folder / "record.jsonl"
    child = try Child(
      [Program.executable] + words + (records ? ["--transcript", transcript] : []),
      environment: ["HOME": folder.path, "XDG_RUNTIME_DIR": folder.path, "TERM": "xterm", "LANG": "C"]
        .merging(environment) { $1 },
      standard: .init(input: end, output: .descriptor(terminal.inner)))
    self.folder = folder
    self.terminal = terminal
    self.pipe = pipe
    record = GrowingFile(transcript)
  }

  /// Stands beside the program of the tests.
  private static let executable =
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
    guard let found else { throw Complaint(what: expected.description, screen: screen, lines: lines) }
    return found
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
    return code ?? .max
  }

  func waitForStop() throws {
    try wait("the program stops") { child.state == .stopped }
  }

  func wait(forScreen words: String) throws {
    try wait("the screen shows '\(words)'") { screen.contains(words) }
  }

  private func wait(_ what: String, evenWhenGone: Bool = false, until holds: () throws -> Bool) throws {
    let deadline = ContinuousClock.now + Program.patience
    while true {
      let isGone = isGone
      lines += try record.newLines().map { try JSONDecoder().decode(Line.self, from: $0) }
      if try holds() { return }
      guard ContinuousClock.now < deadline, !isGone || evenWhenGone else {
        throw Complaint(what: what, screen: screen, lines: lines)
      }
      terminal.look(waiting: 10)
    }
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
