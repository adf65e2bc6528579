import Timeline

/// Holds what was met against what was expected, and words every difference.
struct Matching {
  let played: Played
  let met: [Met]
  let expected: [Expected]
  /// Most cases pass, and then there is nothing to align.
  private let isAsExpected: Bool

  init(_ played: Played) {
    (self.played, met, expected) = (played, played.met, played.expected)
    isAsExpected =
      expected.count == met.count
      && zip(expected, met).allSatisfy { $0.means($1) && $0.deviation(of: $1, language: played.file.language) == nil }
  }

  var language: String { played.file.language }

  /// All differences, in the order of the lines they stand in.
  var failures: [Mismatch] {
    let all = deviations + breaks + endless + banned + obstacles
    guard !all.isEmpty else { return [] }
    return all.enumerated().sorted { ($0.element.line, $0.offset) < ($1.element.line, $1.offset) }.map(\.element)
  }

  /// Of a case in which so much is missing or too many, more would tell nothing new.
  private static let most = 100

  private var deviations: [Mismatch] {
    guard !isAsExpected else { return [] }
    let alignment = Alignment(expected, met, language: language)
    return alignment.inOrder.compactMap(deviation)
      + alignment.moved.map { moved($0, alignment) }
      + alignment.reworded.map { otherWords(expected[$0.expected], met[$0.met]) }
      + alignment.missing.prefix(Self.most).map { neverAskedFor(expected[$0], met: nil) }
      + alignment.surplus.filter(isTold).prefix(Self.most).map { index in
        silence(over: met[index]).map { broken($0, by: met[index]) } ?? surplus(met[index], alignment)
      }
  }

  /// What a step asked for that could not be done to its end has no lines that count.
  private func isTold(_ index: Int) -> Bool {
    let last = played.performance.actions.last
    return played.obstacle.map { $0.line != last?.line || met[index].asked < played.performance.actions.count - 1 }
      ?? true
  }

  private func deviation(_ pair: Alignment.Pair) -> Mismatch? {
    let (line, heard) = (expected[pair.expected], met[pair.met])
    return line.deviation(of: heard, language: language).map { failure($0, line, heard) }
  }

  private func failure(_ kind: Mismatch.Kind, _ line: Expected, _ heard: Met) -> Mismatch {
    switch kind {
    case .anotherFate: anotherFate(line, heard)
    case .anotherKind: anotherKind(line, heard)
    case .otherLanguage: otherLanguage(line, heard)
    case .cutElsewhere: cutElsewhere(line, heard)
    case .earlyOrLate: earlyOrLate(line, heard)
    case .beforeItsStep: beforeItsStep(line, heard)
    default: neverAskedFor(line, met: heard)
    }
  }

  /// What changed its fate has its place by that; else it is a move against the nearest one that stands the other way.
  private func moved(_ pair: Alignment.Pair, _ alignment: Alignment) -> Mismatch {
    let (line, heard) = (expected[pair.expected], met[pair.met])
    if line.deviation(of: heard, language: language) == .anotherFate { return anotherFate(line, heard) }
    let turned = alignment.inOrder.filter { ($0.expected < pair.expected) != ($0.met < pair.met) }
    guard let other = turned.min(by: { abs($0.expected - pair.expected) < abs($1.expected - pair.expected) }) else {
      return neverAskedFor(line, met: heard)
    }
    return outOfOrder(pair, other)
  }

  /// The silence in which this should not have been asked for.
  private func silence(over met: Met) -> Played.Kept? {
    guard met.heard != nil else { return nil }
    return played.silences.first { $0.action == met.asked }
  }

  /// What is said in a silence of its own action breaks it even if a line expects it.
  private var breaks: [Mismatch] {
    guard !played.silences.isEmpty, isAsExpected else { return [] }
    return zip(expected, met).compactMap { line, met in
      guard let silence = silence(over: met), silence.silence != .ofStep || line.line > silence.line else { return nil }
      return broken(silence, by: met)
    }
  }

  private var endless: [Mismatch] {
    played.performance.endless.map { timerNeverEnds($0.action, $0.timer, rounds: $0.rounds) }
  }

  private var banned: [Mismatch] {
    played.file.bans.flatMap { ban in
      let pattern = Wildcards(ban.pattern)
      return met.filter { $0.heard != nil && pattern.match($0.text) }.map { banned($0, by: ban) }
    }
  }

  private var obstacles: [Mismatch] {
    played.obstacle.map { [obstacle($0.line, $0.words)] } ?? []
  }
}
