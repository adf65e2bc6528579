// Words in which a few letters are of another script that looks the same: a slip of the keyboard, or a trick.
extension WordScanner {
  /// Takes such a word as the one that it looks like.
  mutating func takeLookalikes() -> Bool {
    if let before = look(-1), Script(of: before) != nil { return false }
    var letters: [Character] = []
    while letters.count < Lookalikes.longest, let next = look(letters.count), let script = Script(of: next),
      script == .latin || script == .cyrillic
    {
      letters.append(next)
    }
    let isLatin = letters.count { Script(of: $0) == .latin } * 2 > letters.count
    let strays = letters.indices.filter { (Script(of: letters[$0]) == .latin) != isLatin }
    guard !strays.isEmpty, strays.count * 2 < letters.count, look(letters.count).map(Script.init(of:)) ?? nil == nil
    else { return false }
    for index in strays {
      guard let twin = Lookalikes.twins[letters[index]] else { return false }
      letters[index] = twin
    }
    let script = isLatin ? Script.latin : .cyrillic
    let voice = context.scripts.contains(script) ? context.voice : context.language(for: script)
    guard context.settings.hasVoice(for: voice) else { return false }
    add(letters.count, speech: script.spoken(letters, in: voice), voice: voice)
    return true
  }
}

/// Letters of Latin and Cyrillic script that look the same, each with the other.
enum Lookalikes {
  /// Of a longer run of letters nobody could say what it looks like.
  static let longest = 30

  static let twins: [Character: Character] = {
    let pairs = zip("aceopxyijsABCEHIKMOPSTXY", "асеорхуіјѕАВСЕНІКМОРЅТХУ")
    return Dictionary(pairs.flatMap { [($0, $1), ($1, $0)] }) { first, _ in first }
  }()
}
