import Quiz

/// A good pack of two chapters, from which the cases of bad ones are made.
enum SamplePack {
  static let json = #"""
    {"earshot-pack": 1, "id": "mill", "languages": ["en", "fr"], "licence": "CC0-1.0", "source": "tests",
     "title": {"en": "The mill", "fr": "Le moulin"}, "opening": "in-order", "mistakes": "almost",
     "pronounce": {"fr": {"football": "foute bol"}},
     "intro": [{"en": "You wake.", "fr": "Vous vous réveillez."}],
     "end": [{"en": "You are out.", "fr": "Vous êtes dehors."}],
     "chapters": [
      {"id": "river", "title": {"en": "The river", "fr": "La rivière"}, "ambient": "water",
       "intro": {"en": "Water runs.\nIt is near.", "fr": "L’eau coule.\nElle est proche."}, "levels": [
       {"id": "wheel", "kind": "closed", "question": {"en": "What turns the wheel?", "fr": "Qui tourne la roue ?"},
        "options": [{"id": "water", "text": {"en": "Water", "fr": "L’eau"}},
         {"id": "wind", "text": {"en": "The wind", "fr": "Le vent"},
          "reply": {"en": "Wind? The air is still.", "fr": "Le vent ? L’air est immobile."}},
         {"id": "mule", "text": {"en": "A mule", "fr": "Une mule"}}],
        "answer": ["water"], "rule": "any", "order": "fixed",
        "hints": [{"en": "Listen.", "fr": "Écoutez."}],
        "right": {"en": "It slows down.", "fr": "Elle ralentit."}, "wrong": {"en": "It turns.", "fr": "Elle tourne."}},
       {"id": "stone", "kind": "closed", "title": {"en": "The stone", "fr": "La meule"},
        "question": {"en": "What does it grind?", "fr": {"text": "Que broie-t-elle ?", "say": "Que broie telle ?"}},
        "options": [{"id": "corn", "text": {"en": "Corn", "fr": "Blé"}}, {"id": "rye", "text": {"en": "Rye", "fr": "Son"}}],
        "answer": ["corn", "rye"], "order": "fixed", "note": "Both are right."}]},
      {"id": "road", "title": {"en": "The road", "fr": "La route"}, "levels": [
       {"id": "cart", "kind": "closed", "question": {"en": "Which way?", "fr": "Par où ?"},
        "options": [{"id": "north", "text": {"en": "North", "fr": "Nord"}},
         {"id": "south", "text": {"en": "South", "fr": "Sud"}}, {"id": "east", "text": {"en": "East", "fr": "Est"}},
         {"id": "west", "text": {"en": "West", "fr": "Ouest"}}],
        "answer": ["south"]}]}]}
    """#

  static func pack() throws(PackError) -> LevelPack {
    try read(json).pack
  }

  static func read(_ json: String) throws(PackError) -> PackReader.Reading {
    try PackReader.read(Array(json.utf8), file: "mill.json")
  }

  /// The lines of what is wrong with it; none if it is a good pack.
  static func faults(_ bytes: [UInt8]) -> [String] {
    do throws(PackError) {
      _ = try PackReader.read(bytes, file: "mill.json")
      return []
    } catch {
      return error.faults.map(\.description)
    }
  }
}
