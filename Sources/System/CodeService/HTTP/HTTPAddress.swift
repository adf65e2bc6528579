import Foundation

/// Where a code service stands: https, or http on this machine.
struct HTTPAddress: Hashable {
  /// With a slash at its end.
  let base: String
  /// Whether requests stay on this machine, and so pass by every proxy.
  let isLoopback: Bool

  /// Reads an address that an operator wrote.
  ///
  /// It is put together again from parts that were looked at, so that whoever connects cannot read it differently.
  init(_ text: String) throws(HTTPCodeServiceError) {
    guard let parts = URLComponents(string: text, encodingInvalidCharacters: false),
      let scheme = parts.scheme?.lowercased(), ["https", "http"].contains(scheme),
      let host = parts.encodedHost, !host.isEmpty, host.allSatisfy(Self.standsInHosts),
      parts.percentEncodedPath.allSatisfy({ $0 != "\\" })
    else { throw .address(text) }
    guard parts.user == nil, parts.password == nil, parts.query == nil, parts.fragment == nil else {
      throw .surplus(host: host)
    }
    isLoopback = ["127.0.0.1", "localhost", "[::1]"].contains(host.lowercased())
    guard scheme == "https" || isLoopback else { throw .clear(text) }
    let path = parts.percentEncodedPath.split(separator: "/").map { "\($0)/" }.joined()
    base = "\(scheme)://\(host)\(parts.port.map { ":\($0)" } ?? "")/\(path)"
  }

  private static func standsInHosts(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber || "-.[]:".contains(character))
  }
}
