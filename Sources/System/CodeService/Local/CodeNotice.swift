/// What the operator is told, in the journal: never a code, a number or a name.
public enum CodeNotice: Hashable, Sendable, CustomStringConvertible {
  /// What a file is for.
  public enum Purpose: String, Sendable {
    case key, limits, people
  }

  /// The key was missing or damaged.
  case newKey
  /// The limits were damaged.
  case newLimits
  /// A file could not be read or written; in its own words.
  case fault(Purpose, String)
  /// The machine has sent what it may for now.
  case machineLimit(SendLimit)
  /// A message was not handed over.
  case delivery(DeliveryError)

  /// One line.
  public var description: String {
    switch self {
    case .newKey:
      "Sign-in: the key of the telephone numbers was missing or damaged. There is a new one, limits begin anew, and names "
        + "are asked for again."
    case .newLimits: "Sign-in: the limits were damaged. They begin anew."
    case .fault(.key, let reason): "Sign-in: the key of the telephone numbers lasts until the program ends. \(reason)"
    case .fault(.limits, let reason): "Sign-in: the limits last until the program ends. \(reason)"
    case .fault(.people, let reason): "Sign-in: names cannot be kept. \(reason)"
    case .machineLimit(let limit):
      "Sign-in: \(limit.count) codes within \(limit.seconds) seconds are all that this machine sends. Others must wait."
    case .delivery(let error): "Sign-in: a code was not handed over. \(error)"
    }
  }
}
