/// One case or more of every fault of an open level.
extension FaultCase {
  private static let metal = "mill.json: chapter yard, level metal, "
  private static let round = "mill.json: chapter yard, level round, "
  private static let lock = "mill.json: chapter yard, level lock, "
  private static let pets = "mill.json: chapter yard, level pets, "
  private static let tungsten = #""en": ["tungsten|wolfram"]"#
  private static let pi = #"["3.14:0.01"]"#

  private static func open(_ name: String, _ piece: String, _ other: String, _ line: String) -> FaultCase {
    FaultCase(name, in: SamplePack.openJSON, piece, other, line)
  }

  /// The one accepted English answer of the first level exchanged.
  private static func answer(_ name: String, _ answer: String, _ words: String) -> FaultCase {
    open(name, tungsten, #""en": ["\#(answer)"]"#, metal + "accept en 1: " + words)
  }

  static let openKeys: [FaultCase] = [
    open(
      "no accepted answers", #""as": "code", "accept": ["4402"], "#, #""as": "code", "#,
      lock + "accept: this key is missing; add it"),
    open(
      "a key of closed levels", #""as": "code""#, #""as": "code", "order": "fixed""#,
      lock
        + "order: no key 'order' is known here; known are id, kind, question, accept, title, hints, right, wrong, as, "
        + "rule, ordinals, accents, mistakes, wildcards, traps, choices, note"),
    open(
      "no kind, but accepted answers", #""kind": "open", "as": "code""#, #""as": "code""#,
      lock + "kind: this key is missing; add it"),
    open(
      "an unknown kind of answer", #""as": "code""#, #""as": "cod""#,
      lock + "as: 'cod' is no value of this key; it has to be text, number or code, perhaps 'code'"),
    open(
      "an unknown rule of an open level", #""rule": "all""#, #""rule": "some""#,
      pets + "rule: 'some' is no value of this key; it has to be any, all or in-order"),
    open(
      "unknown accents", #""accents": "strict""#, #""accents": "strickt""#,
      lock + "accents: 'strickt' is no value of this key; it has to be loose or strict, perhaps 'strict'"),
    open(
      "unknown mistakes of a level", #""mistakes": "wrong""#, #""mistakes": "none""#,
      lock + "mistakes: 'none' is no value of this key; it has to be almost, accept or wrong"),
    open(
      "unknown mistakes of the pack", #""mistakes": "accept""#, #""mistakes": "acept""#,
      "mill.json: mistakes: 'acept' is no value of this key; it has to be almost, accept or wrong, perhaps 'accept'"),
    open(
      "ordinals that are no yes or no", #""ordinals": false"#, #""ordinals": "no""#,
      round + "ordinals: this is a text; it has to be true or false"),
    open(
      "wildcards that are no yes or no", #""wildcards": true"#, #""wildcards": 1"#,
      pets + "wildcards: this is a number; it has to be true or false"),
    open(
      "an unknown verdict of a trap", #""verdict": "not-wanted""#, #""verdict": "right""#,
      metal + "traps 2 verdict: 'right' is no value of this key; it has to be wrong or not-wanted"),
    open(
      "a trap without a reply", #", "reply": {"en": "That is the sign.", "fr": "C’est le symbole."}"#, "",
      metal + "traps 2 reply: this key is missing; add it"),
    open(
      "a trap that is a text", #""traps": ["#, #""traps": ["tin", "#,
      metal + "traps 1: this is a text; it has to be an object, in braces"),
    open(
      "more traps than can be", #""traps": ["#,
      #""traps": ["# + (1...199).map { #"{"text": "x\#($0)", "reply": "no"}, "# }.joined(),
      metal + "traps: it has 201; at most 200 are allowed"),
    open(
      "no choices in their list",
      #""choices": [{"en": "Cats and dogs", "fr": "Chats et chiens"}, {"en": "Cows", "fr": "Vaches"}]"#,
      #""choices": []"#, pets + "choices: it has 0; it needs 1 or more"),
    open(
      "two equal choices", #"{"en": "Cows""#, #"{"en": "Cats and dogs""#,
      pets + "choices 2: two options are 'Cats and dogs' in 'en'; give one of them other words"),
    open(
      "choices without a right one in one language", #"{"en": "Tungsten""#, #"{"en": "Lead""#,
      metal + "choices: none of the choices is right in 'en'; add one that 'accept' takes as an answer"),
    open(
      "a choice that is a part of the answer only", #"{"en": "Cats and dogs""#, #"{"en": "Cats""#,
      pets + "choices: none of the choices is right in 'en'; add one that 'accept' takes as an answer"),
  ]

  static let answers: [FaultCase] = [
    open(
      "one text of accepted answers", pi, #""3.14:0.01""#,
      round + "accept: this is a text; "
        + "it has to be a list, in square brackets, or an object with one for each language"),
    open(
      "a number that is no text", pi, "[3.14]",
      round + "accept 1: this is a number; it has to be a text in double quotes"),
    open(
      "no accepted answer in one language", tungsten, #""en": []"#, metal + "accept en: it has 0; it needs 1 or more"),
    open(
      "accepted answers in too few languages", tungsten + ", ", "",
      metal + "accept: the language 'en' is missing; add it, for the pack names it in languages"),
    open(
      "accepted answers in too many languages", tungsten, #""de": ["Wolfram"], "# + tungsten,
      metal + "accept: 'de' is no language of the pack; languages has en, fr: take it away here or add it there"),
    open(
      "more accepted answers than can be", pi, "[" + (1...10_001).map { #""\#($0)""# }.joined(separator: ",") + "]",
      round + "accept: it has 10001; at most 10000 are allowed"),
    open(
      "an accepted answer above the length of a text", pi, #"[""# + String(repeating: "[a]", count: 700) + #""]"#,
      round + "accept 1: the text has 2100 characters; at most 2000 are allowed"),
    answer(
      "an accepted answer with a control character", #"tung\u001bsten"#,
      "the text has the control character U+1B; take it away"),
    answer("an empty answer", "", "'' can be typed as nothing; give words, and words outside of brackets"),
    answer(
      "an answer that may be left out", "[tungsten]",
      "'[tungsten]' can be typed as nothing; give words, and words outside of brackets"),
    answer(
      "an answer longer than what can be typed", String(repeating: "w", count: 201),
      "'\(String(repeating: "w", count: 40))…' is longer than the 200 characters that can be typed; shorten it"),
    answer(
      "an open bracket", "[the tungsten",
      #"'[the tungsten' has a "[" that is not closed; close it, or write \[ for the sign itself"#),
    answer(
      "a bracket too many", "the] tungsten",
      #"'the] tungsten' has a "]" without "["; write \] for the sign itself"#),
    answer(
      "a bracket in a bracket", "[the [old]] tungsten",
      #"'[the [old]] tungsten' has a "[" inside of brackets; write both spellings, with "|" between them"#),
    answer(
      "a bar in a bracket", "[the|a] tungsten",
      #"'[the|a] tungsten' has a "|" inside of brackets; write both spellings whole, with "|" between them"#),
    answer(
      "an answer of too many spellings", "[a][b][c][d][e][f][g]w",
      "'[a][b][c][d][e][f][g]w' can be spelled in more than 64 ways; use fewer brackets"),
    open(
      "a word where a number is asked for, told once for both languages", pi, #"["3.14:0.01", "three"]"#,
      round + "accept 2: 'three' is no number; write it like 12, -3.5 or 3.14:0.01"),
    open(
      "signs where a code is asked for", #"["4402"]"#, #"["4402", "+"]"#,
      lock + "accept 2: '+' has no letter and no digit; a code needs one"),
  ]

  static let traps: [FaultCase] = [
    open(
      "a trap that folds as an answer does", #""en": "tin|iron""#, #""en": "tin|Wolfrám""#,
      metal + "traps 1 text en: 'tin|Wolfrám' is a trap, but cannot be told from the accepted 'tungsten|wolfram'; "
        + "drop one of them"),
    open(
      "such a trap with its text one level down", "étain|fer", "étain|WOLFRAM",
      metal + "traps 1 text fr text: 'étain|WOLFRAM' is a trap, but cannot be told from the accepted "
        + "'[le] tungstène|wolfram'; drop one of them"),
    FaultCase(
      "such a trap in one string for all languages", in: SamplePack.openJSON, #""text": "W""#, #""text": "wolfram""#,
      metal + "traps 2 text: 'wolfram' is a trap, but cannot be told from the accepted 'tungsten|wolfram'; "
        + "drop one of them",
      metal + "traps 2 text: 'wolfram' is a trap, but cannot be told from the accepted '[le] tungstène|wolfram'; "
        + "drop one of them"),
    open(
      "a number that is a trap and accepted, told once for both languages", #""ordinals": false"#,
      #""ordinals": false, "traps": [{"text": "3.140:0.01", "reply": "no"}]"#,
      round + "traps 1 text: '3.140:0.01' is a trap, but cannot be told from the accepted '3.14:0.01'; "
        + "drop one of them"),
    open(
      "a trap with an open bracket", #""text": "W""#, #""text": "W [x""#,
      metal + #"traps 2 text: 'W [x' has a "[" that is not closed; close it, or write \[ for the sign itself"#),
    open(
      "a trap in too few languages", #""text": "W""#, #""text": {"en": "W"}"#,
      metal + "traps 2 text: the language 'fr' is missing; add it, for the pack names it in languages"),
    open(
      "an empty trap", #""text": "W""#, #""text": " ""#,
      metal + "traps 2 text: the text is empty; write something, or take the key away"),
    open(
      "a long trap", #""text": "W""#, #""text": "\#(String(repeating: "W", count: 2_001))""#,
      metal + "traps 2 text: the text has 2001 characters; at most 2000 are allowed"),
    open(
      "a silent reply", #""en": "Not tin.\nNot iron.""#, #""en": "?!""#,
      metal + "traps 1 reply en: '?!' is a text that would be silent, for it has no letter, digit or sign; "
        + #"give the words for it under "say""#),
  ]
}
