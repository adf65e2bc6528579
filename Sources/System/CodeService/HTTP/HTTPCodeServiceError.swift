/// Why there is no code service at an address.
public enum HTTPCodeServiceError: Error, Hashable, CustomStringConvertible {
  /// Not the address of a server.
  case address(String)
  /// Codes would cross a network in clear.
  case clear(String)
  /// It has a user, a password, a question or a mark in it; what they say is not told.
  case surplus(host: String)
  /// The library that speaks HTTP is not there.
  case library

  /// What is wrong with the address, and what would do.
  public var description: String {
    switch self {
    case .address(let text):
      "The code service '\(text)' is no address. Write it as https://host or https://host:port/path."
    case .clear(let text):
      "The code service '\(text)' would get codes in clear. Use https; http is for this machine alone, 127.0.0.1."
    case .surplus(let host):
      "The address of the code service at '\(host)' says more than where it is. Leave out user, password, ? and #."
    case .library:
      "No code service can be asked: the library 'libcurl.so.4' is missing. Install the package libcurl4."
    }
  }
}
