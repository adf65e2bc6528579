import Timeline

/// What a case typed where a secret is asked for, so that no report repeats it, whatever the script expects.
struct TypedSecrets: Sendable {
  private static let mark = "[hidden]"
  /// Shorter ones would hide words that have nothing to do with them.
  private static let shortest = 4

  private var texts: [String] = []

  var isEmpty: Bool { texts.isEmpty }

  /// Takes note of what was typed or pasted.
  mutating func note(_ text: String) {
    texts.append(text)
  }

  /// An expectation that was not met, as a report may name it: a character of an echo may be one of a secret.
  func hiding(_ awaited: Awaited) -> Awaited {
    guard !texts.isEmpty, awaited.kind == .echo, awaited.text.count == 1 else { return awaited }
    var awaited = awaited
    awaited.text = Self.mark
    return awaited
  }

  /// A failure in which none of them stands whole.
  func hiding(_ mismatch: Mismatch) -> Mismatch {
    var mismatch = mismatch
    for text in texts where text.count >= Self.shortest {
      mismatch.headline = mismatch.headline.replacing(text, with: Self.mark)
      mismatch.subject = mismatch.subject.replacing(text, with: Self.mark)
      mismatch.facts = mismatch.facts.map { $0.replacing(text, with: Self.mark) }
    }
    return mismatch
  }
}
