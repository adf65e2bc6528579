public import Screens

/// What is wrong with a line of a file of settings.
public struct SettingsLineFault: Error, Hashable, CustomStringConvertible {
  /// Why it cannot be used.
  public enum Reason: Hashable, Sendable {
    case noEqualsSign
    case twice(String)
    case refused(SettingFault)
  }

  /// From 1.
  public var line: Int
  /// Why it cannot be used.
  public var reason: Reason

  /// The fault in words, with what would do.
  public var description: String {
    switch reason {
    case .noEqualsSign: "line \(line): no '='; a line is 'key = value'."
    case .twice(let key): "line \(line): '\(key)' stands further up already; keep one of the two."
    case .refused(let fault): "line \(line): \(fault)"
    }
  }
}

/// A person's settings as their file has them: lines `key = value`.
///
///     # What begins so is a comment.
///     rate = 240
public struct SettingsNotation: Hashable, Sendable {
  /// In the order of their lines; what is faulty is left out.
  public private(set) var settings: [Setting] = []
  /// In the order of their lines.
  public private(set) var faults: [SettingsLineFault] = []

  /// Reads the text of a file, and asks of each setting whether it can be used.
  public init(_ text: String, checking check: (Setting) throws(SettingFault) -> Void) {
    for (index, line) in text.lines.enumerated() {
      do throws(SettingsLineFault.Reason) {
        try read(line, check)
      } catch {
        faults.append(SettingsLineFault(line: index + 1, reason: error))
      }
    }
  }

  private mutating func read(
    _ line: Substring, _ check: (Setting) throws(SettingFault) -> Void
  ) throws(SettingsLineFault.Reason) {
    let line = line.trimmed
    if line.isEmpty || line.hasPrefix("#") { return }
    guard let key = line.key, let sign = line.firstIndex(of: "=") else { throw .noEqualsSign }
    let setting = Setting(key: key, value: String(line[line.index(after: sign)...].trimmed))
    guard !settings.contains(where: { $0.key == key }) else { throw .twice(key) }
    do {
      try check(setting)
    } catch {
      throw .refused(error)
    }
    settings.append(setting)
  }

  /// The text of a file in which a setting has a new value, in its line if it has one; all other lines stay, and so do
  /// a byte order mark and the sort of line ends.
  public static func text(_ text: String, setting: Setting) -> String {
    let line = "\(setting.key) = \(setting.value)"
    let mark = text.hasPrefix("\u{FEFF}") ? "\u{FEFF}" : ""
    let end = text.unicodeScalars.contains("\r") ? "\r\n" : "\n"
    var lines = text.lines.map(String.init)
    if lines.last == "" { lines.removeLast() }
    if let index = lines.firstIndex(where: { $0[...].trimmed.key == setting.key }) {
      lines[index] = line
    } else {
      lines.append(line)
    }
    return mark + lines.joined(separator: end) + end
  }
}

extension SettingsLineFault.Reason: Error {}

extension String {
  /// Without a byte order mark.
  fileprivate var lines: [Substring] {
    let text = hasPrefix("\u{FEFF}") ? dropFirst() : self[...]
    return text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
  }
}

extension Substring {
  fileprivate var trimmed: Substring {
    let start = drop(while: \.isWhitespace)
    return start.lastIndex { !$0.isWhitespace }.map { start[...$0] } ?? ""
  }

  /// What stands before the sign, of a line that is no comment.
  fileprivate var key: String? {
    guard !hasPrefix("#"), let sign = firstIndex(of: "=") else { return nil }
    return String(self[..<sign].trimmed)
  }
}
