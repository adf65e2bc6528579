// Numbers within a word.
extension WordScanner {
  /// Takes a number: a quantity, with a decimal part where there is one; too long a number digit by digit.
  mutating func takeNumber() {
    let digits = digitsAhead(from: 0)
    if takeRussianOrdinal(digits) { return }
    if let fraction = fractionAhead(after: digits.count) {
      let speech = "\(quantity(digits)) \(point(after: digits.count)) \(decimals(fraction))"
      add(digits.count + 1 + fraction.count, speech: speech, isApart: reading == .expression)
      takeUnit(of: CountedUnit.ofFraction)
    } else {
      let isFraction = isPoint(look(-1)) && look(-2)?.decimalDigit != nil
      add(digits.count, speech: quantity(digits), isApart: reading == .expression)
      takeUnit(of: isFraction ? CountedUnit.ofFraction : Int(digits) ?? CountedUnit.ofMany)
    }
    takeFrenchOrdinal()
  }

  /// French shortens its ordinal numbers, and the voice knows only some of the short forms.
  mutating func takeFrenchOrdinal() {
    guard reading == .text, context.voice.baseLanguage == "fr" else { return }
    if look(0) == "e", look(1)?.isMark ?? true { add(1, speech: "ème") }
    if look(0) == "r", look(1) == "e", look(2)?.isMark ?? true { add(2, speech: "ère") }
  }

  private mutating func digitsAhead(from distance: Int) -> String {
    var digits = ""
    while let digit = look(distance + digits.utf8.count)?.decimalDigit {
      digits.append(Character(Unicode.Scalar(UInt8(0x30 + digit))))
    }
    return digits
  }

  /// The digits after a decimal point or comma, in languages whose voices do not read them as such.
  private mutating func fractionAhead(after count: Int) -> String? {
    guard reading == .expression || SpokenNumber.needsPoint(in: context.voice), context.namesItsMarks,
      isPoint(look(count)), !isPoint(look(-1))
    else { return nil }
    let fraction = digitsAhead(from: count + 1)
    let end = count + 1 + fraction.utf8.count
    // More points make it a date or an address.
    guard !fraction.isEmpty, !(isPoint(look(end)) && look(end + 1)?.decimalDigit != nil) else { return nil }
    return fraction
  }

  /// In a text a full stop may part the hours of a time or the numbers of a version too, so it is called what it is.
  private mutating func point(after count: Int) -> String {
    guard let names = context.names else { return "" }
    return reading == .text && look(count) == "." ? names.name(of: ".") : names.word("number.point")
  }

  private func isPoint(_ character: Character?) -> Bool {
    character == "," || character == "."
  }

  private func quantity(_ digits: String) -> String {
    guard let names = context.names, context.namesItsMarks else {
      return digits.utf8.count > SpokenNumber.longestQuantity ? SpokenNumber.apart(digits) : digits
    }
    return SpokenNumber.quantity(digits, names)
  }

  /// Two digits are heard as a number, more are heard one by one; in English always.
  private func decimals(_ digits: String) -> String {
    let isNumber = digits.utf8.count < 3 && !digits.hasPrefix("0") && SpokenNumber.needsPoint(in: context.voice)
    return isNumber ? digits : SpokenNumber.apart(digits)
  }
}
