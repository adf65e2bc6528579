/// The forms a phrase may have for a count, under the names that phrase files use.
public enum PluralForm: String, Hashable, Sendable, CaseIterable {
  case one, few, many, other

  /// The form that a language takes for a count.
  ///
  /// A language without rules here has one form only.
  public init(of count: Int, in language: String) {
    let count = count.magnitude
    switch language.baseLanguage {
    case "en": self = count == 1 ? .one : .other
    case "fr": self = count < 2 ? .one : .other
    case "ru": self = PluralForm.russian(count)
    default: self = .other
    }
  }

  /// The forms that a phrase with a count has in a language, neither more nor fewer.
  public static func needed(in language: String) -> [PluralForm] {
    switch language.baseLanguage {
    case "en", "fr": [.one, .other]
    case "ru": [.one, .few, .many]
    default: [.other]
    }
  }

  private static func russian(_ count: UInt) -> PluralForm {
    let (unit, isTeen) = (count % 10, (11...14).contains(count % 100))
    if isTeen { return .many }
    return unit == 1 ? .one : (2...4).contains(unit) ? .few : .many
  }
}
