/// Open levels.
extension PackParser {
  /// An accepted answer, and where it stands.
  private struct Answer {
    var text: String
    var place: Field
  }

  mutating func open(_ fields: Fields) -> OpenPuzzle {
    let faultsBefore = faultCount
    let answers = answers(fields["accept"])
    let traps = traps(fields["traps"])
    let puzzle = OpenPuzzle(
      accept: answers.mapValues { $0.map(\.text) }, form: choice(fields["as"]) ?? .text,
      rule: choice(fields["rule"]) ?? .any, ordinals: flag(fields["ordinals"]) ?? false,
      accents: choice(fields["accents"]) ?? .loose, mistakes: choice(fields["mistakes"]) ?? mistakes,
      wildcards: flag(fields["wildcards"]) ?? false, traps: traps.map(\.trap), choices: choices(fields["choices"]))
    check(puzzle, answers, traps.map(\.place), fields)
    // Any other fault may be why none is right.
    if faultCount == faultsBefore { checkChoices(of: puzzle, at: fields["choices"]) }
    return puzzle
  }

  /// One list for every language, or one for each.
  private mutating func answers(_ field: Field?) -> [String: [Answer]] {
    guard let field else { return [:] }
    switch field.value.content {
    case .array:
      let all = answerList(field)
      return Dictionary(languages.map { ($0, all) }) { first, _ in first }
    case .object:
      var answers: [String: [Answer]] = [:]
      for (language, place) in byLanguage(field) ?? [] { answers[language] = answerList(place) }
      return answers
    default:
      wrongType(field, wanted: "a list, in square brackets, or an object with one for each language")
      return [:]
    }
  }

  private mutating func answerList(_ field: Field) -> [Answer] {
    list(field, least: 1, limit: PackLimits.answers).compactMap { place in
      guard let text = string(place) else { return nil }
      checkCharacters(of: text, at: place)
      guard Self.isMatched(text) else { return nil }
      if text.mayBeSeveralAnswers { note(.severalAnswers(text), at: place.location) }
      return Answer(text: text, place: place)
    }
  }

  private mutating func traps(_ field: Field?) -> [(trap: OpenPuzzle.Trap, place: Field)] {
    list(field, limit: PackLimits.itemsInLevel).compactMap { item in
      guard let fields = fields(of: item.value, PackKeys.trap, at: item.location) else { return nil }
      let text = text(fields["text"], isSpoken: false)
      let reply = self.text(fields["reply"])
      let verdict: AnswerKey.Trap.Verdict? = choice(fields["verdict"])
      guard let text, let reply, let place = fields["text"] else { return nil }
      let texts = languages.map { text.wordings[$0]?.text ?? "" }
      guard texts.allSatisfy({ Self.isMatched($0) && !$0.allSatisfy(\.isWhitespace) }) else { return nil }
      return (OpenPuzzle.Trap(text: text, reply: reply, verdict: verdict ?? .wrong), place)
    }
  }

  private mutating func choices(_ field: Field?) -> [AuthorText] {
    var earlier: [String: [String: String]] = [:]
    return list(field, least: 1, limit: PackLimits.itemsInLevel).compactMap { item in
      guard let text = text(item) else { return nil }
      compare(text, with: &earlier, at: item)
      return text
    }
  }

  /// A longer text has its fault already, and would take long.
  private static func isMatched(_ text: String) -> Bool {
    text.unicodeScalars.count <= PackLimits.textLength
  }
}

/// What matching finds.
extension PackParser {
  /// One list for all languages has the same faults in each of them, which are told once.
  private mutating func check(_ puzzle: OpenPuzzle, _ answers: [String: [Answer]], _ traps: [Field], _ fields: Fields) {
    var told: Set<PackFault> = []
    var remarks: Set<AnswerRemark> = []
    for language in languages {
      guard let accept = fields["accept"], let answers = answers[language], !answers.isEmpty else { continue }
      let check = AnswerCheck(puzzle.key(in: language))
      for flaw in check.flaws {
        let place = place(of: flaw, answers, traps, language)
        let isNew = told.insert(PackFault(file: file, location: place.location, flaw: .badAnswer(flaw))).inserted
        if isNew { fault(.badAnswer(flaw), at: place) }
      }
      for remark in check.remarks where remarks.insert(remark).inserted { note(.answer(remark), at: accept.location) }
    }
  }

  /// A trap stands in one string for every language, in one of several, or in the "text" of that.
  private func place(of flaw: AnswerFlaw, _ answers: [Answer], _ traps: [Field], _ language: String) -> Field {
    switch flaw.place {
    case .accept(let index): answers[index].place
    case .trap(let index): traps[index].member(language).member("text")
    }
  }

  /// One of the choices has to be right as a whole.
  private mutating func checkChoices(of puzzle: OpenPuzzle, at field: Field?) {
    guard let field else { return }
    for language in languages {
      let matcher = AnswerMatcher(puzzle.key(in: language))
      let words = puzzle.choices.compactMap { $0.wordings[language]?.text }
      if !words.contains(where: { matcher.judge($0) == .right }) {
        fault(.noRightChoice(language: language), at: field)
      }
    }
  }
}

extension Field {
  /// What stands under a key, else the field itself.
  fileprivate func member(_ key: String) -> Field {
    value.member(key).map { Field(value: $0, location: location.key(key)) } ?? self
  }
}

extension String {
  /// Whether something in it stands between answers elsewhere (game.md IM7).
  fileprivate var mayBeSeveralAnswers: Bool {
    [" or ", " ou ", "/", "("].contains(where: lowercased().contains)
  }
}
