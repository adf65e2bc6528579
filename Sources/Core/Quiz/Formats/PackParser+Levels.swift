/// Levels of all kinds.
extension PackParser {
  /// The kinds that this version plays.
  private enum Kind: String {
    case closed, open

    var shape: PackKeys.Shape {
      switch self {
      case .closed: PackKeys.closed
      case .open: PackKeys.open
      }
    }
  }

  mutating func level(_ value: JSONValue, at location: PackLocation) -> Level? {
    guard let kind = kind(of: value, at: location), let fields = fields(of: value, kind.shape, at: location) else {
      return nil
    }
    let id = levelID(fields["id"])
    let title = text(fields["title"])
    let question = text(fields["question"])
    let hints = texts(fields["hints"], limit: PackLimits.itemsInLevel)
    let right = text(fields["right"])
    let wrong = text(fields["wrong"])
    let puzzle = puzzle(kind, fields)
    guard let id, let question else { return nil }
    return Level(id: id, title: title, question: question, hints: hints, right: right, wrong: wrong, puzzle: puzzle)
  }

  private mutating func puzzle(_ kind: Kind, _ fields: Fields) -> Level.Puzzle {
    switch kind {
    case .closed: .closed(closed(fields))
    case .open: .open(open(fields))
    }
  }

  /// Nothing for a level of another kind, of which only the id is looked at then. Where no kind is named, for which
  /// there is a fault of its own, it is the one whose answers are there.
  private mutating func kind(of value: JSONValue, at location: PackLocation) -> Kind? {
    guard let kind = value.member("kind") else { return value.member("accept") == nil ? .closed : .open }
    let field = Field(value: kind, location: location.key("kind"))
    if let name = string(field) {
      if let kind = Kind(rawValue: name) { return kind }
      let isKnown = PackKeys.kinds.contains(name)
      fault(
        isKnown ? .kindNotPlayed(name) : .unknownKind(name, nearest: NearestWord(PackKeys.kinds).to(name)), at: field)
    }
    if let id = value.member("id") { _ = levelID(Field(value: id, location: location.key("id"))) }
    return nil
  }

  /// An id that no other level of the pack has.
  private mutating func levelID(_ field: Field?) -> String? {
    // Taken out and put back: a copy for every level would cost as many as there are levels.
    var others: Set<String> = []
    swap(&others, &levelIDs)
    defer { swap(&others, &levelIDs) }
    return id(field, unlike: &others)
  }
}
