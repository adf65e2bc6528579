import Phrasing
import Screens
import Storage
import Testing
import voices

/// Our own phrases, as the program loads them.
func ownPhrases(requiring keys: Set<String> = []) throws -> PhraseCatalogue {
  try PhraseFiles(try Voices().phrases).catalogue(requiring: keys)
}

extension PhraseCatalogue {
  /// A small catalogue in two languages.
  static func sample() throws -> PhraseCatalogue {
    try PhraseCatalogue([
      "en": [
        "chose": "You chose {answer}.", "level": "Level {n}", "braces": "{{n}}", "wait": "Wait.",
        "left": ["one": "{n} second left", "other": "{n} seconds left"], "empty": "empty", "position": "{n} of {m}",
        "role.answer": "answer", "role.button": "button", "role.text": "text", "verdict": "Right.",
        "quoted": "The word “{answer}”, please!", "letter": "Option ({letter}).", "character.other": "symbol",
        "character.+": "plus", "character.−": "minus", "character.*": "star", "character.×": "times",
        "secret.digits": ["one": "digit", "other": "{n} digits"],
        "secret.characters": ["one": "character", "other": "{n} characters"],
      ],
      "fr": [
        "chose": "Vous avez choisi {answer}.", "level": "Niveau {n}", "braces": "{{n}}", "wait": "Attendez.",
        "left": ["one": "{n} seconde", "other": "{n} secondes"], "empty": "vide", "position": "{n} sur {m}",
        "role.answer": "réponse", "role.button": "bouton", "role.text": "texte", "verdict": "Juste.",
        "quoted": "Le mot « {answer} », merci !", "letter": "Option ({letter}).", "character.other": "symbole",
        "character.+": "plus", "character.−": "moins", "character.*": "étoile", "character.×": "fois",
        "secret.digits": ["one": "chiffre", "other": "{n} chiffres"],
        "secret.characters": ["one": "caractère", "other": "{n} caractères"],
      ],
    ])
  }
}
