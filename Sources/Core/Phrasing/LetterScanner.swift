// Letters within a word: their own voice, a foreign one, or names.
extension WordScanner {
  /// Takes the letters of one script.
  mutating func takeLetters(_ script: Script) {
    if takeNumero() || takeRoman() || takeLookalikes() { return }
    var count = 1
    while let next = look(count), Script(of: next) == script { count += 1 }
    let letters = Array(word[place..<place + count])
    if script.isSilent(letters), let names = context.names {
      takeSilent(letters, names)
    } else if context.scripts.contains(script) {
      takeOwn(letters, script)
    } else {
      takeForeign(letters, script)
    }
  }

  /// "n° 5": the voice would say the letter.
  private mutating func takeNumero() -> Bool {
    guard context.voice.baseLanguage == "fr", let names = context.names, context.namesItsMarks,
      look(0) == "n" || look(0) == "N", look(1) == "°" || look(1) == "º", look(2)?.isMark != true,
      look(-1)?.isMark ?? true
    else { return false }
    add(2, speech: names.name(of: "№"), isApart: true)
    return true
  }

  private mutating func takeSilent(_ letters: [Character], _ names: CharacterNames) {
    if Script.areOne(letters) {
      addName(names.name(of: letters[0].lowercasedLetter), letters.count)
    } else {
      add(
        letters.count, speech: names.counted("character.foreign", letters.count), isApart: true, voice: names.language)
    }
  }

  /// In an expression letters are variables: apart, and never an article.
  private mutating func takeOwn(_ letters: [Character], _ script: Script) {
    guard reading == .expression else { return add(letters.count, speech: script.spoken(letters, in: context.voice)) }
    if letters.count == 1, SpokenText.isWord(letters[0], in: context.voice) {
      spell(script, voice: context.voice)
    } else {
      add(letters.count, speech: script.spoken(letters, in: context.voice), isApart: true)
    }
  }

  private mutating func takeForeign(_ letters: [Character], _ script: Script) {
    let language = context.language(for: script)
    let name = letters.count == 1 ? context.names?.own(letters[0].lowercasedLetter) : nil
    if script == .greek, let name {
      addName(name, 1)
    } else if context.settings.hasVoice(for: language) {
      if letters.count == 1, script.isAlphabet {
        spell(script, voice: language)
      } else {
        add(letters.count, speech: script.spoken(letters, in: language), voice: language)
      }
    } else if let name {
      addName(name, 1)
    } else if let names = context.names {
      let speech = names.counted("character.foreign", letters.count)
      add(letters.count, speech: speech, isApart: true, voice: names.language, needs: language)
    } else {
      take(letters.count)
    }
  }
}

extension Character {
  fileprivate var lowercasedLetter: Character { lowercased().first ?? self }
}
