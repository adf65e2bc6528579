/// What can be wrong with a text as JSON. Things found and wanted are worded for authors.
public enum JSONFlaw: Hashable, Sendable {
  /// Something else belongs here: what stands there, and what would have been right.
  case unexpected(found: String, wanted: String)
  /// The file ends in the middle.
  case unfinished(wanted: String)
  /// A text without its closing quote: its line ends first.
  case openText
  /// Brackets inside brackets beyond this limit.
  case tooDeep(limit: Int)
  /// A backslash before something it does not go with.
  case badEscape(String)
  /// Half of a pair of `\u` escapes.
  case loneSurrogate(String)
  /// A control character, by its number; 0 is NUL.
  case controlCharacter(UInt32)
  /// Not a number as JSON writes them.
  case badNumber(String)
}
