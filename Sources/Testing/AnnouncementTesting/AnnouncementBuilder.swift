import Rehearsal
public import Testing
public import Timeline

/// One announcement that is to be met, and the line of the test that says so.
public struct AnnouncementLine: Sendable {
  var awaited: Awaited
  var sourceLocation: SourceLocation
}

/// Lists announcements, one below the other.
@resultBuilder public enum AnnouncementBuilder {
  /// One line.
  public static func buildExpression(_ line: AnnouncementLine) -> [AnnouncementLine] {
    [line]
  }

  /// Several lines.
  public static func buildBlock(_ lines: [AnnouncementLine]...) -> [AnnouncementLine] {
    lines.flatMap { $0 }
  }

  /// Lines that a loop makes.
  public static func buildArray(_ lines: [[AnnouncementLine]]) -> [AnnouncementLine] {
    lines.flatMap { $0 }
  }

  /// Lines under a condition.
  public static func buildOptional(_ lines: [AnnouncementLine]?) -> [AnnouncementLine] {
    lines ?? []
  }

  /// Lines of the first branch.
  public static func buildEither(first lines: [AnnouncementLine]) -> [AnnouncementLine] {
    lines
  }

  /// Lines of the second branch.
  public static func buildEither(second lines: [AnnouncementLine]) -> [AnnouncementLine] {
    lines
  }
}

/// It is heard to its end. Without a kind it is a title or the item in focus; the time is when it begins.
public func hear(
  _ text: String, _ kind: Kind? = nil, language: String? = nil, at moment: Duration? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) -> AnnouncementLine {
  AnnouncementLine(awaited: Awaited(.hear, text, kind, language: language, at: moment), sourceLocation: sourceLocation)
}

/// Something of this pattern is heard to its end; `*` is any text, `#` a number.
public func hear(
  like pattern: String, _ kind: Kind? = nil, language: String? = nil, at moment: Duration? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) -> AnnouncementLine {
  AnnouncementLine(
    awaited: Awaited(.hear, pattern, kind, language: language, at: moment, isLike: true), sourceLocation: sourceLocation
  )
}

/// It begins and does not come to its end.
public func cut(
  _ text: String, _ kind: Kind? = nil, language: String? = nil, at moment: Duration? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) -> AnnouncementLine {
  AnnouncementLine(awaited: Awaited(.cut, text, kind, language: language, at: moment), sourceLocation: sourceLocation)
}

/// It is cut when the first words have begun and the rest has not.
public func cut(
  _ begun: String, _ rest: String, _ kind: Kind? = nil, language: String? = nil, at moment: Duration? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) -> AnnouncementLine {
  AnnouncementLine(
    awaited: Awaited(cut: begun, before: rest, kind, language: language, at: moment), sourceLocation: sourceLocation)
}

/// It is asked for and never begins; the time is when it is dropped.
public func lost(
  _ text: String, _ kind: Kind? = nil, language: String? = nil, at moment: Duration? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) -> AnnouncementLine {
  AnnouncementLine(awaited: Awaited(.lost, text, kind, language: language, at: moment), sourceLocation: sourceLocation)
}

/// A sound that is no speech. Where one is expected, all are compared.
public func sound(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) -> AnnouncementLine {
  AnnouncementLine(awaited: Awaited(sound: name), sourceLocation: sourceLocation)
}
