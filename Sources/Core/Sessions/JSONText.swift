/// As much of JSON as a record needs. Foundation's encoder keeps no order of fields but the alphabet's, in which a
/// line begins with its end.
public enum JSONText: Sendable {
  case text(String)
  /// As it stands.
  case number(Int)
  /// Milliseconds are kept.
  case seconds(Duration)
  case object([(String, JSONText)])
  case list([JSONText])

  /// The value as it is written, in one line.
  public var text: String {
    switch self {
    case .text(let text): "\"\(text.unicodeScalars.map(JSONText.escaped).joined())\""
    case .number(let number): String(number)
    case .seconds(let duration): JSONText.decimal(duration)
    case .list(let values): "[\(values.map(\.text).joined(separator: ","))]"
    case .object(let fields): "{\(fields.map { "\"\($0)\":\($1.text)" }.joined(separator: ","))}"
    }
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": "\\\""
    case "\\": "\\\\"
    case "\n": "\\n"
    case "\t": "\\t"
    case _ where scalar.value < 0x20 || scalar.value == 0x7F:
      "\\u" + String(repeating: "0", count: 4 - String(scalar.value, radix: 16).count)
        + String(scalar.value, radix: 16)
    default: String(scalar)
    }
  }

  private static func decimal(_ duration: Duration) -> String {
    let (seconds, attoseconds) = duration.components
    let milliseconds = Int(attoseconds / 1_000_000_000_000_000)
    let digits = String(milliseconds)
    return "\(seconds).\(String(repeating: "0", count: 3 - digits.count))\(digits)"
  }
}
