/// Why libsodium can do nothing for us.
public enum SodiumError: Error, Hashable, CustomStringConvertible {
  /// `sodium_init` failed.
  case notReady
  /// `sodium_malloc` failed.
  case noMemory

  /// The error in words, with what would do.
  public var description: String {
    switch self {
    case .notReady: "'libsodium' does not start. Install Debian's libsodium23 again."
    case .noMemory: "'libsodium' gets no memory for a code. Close other programs, or raise the limit on locked memory."
    }
  }
}
