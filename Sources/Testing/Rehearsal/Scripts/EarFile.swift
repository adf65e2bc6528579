public import Screens

/// A script of what is heard: cases, and what holds for all of them (the format `ear 1`).
public struct EarFile: Hashable, Sendable {
  /// How long speech takes.
  public enum Voice: Hashable, Sendable {
    /// So long for each character.
    case ruler(Duration)
    /// No time at all.
    case instant
    /// As long as espeak-ng takes with this voice and rate, for listening.
    case espeak(String, rate: Int)
  }

  /// Words that no announcement of any case may match, whatever becomes of it.
  public struct Ban: Hashable, Sendable {
    /// The line it stands in, from 1.
    public var line: Int
    /// With wildcards.
    public var pattern: String
  }

  /// What reports call it: the path as it was given.
  public var name: String
  /// The tag of the interface's language, and of every line that names no other.
  public var language = "en"
  /// How long speech takes.
  public var voice = Voice.ruler(Ruler.usual)
  /// Decides all chance.
  public var seed: UInt64 = 1
  /// In the order given.
  public var settings: [Setting] = []
  /// What is never to be said.
  public var bans: [Ban] = []
  /// The whole text that was read.
  var source = ""
  /// At least one in a file that was read; their lines stand in the order of the file.
  public var cases: [EarCase] = []

  /// The lines that name the language and the voice; the first one where none does.
  var languageLine = 1, voiceLine = 1

  /// A script without a case.
  public init(name: String) {
    self.name = name
  }

  /// Reads a script; a byte order mark, line ends of either sort and tabs are no fault.
  ///
  /// Throws everything that is wrong with it.
  public init(_ text: String, name: String) throws(ScriptFaults) {
    var parser = ScriptParser(name: name)
    parser.read(text)
    guard parser.faults.isEmpty else { throw ScriptFaults(faults: parser.faults) }
    self = parser.file
  }

  /// Whether a text is meant to be a script, be it a good one or not.
  public static func isScript(_ text: String) -> Bool {
    ScriptText.lines(of: text).first.map { $0 == "ear" || $0.hasPrefix("ear ") } ?? false
  }
}

/// One world from its beginning: what is done in it, and what is heard.
public struct EarCase: Hashable, Sendable {
  /// What it shows, in words.
  public var title: String
  /// The line of its title, from 1.
  public var line: Int
  /// Where the bug is told for which it fails; nothing for a case that is to pass.
  public var knownBug: String?
  /// In the order of the file.
  public var lines: [ScriptLine] = []

  /// A case in which nothing happens.
  public init(title: String, line: Int) {
    self.title = title
    self.line = line
  }

  /// Whether it says of anything what becomes of it.
  public var expectsSomething: Bool {
    lines.contains { if case .step = $0.content { false } else { true } }
  }
}
