/// Which characters a voice says.
extension StringProtocol {
  /// Whether no character of it is a letter, digit or sign that would be heard.
  var isSilent: Bool {
    !unicodeScalars.contains(where: \.isHeard)
  }
}

extension Unicode.Scalar {
  /// A control character that is no blank and no line break.
  var isUnwantedControl: Bool {
    properties.generalCategory == .control && ![0x09, 0x0A, 0x0D].contains(value)
  }

  fileprivate var isHeard: Bool {
    // An empty Braille cell and the fillers are letters or symbols by category, and yet nothing.
    if properties.isDefaultIgnorableCodePoint || value == 0x2800 { return false }
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: return true
    case .decimalNumber, .letterNumber, .otherNumber: return true
    case .mathSymbol, .currencySymbol, .otherSymbol: return true
    default: return false
    }
  }
}
