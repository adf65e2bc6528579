import Keys
import Timeline

/// All that a script may name, in lines that read well aloud.
public enum ScreenList {
  /// Screens with their parameters, events, kinds, names of keys.
  public static func text(of catalogue: ScreenCatalogue) -> String {
    let screens = catalogue.screens.sorted { $0.key < $1.key }.map { name, entry in
      let parameters =
        entry.parameters.isEmpty ? "no parameters" : "parameters \(entry.parameters.joined(separator: ", "))"
      return "open \(name): \(entry.summary); \(parameters)"
    }
    let events = catalogue.events.keys.sorted().map { "do \($0)" }
    let kinds = "kinds: \(Kind.allCases.map(\.rawValue).joined(separator: ", "))"
    let keys =
      "keys: \(Key.namedKeys.joined(separator: ", ")), F1 to F24, Ctrl-A to Ctrl-Z, Ctrl-\\, Alt-x, KP0 to KP9, "
      + "KPEnter, KPPlus, KPMinus, KPStar, KPSlash, KPPoint, any other printable character"
    return (screens + events + [kinds, keys]).joined(separator: "\n")
  }
}
