import Screens

/// What a level that closes tells the chapter below it.
public struct LevelOutcome: Hashable, Sendable {
  /// Which level it was, for the chapter may have opened another one since.
  public var level: LevelID
  /// Whether a right answer was given in this visit.
  public var isSolved: Bool
  /// Answers judged in this visit before it was solved.
  public var attempts: Int
  /// Whether the player wants what follows, not the chapter.
  public var goesOn: Bool
  /// Whether it was solved by being told the answer.
  public var isGivenAway: Bool
  /// Time in play, in earlier visits too: it brings the hints. Kept in whole milliseconds.
  public var played: Duration

  /// The outcome of a visit.
  public init(
    level: LevelID, isSolved: Bool, attempts: Int, goesOn: Bool, isGivenAway: Bool = false, played: Duration = .zero
  ) {
    self.level = level
    self.isSolved = isSolved
    self.attempts = attempts
    self.goesOn = goesOn
    self.isGivenAway = isGivenAway
    self.played = played
  }

  /// Reads what a level closed with; nothing if it is no outcome of a level.
  init?(_ outcome: ScreenOutcome) {
    guard let pack = outcome["pack"], let level = outcome["level"] else { return nil }
    self.init(
      level: LevelID(pack: pack, level: level), isSolved: outcome["solved"] == "yes",
      attempts: outcome["attempts"].flatMap { Int($0) } ?? 0, goesOn: outcome["go-on"] == "yes",
      isGivenAway: outcome["given-away"] == "yes",
      played: .milliseconds(outcome["played"].flatMap { Int($0) } ?? 0))
  }

  /// As a screen closes with it.
  var screenOutcome: ScreenOutcome {
    [
      "pack": level.pack, "level": level.level, "solved": isSolved ? "yes" : "no", "attempts": "\(attempts)",
      "go-on": goesOn ? "yes" : "no", "given-away": isGivenAway ? "yes" : "no", "played": "\(played.milliseconds)",
    ]
  }
}

extension Duration {
  /// Whole ones.
  var milliseconds: Int64 {
    components.seconds * 1000 + components.attoseconds / 1_000_000_000_000_000
  }
}
