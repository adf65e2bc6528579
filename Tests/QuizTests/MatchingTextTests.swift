import Testing

@testable import Quiz

/// game.md 6, S0 to S3.
@Suite struct MatchingTextTests {
  @Test(
    "game-S0: blanks, format and control characters count for nothing",
    arguments: MatchingVector.both(
      ["New York"],
      right: [
        "\u{2003}new\u{A0}york\t", "new\u{200B} york", "n\u{AD}ew york\u{FEFF}", "\u{1}new  york\n", "\u{202E}new york",
      ],
      other: [("", .nothingTyped), ("\u{A0}\u{200B}\u{7}\u{FEFF} ", .nothingTyped)]))
  func cleaning(vector: MatchingVector) {
    vector.check()
  }

  @Test("game-S0: two hundred characters are judged, blanks around them do not count")
  func limit() {
    let longest = String(repeating: "é", count: 200)
    let matcher = AnswerMatcher(AnswerKey(language: "fr", accept: [longest]))
    #expect(matcher.judge("  \(longest)  ") == .right)
    #expect(matcher.judge(longest + "e") == .tooLong(limit: AnswerMatcher.limit))
  }

  @Test(
    "The first seed's rule: trimmed, whatever its case and its accents, and the whole answer",
    arguments: MatchingVector.both(
      ["Élève"], right: ["élève", "  eleve ", "ELEVE", "ÉLÈVE"], wrong: ["élèves du fond", "él", "lycée"]))
  func firstSeed(vector: MatchingVector) {
    vector.check()
  }

  @Test(
    "game-S1: signs and letters of another shape are the plain ones",
    arguments: MatchingVector.both(["x² — “a”…"], right: ["x2 - \"a\"...", "Ｘ² – «a»..."])
      + MatchingVector.both(["٤٢ km"], right: ["42 km", "４２ km"])
      + MatchingVector.both(["Henri Ⅳ"], right: ["henri iv"])
      + MatchingVector.both(["Ðorđe Þór Ħal Ŋ ĳs ﬁn ſo"], right: ["dorde thor hal n ijs fin so"])
      + MatchingVector.both(["102"], wrong: ["10²"]))
  func shapes(vector: MatchingVector) {
    vector.check()
  }

  @Test(
    "game-S1: German answers have a form without umlauts, Russian ones keep й",
    arguments: MatchingVector.vectors(
      AnswerKey(language: "de", accept: ["Müller"]), right: ["mueller", "muller", "MÜLLER"])
      + MatchingVector.vectors(AnswerKey(language: "de", accept: ["Goethe"]), right: ["Göthe"])
      + MatchingVector.english("Müller", wrong: ["Moeller"])
      + MatchingVector.vectors(
        AnswerKey(language: "ru", accept: ["Ёлка", "май"]), right: ["елка", "МАЙ"], wrong: ["маи"]))
  func languages(vector: MatchingVector) {
    vector.check()
  }

  @Test(
    "game-S1: where accents matter, a hit without them is almost right",
    arguments: MatchingVector.vectors(
      AnswerKey(language: "fr", accept: ["l’élève", "œil"], accents: .strict),
      right: ["L'ÉLÈVE", "élève", "e\u{301}le\u{300}ve.", "l élève", "oeil"], wrong: ["maître"],
      other: [("eleve", .almost(.accents)), ("l'élevé", .almost(.accents)), ("LELEVE", .almost(.accents))]))
  func strictAccents(vector: MatchingVector) {
    vector.check()
  }

  @Test("game-S1: where accents matter, a trap may differ by them alone")
  func strictTrap() {
    let key = AnswerKey(language: "fr", accept: ["pêché"], accents: .strict, traps: [.init("péché")])
    let matcher = AnswerMatcher(key)
    #expect(matcher.flaws.isEmpty)
    #expect(matcher.judge("Pêché") == .right)
    #expect(matcher.judge("péché") == .trap(0, .wrong))
  }

  @Test(
    "game-S2: punctuation between and around words counts for nothing",
    arguments: MatchingVector.both(
      ["Jean-Paul d’Artagnan"],
      right: ["jean paul dartagnan", "JeanPaul d artagnan!", "“Jean – Paul d'Artagnan.”", "'jean-paul' d'artagnan?"])
      + MatchingVector.both(["x-ray"], right: ["xray", "x ray"]) + MatchingVector.both(["e-mail"], right: ["email"])
      + MatchingVector.both(["AT&T Park"], right: ["at & t park", "at and t park", "AT et T Park"])
      + MatchingVector.french("a-t-il", right: ["a t il"])
      + MatchingVector.both(["Windows 95"], right: ["windows95", "Windows 95."], wrong: ["windows-95", "windows 9 5"]))
  func punctuation(vector: MatchingVector) {
    vector.check()
  }

  @Test(
    "game-S2: signs that mean something are never dropped",
    arguments: MatchingVector.both(["-cos(x)"], wrong: ["cos(x)", "−−cos(x)", "+cos(x)"])
      + MatchingVector.both(["x - y"], right: ["X − y"], wrong: ["x y", "xy", "x-y!"])
      + MatchingVector.both(["sin a - sin b"], wrong: ["sin a sin b"])
      + MatchingVector.both(["5 %"], wrong: ["5", "5!"]) + MatchingVector.both(["20 °C"], wrong: ["20 C"])
      + MatchingVector.both(["A"], wrong: ["-a", "a+", "a#"])
      + MatchingVector.both(["5'7 feet"], wrong: ["57 feet"])
      + MatchingVector.both(["et"], wrong: ["and", "&"]) + MatchingVector.both(["?"], right: ["?"], wrong: ["!", "."]))
  func guards(vector: MatchingVector) {
    vector.check()
  }

  @Test(
    "game-S3: a leading article of the level's language may be left out or put in",
    arguments: MatchingVector.english("Moon", right: ["the moon", "A Moon", "\"The Moon\"."], wrong: ["la moon"])
      + MatchingVector.french(
        "la lune", right: ["lune", "une lune", "les lune", "de la lune", "lalune"], wrong: ["the lune", "la la lune"])
      + MatchingVector.french("de l'eau", right: ["eau", "l’eau", "de l eau", "du eau"])
      + MatchingVector.vectors(AnswerKey(language: "fr-CH", accept: ["tram"]), right: ["le tram"])
      + MatchingVector.vectors(AnswerKey(language: "en-GB", accept: ["tram"]), right: ["the tram"], wrong: ["le tram"])
      + MatchingVector.vectors(AnswerKey(language: "de", accept: ["Mond"]), right: ["mond"], wrong: ["the mond"])
      + MatchingVector.english("a", wrong: ["an", "the a", "the an"])
      + MatchingVector.french("La", wrong: ["le", "le la"])
  )
  func articles(vector: MatchingVector) {
    vector.check()
  }

  @Test(
    "Levels in other languages have the stages S0 to S2 and S6",
    arguments: MatchingVector.vectors(
      AnswerKey(language: "ru", accept: ["Санкт-Петербург"]), right: ["санкт петербург."],
      almost: ["Санкт Петербуг": "Петербуг"])
      + MatchingVector.vectors(AnswerKey(language: "de", accept: ["42"]), right: ["42"], wrong: ["forty-two", "42.0"])
      + MatchingVector.vectors(AnswerKey(language: "de", accept: ["yes"]), wrong: ["oui", "y"]))
  func otherLanguages(vector: MatchingVector) {
    vector.check()
  }

  @Test(
    "game-5.0: spellings, words that may be left out, wildcards and escaped signs",
    arguments: MatchingVector.both(["tungsten|wolfram"], right: ["Wolfram", "tungsten"], wrong: ["tungsten|wolfram"])
      + MatchingVector.both(["[big] red [house] boat"], right: ["red boat", "big red boat", "big red house boat"])
      + MatchingVector.both(["a\\|b\\[c\\]\\*\\\\ \\d"], right: ["a|b[c]*\\ \\d"])
      + MatchingVector.both(["5*3"], right: ["5*3"], wrong: ["53", "5 3"])
      + MatchingVector.vectors(
        AnswerKey(language: "en", accept: ["the box*of*", "\\**"], wildcards: true),
        right: ["the box of", "The boxes of Pandora", "box of", "a boxbox of", "*x", "*"],
        wrong: ["the black box of", "the box", "of the box", "x*"]))
  func notation(vector: MatchingVector) {
    vector.check()
  }

  @Test(
    "A code is compared by its letters, digits and signs",
    arguments: MatchingVector.vectors(
      AnswerKey(language: "en", accept: ["A1-b2"], form: .code), right: ["a1-B2", "A 1 - b 2"],
      wrong: ["a1-b3", "the a1-b2", "A1b2"])
      + MatchingVector.vectors(
        AnswerKey(language: "en", accept: ["0042"], form: .code), right: ["0 0 4 2"], wrong: ["42", "forty-two"])
      + MatchingVector.vectors(
        AnswerKey(language: "en", accept: ["password"], form: .code, mistakes: .accept), wrong: ["pasword"]))
  func codes(vector: MatchingVector) {
    vector.check()
  }
}
