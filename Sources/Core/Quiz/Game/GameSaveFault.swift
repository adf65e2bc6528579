/// Why a saved game cannot be used.
public enum GameSaveFault: Error, Hashable, CustomStringConvertible {
  /// It does not begin as one.
  case noSave
  /// A later version of the program wrote it.
  case newer(version: Int)
  /// A line, counted from 1, is none of a saved game.
  case badLine(Int)
  /// Its last line is not the end.
  case cutOff

  /// The fault in words that follow a colon.
  public var description: String {
    switch self {
    case .noSave: "it is no saved game"
    case .newer(let version): "it has version \(version), and this Earshot reads up to \(GameProgress.saveVersion)"
    case .badLine(let number): "line \(number) is damaged"
    case .cutOff: "its end is missing"
    }
  }
}
