extension [Arguments.Syntax] {
  /// The options as a help lists them, below its first lines; nothing where there are none.
  public var help: String {
    isEmpty ? "" : "\n\nOptions:\n" + map(\.lines).joined(separator: "\n")
  }
}

/// The words of a command line, told apart by the options that a command has.
public struct Arguments: Hashable, Sendable {
  /// An option of a command.
  public struct Syntax: Hashable, Sendable {
    /// With its dashes: `--rate`.
    public var name: String
    /// What its value is called in the help, or nothing for an option without one.
    public var value: String?
    /// What it does, in one sentence for the help.
    public var help: String

    /// An option; with a value if that has a name.
    public init(_ name: String, _ value: String? = nil, help: String) {
      self.name = name
      self.value = value
      self.help = help
    }

    /// The option as a help lists it, in two lines.
    var lines: String {
      "\(name)\(value.map { " \($0)" } ?? "")\n    \(help)"
    }
  }

  /// An option that was given, with its value.
  public struct Option: Hashable, Sendable {
    /// With its dashes.
    public var name: String
    /// Empty for an option without one.
    public var value: String
  }

  /// In the order given; a name may stand more than once.
  public var options: [Option] = []
  /// What is no option.
  public var operands: [String] = []

  /// Tells options from operands: `--name VALUE`, `--name=VALUE`; after `--` everything is an operand.
  public init(_ words: [String], syntax: [Syntax]) throws(UsageError) {
    var words = words[...]
    while let word = words.popFirst() {
      if word == "--" {
        operands += words
        return
      } else if word.hasPrefix("-"), word != "-" {
        try take(word, &words, syntax)
      } else {
        operands.append(word)
      }
    }
  }

  private mutating func take(_ word: String, _ words: inout ArraySlice<String>, _ syntax: [Syntax]) throws(UsageError) {
    let pieces = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let known = syntax.first(where: { $0.name == pieces[0] }) else {
      throw .unknownOption(pieces[0], known: syntax.map(\.name))
    }
    guard known.value != nil else {
      guard pieces.count == 1 else { throw .needlessValue(option: known.name, value: pieces[1]) }
      options.append(Option(name: known.name, value: ""))
      return
    }
    guard let value = pieces.count == 2 ? pieces[1] : words.popFirst() else {
      throw .missingValue(option: known.name, value: known.value ?? "")
    }
    options.append(Option(name: known.name, value: value))
  }
}
