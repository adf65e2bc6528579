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
        "character.space": "space", "character.capital": "capital {letter}", "character.mark": "accent",
        "character.flag": "flag", "number.point": "point", "number.dash": "dash", "number.range": "to",
        "number.power": "power", "score": "{n} to {m}", "voice.missing": "No voice for {language}.",
        "language.ru": "Russian",
        "character.repeated": ["one": "{n} time {name}", "other": "{n} times {name}"],
        "character.foreign": ["one": "{n} foreign character", "other": "{n} foreign characters"],
        "number.more": ["one": "and {n} more digit", "other": "and {n} more digits"],
        "number.million": ["one": "{n} million", "other": "{n} million"],
        "number.billion": ["one": "{n} billion", "other": "{n} billion"],
        "secret.digits": ["one": "digit", "other": "{n} digits"],
        "secret.characters": ["one": "character", "other": "{n} characters"],
      ],
      "fr": [
        "chose": "Vous avez choisi {answer}.", "level": "Niveau {n}", "braces": "{{n}}", "wait": "Attendez.",
        "left": ["one": "{n} seconde", "other": "{n} secondes"], "empty": "vide", "position": "{n} sur {m}",
        "role.answer": "réponse", "role.button": "bouton", "role.text": "texte", "verdict": "Juste.",
        "quoted": "Le mot « {answer} », merci !", "letter": "Option ({letter}).", "character.other": "symbole",
        "character.+": "plus", "character.−": "moins", "character.*": "étoile", "character.×": "fois",
        "character.space": "espace", "character.capital": "{letter} majuscule", "character.mark": "accent",
        "character.flag": "drapeau", "number.point": "virgule", "number.dash": "tiret", "number.range": "à",
        "number.power": "puissance", "score": "{n} à {m}", "voice.missing": "Pas de voix : {language}.",
        "language.ru": "russe",
        "character.repeated": ["one": "{n} fois {name}", "other": "{n} fois {name}"],
        "character.foreign": ["one": "{n} caractère étranger", "other": "{n} caractères étrangers"],
        "number.more": ["one": "et encore {n} chiffre", "other": "et encore {n} chiffres"],
        "number.million": ["one": "{n} million", "other": "{n} millions"],
        "number.billion": ["one": "{n} milliard", "other": "{n} milliards"],
        "secret.digits": ["one": "chiffre", "other": "{n} chiffres"],
        "secret.characters": ["one": "caractère", "other": "{n} caractères"],
      ],
    ])
  }
}
