extension Program {
  /// The answers of the first level in the order in which they are heard, each by its digit; the level stays open.
  func answersOfFirstLevel() throws -> [String] {
    try wait(for: .began("screen"))
    type("\r")
    try wait(for: .began("screen", "Where are the stairs?"))
    return try (1...3).map { digit in
      type("\(digit)")
      let text = try wait(for: .began("focus", ", \(digit) of 3")).text ?? ""
      return String(text.prefix { $0 != "," })
    }
  }
}
