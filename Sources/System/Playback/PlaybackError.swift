/// Why sound does not get out.
public enum PlaybackError: Error, Hashable, CustomStringConvertible {
  /// A device that cannot be opened, or does not take the one format of this house.
  case device(String, reason: String)
  /// A device that was open and failed.
  case lost(String, reason: String)
  /// A device that takes sound and plays none of it.
  case stalled
  /// A sound file that cannot be made or written on.
  case file(String, reason: String)

  /// What failed, with its name in quotes, and why.
  public var description: String {
    switch self {
    case .device(let name, let reason): "No sound device: '\(name)': \(reason)."
    case .lost(let name, let reason): "The sound device '\(name)' is gone: \(reason)."
    case .stalled: "The sound device stands still: it plays nothing of what it is given."
    case .file(let path, let reason): "The sound file '\(path)' cannot be written: \(reason)."
    }
  }
}
