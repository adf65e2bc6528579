/// S1 to S3: texts that have the same form. Found by their form, however many there are; patterns one by one.
struct FormStage: AnswerStage {
  private let forms: [TextForm]
  private let almost: AnswerOutcome.Almost?
  private let rights: FormTable
  private let traps: FormTable

  /// What hits in any of these forms is right, or almost where the stage is more lenient than the author.
  init(_ sheet: AnswerSheet, _ forms: [TextForm], almost: AnswerOutcome.Almost? = nil) {
    self.forms = forms
    self.almost = almost
    rights = FormTable(sheet.rights, forms)
    traps = FormTable(sheet.traps, forms)
  }

  func match(_ typed: AnswerText) -> AnswerMatch? {
    let typed = forms.map { $0.forms(ofTyped: typed) }
    return .first(trap: traps.hits(typed), right: rights.hits(typed), almost: almost)
  }
}

/// Answers by their forms.
struct FormTable: Sendable {
  /// For each of the forms: the answers by form, and those with wildcards.
  private var columns: [(exact: [String: [Int]], patterns: [(pattern: WildcardPattern, answer: Int)])]

  init(_ entries: [AnswerSheet.Entry], _ forms: [TextForm]) {
    columns = forms.map { _ in ([:], []) }
    for (column, form) in forms.enumerated() {
      for entry in entries {
        for spelling in entry.spellings { add(spelling, of: entry.index, form, column) }
      }
    }
  }

  /// The answers that have one of these forms, in the order of the key. There is a list for each form.
  func hits(_ typed: [[String]]) -> [Int] {
    var hits: Set<Int> = []
    for (column, texts) in zip(columns, typed) {
      for text in texts {
        hits.formUnion(column.exact[text] ?? [])
        guard !column.patterns.isEmpty else { continue }
        let characters = Array(text)
        hits.formUnion(column.patterns.filter { $0.pattern.matches(characters) }.map(\.answer))
      }
    }
    return hits.sorted()
  }

  private mutating func add(_ spelling: AnswerSheet.Spelling, of answer: Int, _ form: TextForm, _ column: Int) {
    guard let text = spelling.text else {
      if let pattern = form.pattern(spelling.pieces) { columns[column].patterns.append((pattern, answer)) }
      return
    }
    for text in form.forms(ofStored: text) where columns[column].exact[text]?.last != answer {
      columns[column].exact[text, default: []].append(answer)
    }
  }
}
