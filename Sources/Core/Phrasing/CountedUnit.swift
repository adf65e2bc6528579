/// What a number counts, where it is written so short that a voice says it wrong or in the wrong number.
enum CountedUnit: String, CaseIterable {
  case percent, degree, celsius, rouble, dollar, pound, hour, minute, kilometre, metre, centimetre, millimetre
  case kilogram, gram, litre, second, speed

  /// A number whose form is that of fractions in every language.
  static let ofFraction = 2
  /// A number too long to be read.
  static let ofMany = 5

  /// The phrase that has its forms.
  var key: String { "unit.\(rawValue)" }

  /// How units are written in a language, the longest first: found by ear, the voice says the others right.
  static func written(in language: String) -> [(letters: [Character], unit: CountedUnit)] {
    switch language.baseLanguage {
    case "en": english
    case "fr": french
    case "ru": russian
    default: []
    }
  }

  private static let english = spelled([
    ("km/h", speed), ("km", kilometre), ("cm", centimetre), ("mm", millimetre), ("kg", kilogram), ("h", hour),
    ("₽", rouble),
  ])
  private static let french = spelled([
    ("km/h", speed), ("min", minute), ("h", hour), ("s", second), ("m", metre), ("g", gram), ("l", litre),
    ("₽", rouble),
  ])
  private static let russian = spelled([
    ("км/ч", speed), ("мин", minute), ("руб", rouble), ("км", kilometre), ("см", centimetre), ("мм", millimetre),
    ("кг", kilogram), ("м", metre), ("л", litre), ("ч", hour), ("°C", celsius), ("°С", celsius), ("°", degree),
    ("%", percent),
    ("₽", rouble), ("$", dollar), ("£", pound),
  ])

  private static func spelled(_ units: [(String, CountedUnit)]) -> [(letters: [Character], unit: CountedUnit)] {
    units.map { (Array($0), $1) }
  }
}

// Units within a word, after a number.
extension WordScanner {
  /// Takes a unit that the number before it counts.
  mutating func takeUnit(of count: Int) {
    guard reading == .text, context.namesItsMarks, let names = context.names else { return }
    guard let first = look(0) else { return }
    for (letters, unit) in CountedUnit.written(in: context.voice) where letters.first == first && stands(letters) {
      return add(letters.count, speech: names.counted(unit.key, count), isApart: true)
    }
  }

  private mutating func stands(_ letters: [Character]) -> Bool {
    for (distance, letter) in letters.enumerated() where look(distance) != letter { return false }
    guard letters.last?.isMark == false, let next = look(letters.count) else { return true }
    // "2 s’en vont" is no unit.
    let isJoined = "'’-".contains(next) && look(letters.count + 1)?.decimalDigit == nil
    return Script(of: next) == nil && !isJoined
  }
}
