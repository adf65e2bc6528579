import Sessions
import Timeline

/// An expectation with its place in a case.
struct Expected: Sendable {
  var expectation: Awaited
  var line: Int
  /// The number of the action it stands under.
  var action: Int

  /// Whether this is the announcement that is meant, whatever became of it.
  func means(_ met: Met) -> Bool {
    guard (expectation.fate == nil) == (met.heard == nil), expectation.means(met.text) else { return false }
    // A pattern that any words match means those of its kind.
    guard let heard = met.heard, expectation.isLike else { return true }
    return hasKind(heard.kind) || expectation.text.contains { $0.isLetter || $0.isNumber }
  }

  /// Whether both are speech with the same kind and fate.
  func isOfKind(of met: Met) -> Bool {
    met.heard.map { expectation.fate == $0.fate && hasKind($0.kind) } ?? false
  }

  /// In what it is not as expected; nothing if it is.
  func deviation(of met: Met, language: String) -> Mismatch.Kind? {
    guard let heard = met.heard else { return place(of: met) }
    if expectation.fate != heard.fate { return .anotherFate }
    if !hasKind(heard.kind) { return .anotherKind }
    if !heard.words.text.isEmpty, heard.words.language != expectation.language ?? language { return .otherLanguage }
    if let halves = expectation.halves, !isCut(heard, as: halves) { return .cutElsewhere }
    if let moment = expectation.moment, moment != met.moment.elapsed { return .earlyOrLate }
    return place(of: met)
  }

  private func hasKind(_ kind: Kind) -> Bool {
    expectation.kind.map { $0 == kind } ?? (kind == .screen || kind == .focus)
  }

  private func isCut(_ heard: Heard, as halves: Awaited.Halves) -> Bool {
    guard let begun = heard.heard.map(LooseSpaces.single) else { return false }
    return expectation.isLike ? Wildcards(halves.begun).match(begun) : halves.begun == begun
  }

  private func place(of met: Met) -> Mismatch.Kind? {
    if action > met.met { return .beforeItsStep }
    return action < met.asked ? .neverAskedFor : nil
  }
}
