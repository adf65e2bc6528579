/// Closed levels.
extension PackParser {
  mutating func closed(_ fields: Fields) -> ClosedPuzzle {
    let options = options(fields["options"])
    let answer = answer(fields["answer"], options: fields["options"])
    if let field = fields["rule"], let rule: AnswerKey.Rule = choice(field), rule != .any {
      fault(.ruleNotPlayed(rule.rawValue), at: field)
    }
    return ClosedPuzzle(options: options, answer: answer, order: choice(fields["order"]) ?? .shuffled)
  }

  private mutating func options(_ field: Field?) -> [ClosedPuzzle.Option] {
    var ids: Set<String> = []
    var texts: [String: [String: String]] = [:]
    return list(field, least: 2, limit: PackLimits.itemsInLevel).compactMap { item in
      guard let fields = fields(of: item.value, PackKeys.option, at: item.location) else { return nil }
      let id = id(fields["id"], unlike: &ids)
      let text = text(fields["text"])
      let reply = self.text(fields["reply"])
      if let text { compare(text, with: &texts, at: item) }
      guard let id, let text else { return nil }
      return ClosedPuzzle.Option(id: id, text: text, reply: reply)
    }
  }

  /// Options are chosen by their words: equal ones cannot be told apart, and those that fold alike hardly.
  /// `earlier` has the words of the options before, by language and folded form.
  mutating func compare(
    _ text: AuthorText, with earlier: inout [String: [String: String]], at field: Field
  ) {
    for language in languages {
      guard let words = text.wordings[language]?.text else { continue }
      let folded = FoldedText(words).form
      if let other = earlier[language]?[folded] {
        if FoldedText.clean(other) == FoldedText.clean(words) {
          fault(.equalOptions(words, language: language), at: field)
        } else {
          note(.optionsSoundAlike(other, words, language: language), at: field.location)
        }
      }
      earlier[language, default: [:]][folded] = words
    }
  }

  private mutating func answer(_ field: Field?, options: Field?) -> [String] {
    let known = options.map { $0.value.items.compactMap { $0.member("id")?.text } } ?? []
    var answer: [String] = []
    for item in list(field, least: 1, limit: PackLimits.itemsInLevel) {
      guard let id = string(item) else { continue }
      if !known.contains(id) { fault(.unknownID(id, nearest: NearestWord(known).to(id)), at: item) }
      if answer.contains(id) { fault(.duplicateID(id), at: item) }
      answer.append(id)
    }
    return answer
  }
}
