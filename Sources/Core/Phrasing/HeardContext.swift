import Screens

/// What the hearer knows: it grows only by parts that began.
struct HeardContext: Hashable, Sendable {
  /// The groups of the last item, by id.
  private(set) var groups: [String] = []
  /// The role word that holds for the run of items being walked.
  private(set) var role: Role?
  private(set) var instructions: Set<Text> = []
  /// The words of outcomes since the last item.
  private(set) var outcomes: [Text] = []
  /// The languages of which it was said that they have no voice.
  private(set) var missingVoices: Set<String> = []

  mutating func heard(_ fact: Fact) {
    switch fact {
    case .screen: (groups, role) = ([], nil)
    case .instruction(let text): instructions.insert(text)
    case .groups(let entered): groups = entered
    case .item(let entered, let role):
      groups = entered
      outcomes = []
      // An item of another role ends the run, even if its own role word was cut.
      if role != self.role { self.role = nil }
    case .role(let role): self.role = role
    case .outcome(let text): if !outcomes.contains(text) { outcomes.append(text) }
    case .noVoice(let language): missingVoices.insert(language)
    }
  }
}
