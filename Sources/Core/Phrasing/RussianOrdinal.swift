/// Russian ordinal numbers as texts shorten them: "1-й", "90-е"; the voice reads the ending by itself.
enum RussianOrdinal {
  /// The number in words, as far as it is no cardinal one; nothing where the ending is none of these.
  static func words(_ number: Int, ending: String) -> String? {
    if ending == "х", let words = counts[number] { return words }
    let last = number % 100 > 20 && number % 10 > 0 ? number % 10 : number % 100
    guard let stem = stems[last], let form = form(of: ending, after: last) else { return nil }
    return (number > last ? "\(number - last) " : "") + stem + form
  }

  private static func form(of ending: String, after last: Int) -> String? {
    if last == 3 { return soft[ending] }
    switch ending {
    case "й" where stressed.contains(last): return "ой"
    // Decades are many: the nineties.
    case "е" where last % 10 == 0: return "ые"
    default: return hard[ending]
    }
  }

  /// "2-х" is no ordinal number.
  private static let counts = [2: "двух", 3: "трёх", 4: "четырёх"]
  private static let stressed: Set = [2, 6, 7, 8, 40]
  private static let hard = [
    "й": "ый", "я": "ая", "е": "ое", "го": "ого", "му": "ому", "м": "ом", "х": "ых",
  ]
  private static let soft = [
    "й": "ий", "я": "ья", "е": "ье", "го": "ьего", "му": "ьему", "м": "ьем", "х": "ьих",
  ]
  private static let stems = [
    1: "перв", 2: "втор", 3: "трет", 4: "четвёрт", 5: "пят", 6: "шест", 7: "седьм", 8: "восьм", 9: "девят",
    10: "десят", 11: "одиннадцат", 12: "двенадцат", 13: "тринадцат", 14: "четырнадцат", 15: "пятнадцат",
    16: "шестнадцат", 17: "семнадцат", 18: "восемнадцат", 19: "девятнадцат", 20: "двадцат", 30: "тридцат",
    40: "сороков", 50: "пятидесят", 60: "шестидесят", 70: "семидесят", 80: "восьмидесят", 90: "девяност",
  ]
}

// Ordinal numbers within a word.
extension WordScanner {
  /// Takes a Russian ordinal number with its ending.
  mutating func takeRussianOrdinal(_ digits: String) -> Bool {
    guard reading == .text, context.voice.baseLanguage == "ru", digits.utf8.count < 7, look(digits.utf8.count) == "-",
      look(-1)?.isMark ?? true
    else { return false }
    var ending = ""
    while ending.count < 3, let letter = look(digits.utf8.count + 1 + ending.count), !letter.isMark {
      ending.append(letter)
    }
    guard let words = Int(digits).flatMap({ RussianOrdinal.words($0, ending: ending) }) else { return false }
    add(digits.utf8.count + 1 + ending.count, speech: words, isApart: true)
    return true
  }
}
