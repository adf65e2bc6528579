/// The keys of the format by object (game.md 5.0).
enum PackKeys {
  /// The keys that an object has to have and may have.
  struct Shape {
    var required: [String]
    var optional: [String]

    var known: [String] { required + optional + ["note"] }
  }

  static let pack = Shape(
    required: ["earshot-pack", "id", "languages", "title", "chapters"],
    optional: ["licence", "source", "intro", "end", "opening", "mistakes", "pronounce"])
  static let chapter = Shape(required: ["id", "title", "levels"], optional: ["intro", "ambient"])
  static let closed = Shape(
    required: ["id", "kind", "question", "options", "answer"],
    optional: ["title", "hints", "right", "wrong", "rule", "order"])
  static let open = Shape(
    required: ["id", "kind", "question", "accept"],
    optional: [
      "title", "hints", "right", "wrong", "as", "rule", "ordinals", "accents", "mistakes", "wildcards", "traps",
      "choices",
    ])
  static let trap = Shape(required: ["text", "reply"], optional: ["verdict"])
  static let option = Shape(required: ["id", "text"], optional: ["reply"])
  static let wording = Shape(required: ["text"], optional: ["say", "lang"])

  static let kinds = ["closed", "open", "rotor", "search", "maze"]
}

/// The sizes beyond which a pack is refused.
enum PackLimits {
  /// Characters of one text.
  static let textLength = 2_000
  /// Accepted answers of one level in one language.
  static let answers = 10_000
  /// Of anything else in one level.
  static let itemsInLevel = 200
  /// Faults that are listed; a file that is no pack at all may have millions.
  static let listedFaults = 1_000
  /// Faults of JSON that are listed with their places.
  static let listedSyntaxFaults = 20
  /// Languages of a pack.
  static let languages = 50
}
