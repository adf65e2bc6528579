/// A typed answer of several parts, each of which is judged alone.
struct AnswerParts {
  private let cleaned: String
  private let key: AnswerKey
  private let match: (String) -> AnswerMatch
  /// In one accepted answer, at most.
  private let separators: Int

  init(_ cleaned: String, _ key: AnswerKey, match: @escaping (String) -> AnswerMatch) {
    self.cleaned = cleaned
    self.key = key
    self.match = match
    separators = Self.separators(in: key)
  }

  /// Right if all wanted parts were typed and nothing else, almost if that is so but for slips.
  var outcome: AnswerOutcome {
    var tally = Tally(key)
    let parts = Self.parts(of: cleaned)
    var index = 0
    while index < parts.count {
      index += longestRight(from: index, parts, &tally) ?? single(parts[index], &tally)
    }
    return tally.outcome
  }

  /// A part may have a comma or an "and" in it: as much as can be is one part. Gives how much it is.
  private func longestRight(from index: Int, _ parts: [Substring], _ tally: inout Tally) -> Int? {
    let most = min(separators + 1, parts.count - index)
    guard most > 1 else { return nil }
    for length in stride(from: most, to: 1, by: -1) {
      let whole = cleaned[parts[index].startIndex..<parts[index + length - 1].endIndex]
      guard case .right(let answers) = match(String(whole)), tally.isWanted(answers) else { continue }
      tally.count(.right(answers))
      return length
    }
    return nil
  }

  private func single(_ part: Substring, _ tally: inout Tally) -> Int {
    tally.count(match(String(part)))
    return 1
  }
}

extension AnswerParts {
  /// Between commas, semicolons, "&", "and" and "et", without the blanks around.
  static func parts(of text: String) -> [Substring] {
    var parts: [Substring] = []
    for stretch in text.split(whereSeparator: { ",;&".contains($0) }) {
      let words = stretch.split(separator: " ")
      let separators: Set<String> = ["and", "et"]
      for run in words.split(whereSeparator: { separators.contains($0.lowercased()) }) {
        guard let first = run.first, let last = run.last else { continue }
        parts.append(text[first.startIndex..<last.endIndex])
      }
    }
    return parts
  }

  /// A number may have a mark in it wherever a group or the decimals begin.
  private static func separators(in key: AnswerKey) -> Int {
    let most = key.accept.map { parts(of: $0).count - 1 }.max() ?? 0
    return key.accept.contains { $0.contains(where: \.isNumber) } ? max(most, 4) : most
  }
}

extension AnswerParts {
  /// What was found so far.
  struct Tally {
    private let key: AnswerKey
    private var open: Set<Int>
    private var right = 0
    private var extra = 0
    private var trap: Int?
    private var almost: AnswerOutcome.Almost?
    private var almostCount = 0
    /// The place of the next typed part.
    private var position = 0

    init(_ key: AnswerKey) {
      self.key = key
      open = Set(key.accept.indices)
    }

    /// Whether one of these answers is still missing, or is the one whose turn it is.
    func isWanted(_ answers: [Int]) -> Bool {
      wanted(answers) != nil
    }

    mutating func count(_ match: AnswerMatch) {
      let answer = wanted(match.answers)
      if let answer { open.remove(answer) }
      switch match {
      case .right where answer != nil: right += 1
      case .almost(let kind, _) where answer != nil:
        almost = almost ?? kind
        almostCount += 1
      case .trap(let index):
        trap = trap ?? index
        extra += 1
      default: extra += 1
      }
      position += 1
    }

    var outcome: AnswerOutcome {
      let isWhole = right + almostCount == key.accept.count && extra == 0
      if isWhole { return almost.map { .almost($0) } ?? .right }
      return .partial(.init(right: right, wanted: key.accept.count, extra: extra, trap: trap))
    }

    private func wanted(_ answers: [Int]) -> Int? {
      switch key.rule {
      case .inOrder: answers.first { $0 == position }
      case .any, .all: answers.first(where: open.contains)
      }
    }
  }
}
