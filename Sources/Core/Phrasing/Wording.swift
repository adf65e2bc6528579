public import Screens
public import Speech

/// The words of one announcement, and what each part tells its hearer once it has begun.
public struct Wording: Hashable, Sendable {
  /// Ready for the voice, in order.
  public var parts: [Utterance.Part] = []
  /// As many as there are parts: what counts as heard when that part begins.
  public var facts: [[Fact]] = []

  /// No words yet.
  public init() {}

  /// The whole text as the record has it.
  public var text: String { parts.text }
  /// The whole text as a caption shows it.
  public var caption: String { parts.joined(\.caption) }

  /// The text of the first parts up to this one, from 0: what was heard of it.
  public func text(through part: Int) -> String {
    Array(parts.prefix(part + 1)).text
  }
}

extension [Utterance.Part] {
  /// The text of all, with what joins them.
  var text: String { joined(\.text) }

  fileprivate func joined(_ form: (Utterance.Part) -> String) -> String {
    guard var text = first.map(form) else { return "" }
    for index in indices.dropFirst() {
      text += self[index - 1].joiner
      text += form(self[index])
    }
    return text
  }
}

/// Something that a hearer knows from the moment a part begins, and that need not be said again.
public enum Fact: Hashable, Sendable {
  /// A new screen: nothing of the one before is in the ear any more.
  case screen
  /// A line of instruction.
  case instruction(Text)
  /// The groups entered so far, by id, outermost first.
  case groups([String])
  /// An item, with its groups and what it is.
  case item(groups: [String], Role)
  /// The word for what an item is.
  case role(Role)
  /// Words of an outcome: what is wrong with an item need not be said again with the item.
  case outcome(Text)
  /// That words of this language cannot be said as they should be.
  case noVoice(String)
}
