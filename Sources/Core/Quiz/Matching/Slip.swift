/// One letter too many, too few or wrong, or two neighbours exchanged, in exactly one word.
enum Slip {
  /// Letters from which on a word is long enough.
  private static let least = 5

  /// Whether a slip in this word can be told from another word.
  static func canBeIn(_ word: String) -> Bool {
    word.count >= least
  }

  /// The typed word, or the two with a blank too many, in which the slip is; nil if there is none or more than one. One
  /// blank or hyphen more or less is no slip of its own.
  static func place(in typed: [String], of stored: [String]) -> Range<Int>? {
    switch typed.count - stored.count {
    case 0: return differing(typed, stored).map { $0..<($0 + 1) }
    case 1:
      for join in joins(typed, stored) {
        guard let place = differing(joined(typed, at: join), stored) else { continue }
        if place == join { return place..<(place + 2) }
        return place < join ? place..<(place + 1) : (place + 1)..<(place + 2)
      }
    case -1:
      for join in joins(stored, typed) {
        if let place = differing(typed, joined(stored, at: join)) { return place..<(place + 1) }
      }
    default: break
    }
    return nil
  }

  /// Where the longer list may have the blank too many: where the lists first differ, or where they last do.
  private static func joins(_ longer: [String], _ shorter: [String]) -> [Int] {
    let front = zip(longer, shorter).prefix { $0 == $1 }.count
    let back = zip(longer.reversed(), shorter.reversed()).prefix { $0 == $1 }.count
    return [front, longer.count - back - 2].filter { longer.indices.contains($0) && $0 + 1 < longer.count }
  }

  private static func joined(_ words: [String], at index: Int) -> [String] {
    words[..<index] + [words[index] + words[index + 1]] + words[(index + 2)...]
  }

  private static func differing(_ typed: [String], _ stored: [String]) -> Int? {
    guard let place = zip(typed, stored).enumerated().first(where: { $1.0 != $1.1 })?.offset else { return nil }
    guard typed[(place + 1)...] == stored[(place + 1)...] else { return nil }
    return isSlip(typed[place], of: stored[place]) ? place : nil
  }

  private static func isSlip(_ typed: String, of stored: String) -> Bool {
    guard canBeIn(stored), typed.first == stored.first else { return false }
    guard ![typed, stored].contains(where: { isRomanNumeral($0) || !$0.allSatisfy(\.isLetter) }) else { return false }
    return isOneEdit(Array(typed), Array(stored))
  }

  /// Equal ends are dropped; what is left decides.
  private static func isOneEdit(_ left: [Character], _ right: [Character]) -> Bool {
    let front = zip(left, right).prefix { $0 == $1 }.count
    let ends = zip(left.dropFirst(front).reversed(), right.dropFirst(front).reversed()).prefix { $0 == $1 }.count
    let rest = left[front..<(left.count - ends)]
    let other = right[front..<(right.count - ends)]
    switch (rest.count, other.count) {
    case (0, 1), (1, 0), (1, 1): return true
    case (2, 2): return rest.first == other.last && rest.last == other.first
    default: return false
    }
  }

  private static func isRomanNumeral(_ word: String) -> Bool {
    var rest = Substring(word)
    for (numeral, most) in numerals {
      for _ in 0..<most where rest.hasPrefix(numeral) { rest.removeFirst(numeral.count) }
    }
    return rest.isEmpty
  }

  private static let numerals = [
    ("m", 3), ("cm", 1), ("d", 1), ("cd", 1), ("c", 3), ("xc", 1), ("l", 1), ("xl", 1), ("x", 3), ("ix", 1), ("v", 1),
    ("iv", 1), ("i", 3),
  ]
}
