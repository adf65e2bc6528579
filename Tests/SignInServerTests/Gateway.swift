import Foundation
import SignIn

/// The messages that a gateway has sent, read as a telephone would show them.
struct Gateway {
  /// What did not come.
  struct Silence: Error {
    var number: PhoneNumber
  }

  /// The gateway's folder, with its `spool`.
  var folder: String

  /// Waits for a message to a number, and takes it away.
  func text(to number: PhoneNumber) async throws -> String {
    let deadline = ContinuousClock.now + .seconds(20)
    while true {
      if let text = try take(number) { return text }
      guard ContinuousClock.now < deadline else { throw Silence(number: number) }
      // The gateway tells nobody when it has sent something.
      try await Task.sleep(for: .milliseconds(20))
    }
  }

  /// Waits for a message with a code to a number.
  func code(to number: PhoneNumber) async throws -> OneTimeCode {
    guard let code = OneTimeCode.found(in: try await text(to: number), length: 6) else { throw Silence(number: number) }
    return code
  }

  private func take(_ number: PhoneNumber) throws -> String? {
    let spool = folder + "/spool/sent/"
    let names = try FileManager.default.contentsOfDirectory(atPath: spool).filter { $0.contains("_\(number.e164)_") }
    guard let newest = names.max() else { return nil }
    let message = try String(contentsOfFile: spool + newest, encoding: .utf8)
    for name in names { try FileManager.default.removeItem(atPath: spool + name) }
    return Self.text(of: message)
  }

  /// The text of a sent message: its parts in their order, each once, since the gateway writes some twice.
  private static func text(of message: String) -> String {
    var (section, parts) = ("", [String: String]())
    for line in message.split(whereSeparator: \.isNewline) {
      if line.hasPrefix("[") { section = String(line) }
      guard let (_, name, digits) = line.wholeMatch(of: /(Text\d\d) = ([0-9A-F]*)/)?.output else { continue }
      parts[section + name] = decoded(digits)
    }
    return parts.sorted { $0.key < $1.key }.map(\.value).joined()
  }

  /// Text in hexadecimal units of UTF-16.
  private static func decoded(_ digits: Substring) -> String {
    let units = digits.matches(of: /.{4}/).compactMap { UInt16($0.output, radix: 16) }
    return String(decoding: units, as: UTF16.self)
  }
}
