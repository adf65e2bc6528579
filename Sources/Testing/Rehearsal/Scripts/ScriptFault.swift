public import Sessions

/// One thing that is wrong with a script, and where.
public struct ScriptFault: Error, Hashable, CustomStringConvertible {
  /// What is wrong.
  public enum Flaw: Error, Hashable, Sendable {
    /// The first line does not say what the file is.
    case notAScript(String)
    case unknownVersion(String)
    case noCases
    /// No line begins so.
    case unknownWord(String)
    /// Holds for the whole file, so it stands before the first case.
    case inCase(String)
    /// Belongs to a case, so it stands after the title of one.
    case outsideCase(String)
    case twice(String)
    /// A line of this sort goes on with something that is not there.
    case missing(what: String, after: String)
    case surplus(String, after: String)
    case badValue(what: String, String, allowed: String)
    case badDuration(String)
    case badCount(String)
    case unknownKey(String)
    case badSetting(SettingFault)
    case missingColon(String)
    case emptyText(String)
    case unknownAttribute(String)
    case attributeOrder(String)
    case twoSlashes
    case knownBugPlace
    /// Nothing was done yet that could be heard.
    case expectationFirst(String)
    case openFirst(String)
    case openTwice
    /// A case without a step.
    case nothingDone
    /// Something is to be heard below the silence of the same step.
    case heardInSilence(String)
    case unknownMark(String)
    case markTwice(String)
    case unknownScreen(String, known: [String])
    case unknownParameter(String, screen: String, known: [String])
    case unknownEvent(String, known: [String])
    case unknownLanguage(String, known: [String])
    /// The screen itself says why.
    case cannotOpen(screen: String, why: String)
    /// Nothing here knows a real voice.
    case noEngine
    /// The engine says why.
    case noVoice(String, why: String)
    /// A time or the place of a cut, where a real voice decides it.
    case timeOfRealVoice(String)
  }

  /// As it was given.
  public var file: String
  /// From 1.
  public var line: Int
  /// What is wrong.
  public var flaw: Flaw

  /// A flaw in a line of a file.
  public init(file: String, line: Int, _ flaw: Flaw) {
    self.file = file
    self.line = line
    self.flaw = flaw
  }

  /// Where it is, what is wrong, and what would do.
  public var description: String {
    "\(file):\(line): \(flaw.words)"
  }
}

/// Everything that is wrong with a script: one fault or more.
public struct ScriptFaults: Error, Hashable, CustomStringConvertible {
  /// In the order of the lines.
  public var faults: [ScriptFault]

  /// A line for each.
  public var description: String {
    faults.map(\.description).joined(separator: "\n")
  }
}
