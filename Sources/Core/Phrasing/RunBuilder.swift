/// Puts words together into as few runs as their languages allow.
///
/// Punctuation at a border of languages stays with the words it stands by and never becomes a run of its own, which
/// would be silence.
struct RunBuilder {
  private(set) var runs: [Run] = []
  /// Whether what is added stands out by its pitch.
  var isRaised = false
  private var isSpaced = false

  /// Adds a stretch of words, with blanks before and after it as given.
  mutating func append(
    _ words: [Run.Word], isSpelled: Bool = false, language: String, needs: String? = nil, spaceBefore: Bool = false,
    spaceAfter: Bool = false
  ) {
    isSpaced = isSpaced || spaceBefore
    if runs.isEmpty, !words.isEmpty {
      runs.append(Run(words, isSpelled: isSpelled, isRaised: isRaised, language: language, needs: needs))
      isSpaced = false
    } else {
      join(words, isSpelled: isSpelled, language: language, needs: needs)
    }
    isSpaced = isSpaced || spaceAfter
  }

  /// Adds words to those that stand there already.
  private mutating func join(_ words: [Run.Word], isSpelled: Bool, language: String, needs: String?) {
    var words = words[...]
    if !continuesLast(isSpelled: isSpelled, language: language) {
      moveLeadingPunctuation(of: &words)
    }
    guard let first = words.popFirst() else { return }
    place(first, isSpelled: isSpelled, language: language)
    runs[runs.count - 1].words += words
    runs[runs.count - 1].needs = runs[runs.count - 1].needs ?? needs
    isSpaced = false
  }

  private func continuesLast(isSpelled: Bool, language: String) -> Bool {
    guard let last = runs.last else { return false }
    return last.language == language && !last.isSpelled && !isSpelled && last.isRaised == isRaised
  }

  private mutating func moveLeadingPunctuation(of words: inout ArraySlice<Run.Word>) {
    while let word = words.first, word.isSilent {
      attach(word)
      words.removeFirst()
      isSpaced = !words.isEmpty
    }
  }

  private mutating func place(_ word: Run.Word, isSpelled: Bool, language: String) {
    if let last = runs.last, last.words.allSatisfy(\.isSilent) {
      // What opens a quotation waits for its first word.
      runs[runs.count - 1].language = language
      runs[runs.count - 1].isSpelled = isSpelled
      runs[runs.count - 1].isRaised = isRaised
      attach(word)
    } else if continuesLast(isSpelled: isSpelled, language: language) {
      attach(word)
    } else if let opening = takeOpening() {
      runs[runs.count - 1].joiner = " "
      runs.append(Run([opening], isSpelled: isSpelled, isRaised: isRaised, language: language))
      attach(word)
    } else {
      runs[runs.count - 1].joiner = isSpaced ? " " : ""
      runs.append(Run([word], isSpelled: isSpelled, isRaised: isRaised, language: language))
    }
  }

  /// Takes from the last run a mark that opens what comes next.
  private mutating func takeOpening() -> Run.Word? {
    guard let last = runs.last?.words.last, last.isSilent, last.text.contains(where: { "(“«‘„‹[¿¡\"".contains($0) })
    else { return nil }
    return runs[runs.count - 1].words.removeLast()
  }

  /// Adds a word to the last run, close up where there was no blank.
  private mutating func attach(_ word: Run.Word) {
    let index = runs.count - 1
    if isSpaced {
      runs[index].words.append(word)
    } else {
      let last = runs[index].words.removeLast()
      runs[index].words.append(last.glued(to: word))
    }
    if runs[index].isSpelled { runs[index].dropPunctuation() }
  }
}

extension Run {
  /// A voice that spells would say the name of each mark.
  fileprivate mutating func dropPunctuation() {
    words = words.map { word in
      Word(word.text, caption: word.caption, speech: word.speech.filter { $0.isLetter || $0.isNumber })
    }
  }
}
