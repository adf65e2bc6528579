import Quiz

/// A good pack of open levels.
extension SamplePack {
  static let openJSON = #"""
    {"earshot-pack": 1, "id": "well", "languages": ["en", "fr"], "licence": "CC0-1.0", "source": "tests",
     "title": {"en": "The well", "fr": "Le puits"}, "mistakes": "accept",
     "chapters": [{"id": "yard", "title": {"en": "The yard", "fr": "La cour"}, "levels": [
      {"id": "metal", "kind": "open", "question": {"en": "Which metal is W?", "fr": "Quel métal est W ?"},
       "accept": {"en": ["tungsten|wolfram"], "fr": ["[le] tungstène|wolfram"]},
       "traps": [{"text": {"en": "tin|iron", "fr": {"text": "étain|fer"}},
         "reply": {"en": "Not tin.\nNot iron.", "fr": "Ni étain, ni fer."}},
        {"text": "W", "reply": {"en": "That is the sign.", "fr": "C’est le symbole."}, "verdict": "not-wanted"}],
       "choices": [{"en": "Tin", "fr": "Étain"}, {"en": "Tungsten", "fr": "Tungstène"}],
       "hints": [{"en": "Lamps.", "fr": "Les lampes."}], "right": {"en": "It glows.", "fr": "Il luit."},
       "wrong": {"en": "It is dim.", "fr": "Il fait sombre."}},
      {"id": "round", "kind": "open", "as": "number", "accept": ["3.14:0.01"], "ordinals": false, "rule": "any",
       "question": {"en": "How many?", "fr": "Combien ?"}},
      {"id": "lock", "kind": "open", "as": "code", "accept": ["4402"], "mistakes": "wrong", "accents": "strict",
       "question": {"en": "Which code?", "fr": "Quel code ?"}, "note": "Four digits."},
      {"id": "pets", "kind": "open", "rule": "all", "wildcards": true, "accept": {"en": ["cat*", "dog*"], "fr": ["chat*", "chien*"]},
       "question": {"en": "Who barks, who purrs?", "fr": "Qui aboie, qui ronronne ?"},
       "choices": [{"en": "Cats and dogs", "fr": "Chats et chiens"}, {"en": "Cows", "fr": "Vaches"}]}]}]}
    """#
}
