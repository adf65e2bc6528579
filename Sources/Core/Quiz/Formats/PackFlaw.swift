/// What can be wrong with a level pack. Its wording is in `PackFault.description`, and nowhere else.
public enum PackFlaw: Hashable, Sendable {
  // The file.
  case tooLarge(Int)
  case isUTF16, notUTF8, empty
  case syntax(JSONFlaw)
  /// Some other file; and a pack whose key "earshot-pack" stands not first.
  case notAPack, packKeyNotFirst
  case unknownVersion(String)
  /// More of them than are listed.
  case moreFaults(Int)

  // Keys and types.
  case wrongType(found: String, wanted: String)
  case missingKey
  case unknownKey(String, nearest: String?, known: [String])
  case duplicateKey(String)
  case unknownValue(String, allowed: [String], nearest: String?)
  case tooFew(Int, least: Int)
  case tooMany(Int, limit: Int)

  // Ids.
  case badID(String)
  case duplicateID(String)
  case unknownID(String, nearest: String?)
  /// Two packs of one id are played together: the file of the other one.
  case duplicatePack(String, other: String)

  // Texts.
  case badLanguage(String)
  case duplicateLanguage(String)
  case missingLanguage(String)
  case extraLanguage(String, languages: [String])
  case emptyText
  case silentText(String)
  case longText(Int)
  case controlCharacter(UInt32)
  case equalOptions(String, language: String)

  // Typed answers.
  case badAnswer(AnswerFlaw)
  /// None of the choices of an open level would be right if it were typed.
  case noRightChoice(language: String)

  // What this version plays.
  case kindNotPlayed(String)
  case unknownKind(String, nearest: String?)
  case ruleNotPlayed(String)
}
