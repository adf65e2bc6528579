/// What a case typed where a secret is asked for, so that no report repeats it, whatever the script expects.
struct TypedSecrets: Sendable {
  private static let mark = "[hidden]"
  /// Shorter words would hide what has nothing to do with them.
  private static let shortest = 3

  private var texts: [String] = []

  var isEmpty: Bool { texts.isEmpty }

  /// Takes note of what was typed or pasted.
  mutating func note(_ text: String) {
    texts.append(text)
  }

  /// An expectation that was not met, as a report may name it: each number in it may be a part of a code, and so may
  /// the one character of an echo.
  func hiding(_ awaited: Awaited) -> Awaited {
    guard !texts.isEmpty else { return awaited }
    var awaited = awaited
    awaited.text = awaited.text.count == 1 ? Self.mark : hiding(awaited.text)
    awaited.halves = awaited.halves.map { .init(begun: hiding($0.begun), rest: hiding($0.rest)) }
    return awaited
  }

  private func hiding(_ text: String) -> String {
    var text = text
    for typed in texts.sorted(by: { $0.count > $1.count }) where typed.count >= Self.shortest {
      text = text.replacing(typed, with: Self.mark)
    }
    return text.split(separator: " ").map { $0.contains(where: \.isNumber) ? Self.mark[...] : $0 }
      .joined(separator: " ")
  }
}
