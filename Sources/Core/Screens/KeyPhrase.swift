extension Text {
  /// A key as it is called aloud, from its name in scripts and layouts (announcements.md 4.4): `Ctrl-C`, `F5`, `é`.
  public static func key(named name: String) -> Text {
    if name.count == 1, let character = name.first {
      return .letter(character)
    }
    for (prefix, phrase) in [("Ctrl-", "key.Ctrl"), ("Alt-", "key.Alt")] where name.hasPrefix(prefix) {
      return .phrase(phrase, ["key": key(named: String(name.dropFirst(prefix.count)))])
    }
    for (prefix, phrase) in [("KP", "key.KP"), ("Key", "key.Key"), ("F", "key.F")] where name.hasPrefix(prefix) {
      if let number = Int(name.dropFirst(prefix.count)) { return .phrase(phrase, ["n": .number(number)]) }
    }
    return .phrase("key.\(name)")
  }
}
