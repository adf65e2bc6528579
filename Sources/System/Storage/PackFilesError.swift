public import Quiz

/// All that is wrong with the level packs that were named.
public struct PackFilesError: Error, Hashable, CustomStringConvertible {
  /// One thing that is wrong.
  public enum Problem: Hashable, Sendable {
    /// Neither a built-in pack nor a file has this name.
    case missing(String, builtIn: [String])
    case unreadable(String, reason: String)
    case noPacks(folder: String)
    case faulty(PackFault)
  }

  /// At least one, in the order of the names.
  public var problems: [Problem]

  /// A line for each problem.
  public var description: String {
    problems.map(\.line).joined(separator: "\n")
  }
}

extension PackFilesError.Problem {
  fileprivate var line: String {
    switch self {
    case .missing(let name, let builtIn):
      "No level pack '\(name)': there is no such file or folder; built-in packs: \(builtIn.joined(separator: ", "))."
    case .unreadable(let name, let reason):
      "The level pack '\(name)' cannot be read: \(reason); name a file that you may read."
    case .noPacks(let folder):
      "The folder '\(folder)' has no level pack: none of its .json files begins with the key \"earshot-pack\"; "
        + "name another folder, or use 'earshot import' for other quiz files."
    case .faulty(let fault): fault.description
    }
  }
}
