import Foundation

/// A line of the record.
struct Line: Hashable, Sendable, Decodable {
  struct Cause: Hashable, Sendable, Decodable {
    var what: String
    var key: String?
  }

  var event: String
  /// Seconds since the start.
  var t: Double
  var id: Int?
  var kind: String?
  var language: String?
  var text: String?
  var fate: String?
  var state: String?
  var by: Cause?
  var heard: String?
  var key: String?
  var value: String?
  var name: String?
  var sink: String?
  var rate: Int?
}

/// A line that a test waits for, in words too, for the failure to say.
struct Expected: Sendable, CustomStringConvertible {
  var description: String
  var matches: @Sendable (Line) -> Bool

  static func began(_ kind: String, _ words: String = "") -> Expected {
    Expected(description: "\(kind) '\(words)' begins") {
      $0.event == "began" && $0.kind == kind && (words.isEmpty || $0.text?.contains(words) == true)
    }
  }

  static func ended(_ kind: String, _ state: String = "finished") -> Expected {
    Expected(description: "\(kind) ends as \(state)") { $0.event == "ended" && $0.kind == kind && $0.state == state }
  }

  static func end(of line: Line) -> Expected {
    Expected(description: "'\(line.text ?? "")' ends") { $0.event == "ended" && $0.id == line.id }
  }

  static func event(_ name: String) -> Expected {
    Expected(description: "a line '\(name)'") { $0.event == name }
  }

  static func sink(_ sink: String) -> Expected {
    Expected(description: "the sink is \(sink)") { $0.event == "sink" && $0.sink == sink }
  }
}
