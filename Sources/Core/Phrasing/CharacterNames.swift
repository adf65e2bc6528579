import Foundation
import Screens

/// What characters are called in one language.
struct CharacterNames {
  let catalogue: PhraseCatalogue
  let language: String

  /// Nothing where the catalogue has no names in this language.
  init?(_ catalogue: PhraseCatalogue, in language: String) {
    guard catalogue.fixed("character.other", in: language) != nil else { return nil }
    self.catalogue = catalogue
    self.language = language
  }

  /// The name of a character; one that nobody named is called by what it stands for, by Unicode's name where English
  /// is spoken, or "symbol".
  func name(of character: Character) -> String {
    own(character) ?? flag(character) ?? mark(character) ?? plainForm(of: character) ?? unicodeName(of: character)
      ?? word("character.other")
  }

  /// The word for a mark of mathematics, which may mean something else in a text.
  func mathematical(_ mark: Character) -> String {
    switch mark {
    case "-", "–", "−": word("character.−")
    case "*", "·", "⋅": word("character.×")
    case "/", ":", "∕": word("character.÷")
    case "^": word("number.power")
    default: name(of: mark)
    }
  }

  /// The word for a dash at a number: between two it tells a range or parts them, before one it is a minus.
  func dash(_ mark: Character, isBetween: Bool) -> String {
    if !isBetween || mark == "−" { return word("character.−") }
    return word(mark == "-" ? "number.dash" : "number.range")
  }

  /// The name that the phrases give.
  func own(_ character: Character) -> String? {
    catalogue.fixed("character.\(character)", in: language)
  }

  /// A phrase without blanks.
  func word(_ key: String) -> String {
    catalogue.fixed(key, in: language) ?? ""
  }

  /// A phrase that counts.
  func counted(_ key: String, _ count: Int, _ values: [String: Text] = [:]) -> String {
    catalogue.line(of: .phrase(key, values.merging(["n": .number(count)]) { $1 }), in: language)
  }

  /// A name said several times.
  func repeated(_ name: String, _ count: Int) -> String {
    counted("character.repeated", count, ["name": .verbatim(name, spoken: name)])
  }

  private func flag(_ character: Character) -> String? {
    let letters = character.unicodeScalars.compactMap { scalar in
      Unicode.Scalar(scalar.value &- 0x1F1E6 &+ 0x41).flatMap { ("A"..."Z").contains($0) ? Character($0) : nil }
    }
    guard letters.count == 2, character.unicodeScalars.count == 2 else { return nil }
    let country = Locale(identifier: language).localizedString(forRegionCode: String(letters))
    return "\(word("character.flag")) \(country ?? letters.map(String.init).joined(separator: " "))"
  }

  /// A combining mark that has no letter is called like the mark that stands by itself.
  private func mark(_ character: Character) -> String? {
    guard let scalar = character.unicodeScalars.first, scalar.properties.canonicalCombiningClass != .notReordered else {
      return nil
    }
    return CharacterNames.spacingForms[scalar].flatMap(own) ?? unicodeName(of: character) ?? word("character.mark")
  }

  private static let spacingForms: [Unicode.Scalar: Character] = [
    "\u{300}": "`", "\u{301}": "´", "\u{302}": "^", "\u{303}": "~", "\u{304}": "¯", "\u{308}": "¨", "\u{327}": "¸",
  ]

  /// Letters and digits in a costume: ①, Ａ, ﬁ.
  private func plainForm(of character: Character) -> String? {
    let plain = String(character).precomposedStringWithCompatibilityMapping
    let isPlain = plain.utf8.allSatisfy { (0x30..<0x3A).contains($0) || (0x41..<0x5B).contains($0 & ~0x20) }
    return isPlain && !plain.isEmpty ? plain : nil
  }

  private func unicodeName(of character: Character) -> String? {
    guard language.baseLanguage == "en", let properties = character.unicodeScalars.first?.properties else { return nil }
    return (properties.name ?? properties.nameAlias).map { $0.lowercased().replacing("-", with: " ") }
  }
}
