import Foundation

/// A pack of one chapter with two short levels, so that playing it takes little time.
enum ShortPack {
  static let json = #"""
    {"earshot-pack": 1, "id": "hill", "languages": ["en", "fr"], "licence": "CC0-1.0", "source": "tests",
     "title": {"en": "Hill", "fr": "Colline"}, "opening": "in-order",
     "chapters": [{"id": "path", "title": {"en": "The path", "fr": "Le sentier"}, "levels": [
      {"id": "way", "kind": "closed", "question": {"en": "Which way?", "fr": "Par où ?"}, "order": "fixed",
       "options": [{"id": "north", "text": {"en": "North", "fr": "Nord"}},
                   {"id": "south", "text": {"en": "South", "fr": "Sud"}}],
       "answer": ["south"]},
      {"id": "gate", "kind": "closed", "question": {"en": "Which gate?", "fr": "Quelle porte ?"}, "order": "fixed",
       "options": [{"id": "oak", "text": {"en": "Oak", "fr": "Le chêne"}},
                   {"id": "iron", "text": {"en": "Iron", "fr": "Le fer"}}],
       "answer": ["oak"]}]}]}
    """#

  /// Writes it, with one piece exchanged, and gives its path.
  static func write(in folder: Folder, _ piece: String = "", _ other: String = "") throws -> String {
    try folder.write("hill.json", (piece.isEmpty ? json : json.replacing(piece, with: other)).utf8)
  }
}
