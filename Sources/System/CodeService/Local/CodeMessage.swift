import Screens
import SignIn

/// The text of a message around its code.
struct CodeMessage {
  /// What a pipe surely takes at once (`PIPE_BUF`).
  static let capacity = 4096
  /// Where the code stands in a template.
  private static let place = "{code}"

  private let before, after: Substring

  /// A template with `{code}` in it; in one without, the code comes first.
  init(_ template: String) {
    if let place = template.firstRange(of: CodeMessage.place) {
      (before, after) = (template[..<place.lowerBound], template[place.upperBound...])
    } else {
      (before, after) = ("", " " + template)
    }
  }

  /// Puts the text with the code into a buffer, and before it, on a line of its own, the number that it goes to.
  func write(_ code: CodeCell, for number: PhoneNumber? = nil, to buffer: SecretBytes) {
    buffer.wipe()
    if let number { buffer.append((number.e164 + "\n").utf8) }
    buffer.append(before.utf8)
    buffer.append(code.digits)
    buffer.append(after.utf8)
  }
}
