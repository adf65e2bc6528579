import Foundation
import Testing

/// A good pack with one piece of it exchanged, and the lines that say what is wrong then.
struct FaultCase: CustomTestStringConvertible, Sendable {
  let name: String
  let base: String
  let piece: String
  let other: String
  let lines: [String]

  init(_ name: String, in base: String = SamplePack.json, _ piece: String, _ other: String, _ lines: String...) {
    self.name = name
    self.base = base
    self.piece = piece
    self.other = other
    self.lines = lines
  }

  var testDescription: String { name }

  var json: String {
    guard let range = base.range(of: piece) else { return "the piece is not there" }
    return base.replacingCharacters(in: range, with: other)
  }
}

/// One case or more of every fault.
extension FaultCase {
  static let structure: [FaultCase] = [
    FaultCase(
      "a version to come", #""earshot-pack": 1"#, #""earshot-pack": 2"#,
      "mill.json: earshot-pack: version '2' of level packs is not known; this program reads version 1"),
    FaultCase(
      "no number as version", #""earshot-pack": 1"#, #""earshot-pack": "1""#,
      "mill.json: earshot-pack: this is a text; it has to be the number 1"),
    FaultCase(
      "a missing key", #""answer": ["water"], "#, "",
      "mill.json: chapter river, level wheel, answer: this key is missing; add it"),
    FaultCase(
      "an unknown key near a known one", #""hints""#, #""hintss""#,
      "mill.json: chapter river, level wheel, hintss: no key 'hintss' is known here; the nearest known one is 'hints'"),
    FaultCase(
      "a misspelt required key, said once", #""answer": ["water"]"#, #""anwser": ["water"]"#,
      "mill.json: chapter river, level wheel, anwser: no key 'anwser' is known here; the nearest known one is 'answer'"),
    FaultCase(
      "an unknown key near none", #""reply": {"en": "Wind"#, #""xxxxxxxxx": {"en": "Wind"#,
      "mill.json: chapter river, level wheel, options 2 xxxxxxxxx: no key 'xxxxxxxxx' is known here; "
        + "known are id, text, reply, note"),
    FaultCase(
      "a key twice", #""rule": "any""#, #""rule": "any", "rule": "any""#,
      "mill.json: chapter river, level wheel, rule: the key 'rule' stands twice in one object; keep one of them"),
    FaultCase(
      "a language twice in one text", #"{"en": "Listen.","#, #"{"en": "Listen.", "en": "Hark.","#,
      "mill.json: chapter river, level wheel, hints 1 en: the key 'en' stands twice in one object; keep one of them"),
    FaultCase(
      "no list", #"["water"]"#, #""water""#,
      "mill.json: chapter river, level wheel, answer: this is a text; it has to be a list, in square brackets"),
    FaultCase(
      "no object", #"{"id": "corn", "text": {"en": "Corn", "fr": "Blé"}}"#, "7",
      "mill.json: chapter river, level stone, options 1: this is a number; it has to be an object, in braces",
      "mill.json: chapter river, level stone, answer 1: nothing has the id 'corn'; name one that is there"),
    FaultCase(
      "a note that is no text", #""note": "Both are right.""#, #""note": true"#,
      "mill.json: chapter river, level stone, note: this is true or false; it has to be a text in double quotes"),
    FaultCase(
      "an unknown value", #""ambient": "water""#, #""ambient": "watr""#,
      "mill.json: chapter river, ambient: 'watr' is no value of this key; "
        + "it has to be none, wind, water, rain, fire or hum, perhaps 'water'"),
    FaultCase(
      "an opening there is not", #""opening": "in-order""#, #""opening": "sometimes""#,
      "mill.json: opening: 'sometimes' is no value of this key; it has to be in-order or free"),
    FaultCase(
      "one option", #"{"id": "corn", "text": {"en": "Corn", "fr": "Blé"}}, "#, "",
      "mill.json: chapter river, level stone, options: it has 1; it needs 2 or more",
      "mill.json: chapter river, level stone, answer 1: nothing has the id 'corn'; name one that is there"),
    FaultCase(
      "no right answer", #""answer": ["water"]"#, #""answer": []"#,
      "mill.json: chapter river, level wheel, answer: it has 0; it needs 1 or more"),
    FaultCase(
      "more hints than can be", #"[{"en": "Listen.", "fr": "Écoutez."}]"#,
      "[" + Array(repeating: #""Listen""#, count: 201).joined(separator: ",") + "]",
      "mill.json: chapter river, level wheel, hints: it has 201; at most 200 are allowed"),
  ]

  static let ids: [FaultCase] = [
    FaultCase(
      "an id of wrong form", #""id": "wheel""#, #""id": "The Wheel""#,
      "mill.json: chapter river, level 1, id: 'The Wheel' is no id; "
        + "an id has 1 to 64 of the characters a to z, 0 to 9 and -"),
    FaultCase(
      "two levels of one id, in two chapters", #""id": "cart""#, #""id": "wheel""#,
      "mill.json: chapter road, level wheel, id: the id 'wheel' is used twice; give one of the two another id"),
    FaultCase(
      "two chapters of one id", #""id": "road""#, #""id": "river""#,
      "mill.json: chapter river, id: the id 'river' is used twice; give one of the two another id"),
    FaultCase(
      "two options of one id", #""id": "mule""#, #""id": "wind""#,
      "mill.json: chapter river, level wheel, options 3 id: the id 'wind' is used twice; "
        + "give one of the two another id"),
    FaultCase(
      "an answer that no option has", #""answer": ["water"]"#, #""answer": ["watr"]"#,
      "mill.json: chapter river, level wheel, answer 1: nothing has the id 'watr'; the nearest one is 'water'"),
    FaultCase(
      "an answer twice", #"["corn", "rye"]"#, #"["corn", "corn"]"#,
      "mill.json: chapter river, level stone, answer 2: the id 'corn' is used twice; give one of the two another id"),
  ]

  static let texts: [FaultCase] = [
    FaultCase(
      "a missing language", #"{"en": "Listen.", "fr": "Écoutez."}"#, #"{"en": "Listen."}"#,
      "mill.json: chapter river, level wheel, hints 1: the language 'fr' is missing; "
        + "add it, for the pack names it in languages"),
    FaultCase(
      "a language too many", #"{"en": "Listen.","#, #"{"de": "Horch.", "en": "Listen.","#,
      "mill.json: chapter river, level wheel, hints 1: 'de' is no language of the pack; "
        + "languages has en, fr: take it away here or add it there"),
    FaultCase(
      "no language tag", #"["en", "fr"]"#, #"["en", "french"]"#,
      "mill.json: languages 2: 'french' is no language tag; write it like en, fr or pt-br"),
    FaultCase(
      "a language of the pack twice", #"["en", "fr"]"#, #"["en", "fr", "en"]"#,
      "mill.json: languages 3: the language 'en' stands twice; keep one of them"),
    FaultCase(
      "an empty text", #""en": "Listen.""#, #""en": " ""#,
      "mill.json: chapter river, level wheel, hints 1 en: the text is empty; write something, or take the key away"),
    FaultCase(
      "only punctuation", #""en": "Listen.""#, #""en": "… !""#,
      "mill.json: chapter river, level wheel, hints 1 en: '… !' is a text that would be silent, "
        + #"for it has no letter, digit or sign; give the words for it under "say""#),
    FaultCase(
      "only what cannot be seen", #""en": "Listen.""#, #""en": "\u200B\u2800\u3164""#,
      "mill.json: chapter river, level wheel, hints 1 en: 'U+200B\u{2800}\u{3164}' is a text that would be silent, "
        + #"for it has no letter, digit or sign; give the words for it under "say""#),
    FaultCase(
      "a silent say", #""say": "Que broie telle ?""#, #""say": "?""#,
      "mill.json: chapter river, level stone, question fr say: '?' is a text that would be silent, "
        + #"for it has no letter, digit or sign; give the words for it under "say""#),
    FaultCase(
      "a long text", #""en": "Listen.""#, #""en": ""# + String(repeating: "a", count: 2_001) + #"""#,
      "mill.json: chapter river, level wheel, hints 1 en: the text has 2001 characters; at most 2000 are allowed"),
    FaultCase(
      "a label of 1 MB", #""en": "A mule""#, #""en": ""# + String(repeating: "mule ", count: 200_000) + #"""#,
      "mill.json: chapter river, level wheel, options 3 text en: the text has 1000000 characters; "
        + "at most 2000 are allowed"),
    FaultCase(
      "a control character", #""en": "Listen.""#, #""en": "Listen\u001b.""#,
      "mill.json: chapter river, level wheel, hints 1 en: the text has the control character U+1B; take it away"),
    FaultCase(
      "a number as text", #"{"en": "Listen.", "fr": "Écoutez."}"#, "12",
      "mill.json: chapter river, level wheel, hints 1: this is a number; "
        + "it has to be a text in double quotes, or an object with one for each language"),
    FaultCase(
      "two equal options", #""en": "A mule""#, #""en": "Water ""#,
      "mill.json: chapter river, level wheel, options 3: two options are 'Water ' in 'en'; "
        + "give one of them other words"),
    FaultCase(
      "a pronunciation in a language that the pack has not", #""pronounce": {"fr""#, #""pronounce": {"de""#,
      "mill.json: pronounce: 'de' is no language of the pack; languages has en, fr: take it away here or add it there"),
  ]

  static let kinds: [FaultCase] =
    ["rotor", "search", "maze"].map { kind in
      FaultCase(
        "a level of the kind \(kind)", #""kind": "closed""#, #""kind": "\#(kind)", "clues": 7"#,
        "mill.json: chapter river, level wheel, kind: the level is of the kind '\(kind)', "
          + "and this version plays closed and open levels only; take it out, or make it closed or open")
    } + [
      FaultCase(
        "a kind that is no text", #""kind": "closed""#, #""kind": 1"#,
        "mill.json: chapter river, level wheel, kind: this is a number; it has to be a text in double quotes"),
      FaultCase(
        "no kind", #""kind": "closed", "#, "",
        "mill.json: chapter river, level wheel, kind: this key is missing; add it"),
      FaultCase(
        "an unknown kind", #""kind": "closed""#, #""kind": "serach""#,
        "mill.json: chapter river, level wheel, kind: 'serach' is no kind of level; "
          + "it has to be closed, open, rotor, search or maze, perhaps 'search'"),
      FaultCase(
        "a rule that is not played yet", #""rule": "any""#, #""rule": "all""#,
        "mill.json: chapter river, level wheel, rule: the rule is 'all', and this version plays the rule any only; "
          + "make it any, or take the level out"),
      FaultCase(
        "an unknown rule", #""rule": "any""#, #""rule": "none""#,
        "mill.json: chapter river, level wheel, rule: 'none' is no value of this key; "
          + "it has to be any, all or in-order"),
    ]

  static let syntax: [FaultCase] = [
    FaultCase(
      "no comma between members", #""fr": "Le moulin"}, "opening""#, #""fr": "Le moulin"} "opening""#,
      #"mill.json: line 2, column 49: '"' does not belong here; here goes a comma or '}'"#),
    FaultCase(
      "a comment", #""title": {"en": "The mill""#, #"// the title"#,
      "mill.json: line 2, column 2: '/' does not belong here; "
        + #"here goes a key in double quotes, or '}'; JSON has no comments, but a key "note" is read by nobody"#),
    FaultCase(
      "an open text", #""Vous vous réveillez.""#, #""Vous vous réveillez."#,
      "mill.json: line 4, column 62: the text has no closing quote on its line; "
        + #"close it, or write \n for a line break inside of it"#),
    FaultCase(
      "a bad number", #""earshot-pack": 1"#, #""earshot-pack": 01"#,
      "mill.json: line 1, column 18: '01' is no number of JSON; "
        + "write it like 12, -3 or 0.5, or put it in quotes if it is a text"),
    FaultCase(
      "a bad escape", #""Listen.""#, #""Li\sten.""#,
      #"mill.json: line 15, column 25: '\s' is no escape of JSON; write \\ for a backslash"#),
    FaultCase(
      "two halves of characters, both named", #"{"en": "Listen.", "fr": "Écoutez."}"#,
      #"{"en": "\uD83D", "fr": "\uDE00!"}"#,
      #"mill.json: line 15, column 23: '\uD83D' is half a character; "#
        + #"write the character itself, or both halves, as in \uD83D\uDE00"#,
      #"mill.json: line 15, column 39: '\uDE00' is half a character; "#
        + #"write the character itself, or both halves, as in \uD83D\uDE00"#),
    FaultCase(
      "an escaped NUL", #""Listen.""#, #""Lis\u0000ten.""#,
      "mill.json: line 15, column 26: a NUL character stands here; take it away"),
    FaultCase(
      "a tab in a text", #""Listen.""#, "\"Lis\u{9}ten.\"",
      "mill.json: line 15, column 26: the control character U+9 stands here; take it away"),
    FaultCase(
      "deep brackets", #"[{"en": "Listen.", "fr": "Écoutez."}]"#, String(repeating: "[", count: 40),
      "mill.json: line 15, column 41: brackets stand more than 32 deep; "
        + "no level pack needs that: look for brackets that are not closed"),
    FaultCase(
      "something after the end", #""answer": ["south"]}]}]}"#, #""answer": ["south"]}]}]} 7"#,
      "mill.json: line 26, column 30: '7' does not belong here; here goes the end of the file"),
  ]
}
