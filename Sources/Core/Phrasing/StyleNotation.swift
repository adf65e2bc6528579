import Screens
import Timeline

/// What is wrong with a line of a style sheet.
public struct StyleFault: Error, Hashable, CustomStringConvertible {
  /// Why it cannot be used.
  public enum Reason: Hashable, Sendable {
    case noEqualsSign
    /// The name before the equals sign, and what may stand there.
    case unknownName(String, known: [String])
    case unknownProperty(String)
    /// A property and its value, with what it takes.
    case badValue(String, String, takes: String)
  }

  /// From 1.
  public var line: Int
  /// Why it cannot be used.
  public var reason: Reason

  /// The fault in words, with what would do.
  public var description: String {
    switch reason {
    case .noEqualsSign:
      "line \(line): no '='; a line is 'all', 'kind NAME' or 'part NAME', then '=' and properties."
    case .unknownName(let name, let known):
      "line \(line): '\(name)' is no name here; there are \(known.joined(separator: ", "))."
    case .unknownProperty(let name):
      "line \(line): no property '\(name)'; there are variant, rate, pitch, range, volume, capital, pause."
    case .badValue(let property, let value, let takes):
      "line \(line): \(property) cannot be '\(value)'; it takes \(takes)."
    }
  }
}

extension StyleSheet {
  /// Reads a style sheet, one layer a line: `kind focus = variant answer, rate 110`. What follows `#` is a comment.
  ///
  /// Lines add to `plain`, so a sheet needs to say only what differs.
  public init(notation: String) throws(StyleFault) {
    self = .plain
    let lines = notation.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let text = line.prefix { $0 != "#" }.trimmed
      guard !text.isEmpty else { continue }
      do {
        try add(text)
      } catch {
        throw StyleFault(line: index + 1, reason: error)
      }
    }
  }

  private mutating func add(_ line: Substring) throws(StyleFault.Reason) {
    guard let sign = line.firstIndex(of: "=") else { throw .noEqualsSign }
    let properties = line[line.index(after: sign)...]
    let target = line[..<sign].split(separator: " ").map(String.init)
    switch (target.first, target.last) {
    case ("all", _) where target.count == 1:
      try all.set(properties)
    case ("kind", let name?) where target.count == 2:
      try kinds[try named(name), default: Layer()].set(properties)
    case ("part", let name?) where target.count == 2:
      try parts[try named(name), default: Layer()].set(properties)
    default:
      throw .unknownName(target.joined(separator: " "), known: ["all", "kind NAME", "part NAME"])
    }
  }

  private func named<Name>(_ name: String) throws(StyleFault.Reason) -> Name
  where Name: RawRepresentable<String> & CaseIterable {
    guard let value = Name(rawValue: name) else {
      throw .unknownName(name, known: Name.allCases.map(\.rawValue))
    }
    return value
  }
}

extension StyleFault.Reason: Error {}

extension StyleSheet.Layer {
  fileprivate mutating func set(_ properties: Substring) throws(StyleFault.Reason) {
    for property in properties.split(separator: ",") {
      let words = property.split(separator: " ").map(String.init)
      try set(words.first ?? "", to: words.dropFirst().joined(separator: " "))
    }
  }

  private mutating func set(_ property: String, to value: String) throws(StyleFault.Reason) {
    func number(_ range: ClosedRange<Int>, _ unit: String) throws(StyleFault.Reason) -> Int {
      guard let number = Int(value), range.contains(number) else {
        throw .badValue(property, value, takes: "\(range.lowerBound) to \(range.upperBound) \(unit)")
      }
      return number
    }
    switch property {
    case "variant": variant = try StyleSheet.Layer.variant(value)
    case "rate": rate = try number(50...200, "percent of the user's rate")
    case "pitch": pitch = try number(-50...50, "steps from the user's pitch")
    case "range": range = try number(0...100, "(50 is plain)")
    case "volume": volume = try number(-24...6, "decibels")
    case "capital": capital = try number(1...50, "steps above the pitch")
    case "pause": pause = try number(0...2_000, "milliseconds")
    default: throw .unknownProperty(property)
    }
  }

  /// espeak-ng lower-cases the names of its files and has room for short ones only.
  private static func variant(_ name: String) throws(StyleFault.Reason) -> String {
    let isGood =
      (1...20).contains(name.count) && name.allSatisfy { ("a"..."z").contains($0) || ("0"..."9").contains($0) }
    guard isGood else { throw .badValue("variant", name, takes: "a short name in lower-case letters and digits") }
    return name
  }
}

extension Substring {
  /// Without the blanks at both ends.
  var trimmed: Substring {
    let start = drop(while: \.isWhitespace)
    return start.lastIndex { !$0.isWhitespace }.map { start[...$0] } ?? ""
  }
}
