public import Sessions

/// A file or folder that could not be used: which one, whose it is, and why.
public struct StorageError: Error, Hashable, CustomStringConvertible {
  /// Whose file it is, which decides the exit code.
  public enum Owner: Hashable, Sendable {
    /// The user named it: exit 65.
    case user
    /// It belongs to our own installation, which is incomplete: exit 78.
    case installation
  }

  /// Why it could not be used.
  public enum Reason: Hashable, Sendable {
    case missing
    /// Nothing of the name that was asked for, but these.
    case unknown(name: String, known: [String])
    /// In the words of the system.
    case unreadable(String)
    /// In the words of the system; exit 73.
    case unwritable(String)
    /// Not in the form the file must have.
    case malformed(String)
    /// In the right form, but each of these is wrong with it.
    case faulty([String])
  }

  /// The path, as it was tried.
  public var path: String
  /// Whose file it is.
  public var owner: Owner
  /// Why it could not be used.
  public var reason: Reason

  /// How a command ends that needed the file.
  public var exitCode: ExitCode {
    if case .unwritable = reason { return .cannotWrite }
    return owner == .user ? .badFile : .installation
  }

  /// An error about a path.
  public init(_ path: String, of owner: Owner, _ reason: Reason) {
    self.path = path
    self.owner = owner
    self.reason = reason
  }

  /// The error in words, with what would do.
  public var description: String {
    "\(sentence) \(advice)"
  }

  private var sentence: String {
    switch reason {
    case .missing: "'\(path)' does not exist."
    case .unknown(let name, let known): "'\(path)' has no '\(name)'; it has \(StorageError.list(known))."
    case .unreadable(let why): "'\(path)' cannot be read: \(why.withoutFullStop)."
    case .unwritable(let why): "'\(path)' cannot be written: \(why.withoutFullStop)."
    case .malformed(let why): "'\(path)' is malformed: \(why.withoutFullStop)."
    case .faulty(let faults): "'\(path)' has faults:\n" + faults.map { "  \($0)\n" }.joined()
    }
  }

  private var advice: String {
    switch owner {
    case .user where isAboutWriting: "Name another one, or see to it that it can be written."
    case .user: "Correct the file or name another one."
    case .installation: "Install Earshot again, or name a complete folder with --voices DIR."
    }
  }

  private var isAboutWriting: Bool {
    if case .unwritable = reason { true } else { false }
  }

  private static func list(_ names: [String]) -> String {
    names.isEmpty ? "nothing" : names.map { "'\($0)'" }.joined(separator: ", ")
  }
}

extension String {
  /// Reasons in the words of the system end as they like.
  fileprivate var withoutFullStop: Substring {
    hasSuffix(".") ? dropLast() : self[...]
  }
}
