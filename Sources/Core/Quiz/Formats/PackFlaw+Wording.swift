/// The words of each fault: what is wrong, and what would do.
extension PackFlaw {
  var problem: String { words.problem }
  var remedy: String { words.remedy }

  private var words: (problem: String, remedy: String) {
    ofFile ?? ofStructure ?? ofIDs ?? ofTexts ?? ofAnswers ?? ofPlay ?? (
      "something is wrong", "look at this place again"
    )
  }

  private var ofFile: (String, String)? {
    switch self {
    case .tooLarge(let size):
      ("the file has \(size) bytes", "a level pack has at most \(SourceText.sizeLimit)")
    case .isUTF16: ("the file is UTF-16", "save it as UTF-8")
    case .notUTF8: ("a byte here is not UTF-8", "save the file as UTF-8")
    case .empty: ("the file is empty", #"a level pack begins with {"earshot-pack": 1"#)
    case .syntax(let flaw): (flaw.problem, flaw.remedy)
    case .notAPack:
      (#"this is no level pack, for its first key is not "earshot-pack""#, "'earshot import' makes one of a quiz file")
    case .packKeyNotFirst: (#"the key "earshot-pack" is not the first one"#, "put it before all others")
    case .unknownVersion(let version):
      ("version \(Quoted.text(version)) of level packs is not known", "this program reads version 1")
    case .moreFaults(let count): ("\(count) more faults are not listed", "mend those above first")
    default: nil
    }
  }

  private var ofStructure: (String, String)? {
    switch self {
    case .wrongType(let found, let wanted): ("this is \(found)", "it has to be \(wanted)")
    case .missingKey: ("this key is missing", "add it")
    case .unknownKey(let key, let nearest, let known):
      (
        "no key \(Quoted.text(key)) is known here",
        nearest.map { "the nearest known one is '\($0)'" } ?? "known are \(known.joined(separator: ", "))"
      )
    case .duplicateKey(let key): ("the key \(Quoted.text(key)) stands twice in one object", "keep one of them")
    case .unknownValue(let value, let allowed, let nearest):
      (
        "\(Quoted.text(value)) is no value of this key",
        "it has to be \(Quoted.choice(of: allowed))" + (nearest.map { ", perhaps '\($0)'" } ?? "")
      )
    case .tooFew(let count, let least): ("it has \(count)", "it needs \(least) or more")
    case .tooMany(let count, let limit): ("it has \(count)", "at most \(limit) are allowed")
    default: nil
    }
  }

  private var ofIDs: (String, String)? {
    switch self {
    case .badID(let id): ("\(Quoted.text(id)) is no id", "an id has 1 to 64 of the characters a to z, 0 to 9 and -")
    case .duplicateID(let id): ("the id '\(id)' is used twice", "give one of the two another id")
    case .unknownID(let id, let nearest):
      (
        "nothing has the id \(Quoted.text(id))",
        nearest.map { "the nearest one is '\($0)'" } ?? "name one that is there"
      )
    case .duplicatePack(let id, let other):
      ("the id '\(id)' is that of '\(other)' too", "play one of the two, or give one another id")
    default: nil
    }
  }

  private var ofTexts: (String, String)? {
    switch self {
    case .badLanguage(let tag): ("\(Quoted.text(tag)) is no language tag", "write it like en, fr or pt-br")
    case .duplicateLanguage(let tag): ("the language '\(tag)' stands twice", "keep one of them")
    case .missingLanguage(let tag): ("the language '\(tag)' is missing", "add it, for the pack names it in languages")
    case .extraLanguage(let tag, let languages):
      (
        "\(Quoted.text(tag)) is no language of the pack",
        "languages has \(languages.joined(separator: ", ")): take it away here or add it there"
      )
    case .emptyText: ("the text is empty", "write something, or take the key away")
    case .silentText(let text):
      (
        "\(Quoted.text(text)) is a text that would be silent, for it has no letter, digit or sign",
        #"give the words for it under "say""#
      )
    case .longText(let count): ("the text has \(count) characters", "at most \(PackLimits.textLength) are allowed")
    case .controlCharacter(let value):
      ("the text has the control character U+\(String(value, radix: 16, uppercase: true))", "take it away")
    case .equalOptions(let text, let language):
      ("two options are \(Quoted.text(text)) in '\(language)'", "give one of them other words")
    default: nil
    }
  }

  private var ofAnswers: (String, String)? {
    switch self {
    case .badAnswer(let flaw): (flaw.problemInWords, flaw.remedy)
    case .noRightChoice(let language):
      ("none of the choices is right in '\(language)'", "add one that 'accept' takes as an answer")
    default: nil
    }
  }

  private var ofPlay: (String, String)? {
    switch self {
    case .kindNotPlayed(let kind):
      (
        "the level is of the kind '\(kind)', and this version plays closed and open levels only",
        "take it out, or make it closed or open"
      )
    case .unknownKind(let kind, let nearest):
      (
        "\(Quoted.text(kind)) is no kind of level",
        "it has to be \(Quoted.choice(of: PackKeys.kinds))" + (nearest.map { ", perhaps '\($0)'" } ?? "")
      )
    case .ruleNotPlayed(let rule):
      ("the rule is '\(rule)', and this version plays the rule any only", "make it any, or take the level out")
    default: nil
    }
  }
}

extension JSONFlaw {
  var problem: String {
    switch self {
    case .unexpected(let found, _): "\(Quoted.text(found)) does not belong here"
    case .unfinished: "the file ends too early"
    case .openText: "the text has no closing quote on its line"
    case .tooDeep(let limit): "brackets stand more than \(limit) deep"
    case .badEscape(let text): "\(Quoted.text(text)) is no escape of JSON"
    case .loneSurrogate(let text): "\(Quoted.text(text)) is half a character"
    case .controlCharacter(0): "a NUL character stands here"
    case .controlCharacter(let value):
      "the control character U+\(String(value, radix: 16, uppercase: true)) stands here"
    case .badNumber(let text): "\(Quoted.text(text)) is no number of JSON"
    }
  }

  var remedy: String {
    switch self {
    case .unexpected("/", let wanted): "here goes \(wanted); JSON has no comments, but a key \"note\" is read by nobody"
    case .unexpected(_, let wanted), .unfinished(let wanted): "here goes \(wanted)"
    case .openText: #"close it, or write \n for a line break inside of it"#
    case .tooDeep: "no level pack needs that: look for brackets that are not closed"
    case .badEscape: #"write \\ for a backslash"#
    case .loneSurrogate: #"write the character itself, or both halves, as in \uD83D\uDE00"#
    case .controlCharacter: "take it away"
    case .badNumber: "write it like 12, -3 or 0.5, or put it in quotes if it is a text"
    }
  }
}
