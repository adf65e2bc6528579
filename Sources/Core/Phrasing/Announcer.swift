public import Screens
import Speech
public import Timeline

/// Makes the words of announcements: which parts, in which order, in whose voice, and what need not be said again.
///
/// It remembers what was *heard*: its owner tells it when a part begins to sound, not when one was asked for.
public struct Announcer: Sendable {
  /// The phrases it needs for itself, to be asked of a catalogue.
  public static let keys = Set(Role.allCases.filter(\.isSaid).map { "role.\($0.rawValue)" })
    .union(["position", "empty", "secret.digits", "secret.characters", "voice.missing", "score"])
    .union(["time.seconds", "time.minutes"])
    .union(
      ["other", "mark", "flag", "space", "capital", "repeated", "foreign", "+", "−", "×", "÷"].map { "character.\($0)" }
    )
    .union(
      [
        "mask", "maskWord", "maskDeleted", "deleted", "deletedOf", "cleared", "pasted", "end", "full", "fullWhy",
        "refused", "emptyPaste",
      ]
      .map { "field.\($0)" }
    )
    .union(CountedUnit.allCases.map(\.key))
    .union(["point", "dash", "range", "power", "more", "million", "billion"].map { "number.\($0)" })

  /// The words to choose from.
  public let catalogue: PhraseCatalogue
  /// The tag of the interface's language.
  public var language: String
  /// Who speaks what.
  public var styles: StyleSheet
  /// What the user wants to hear.
  public var settings: Settings
  private var context = HeardContext()

  /// An announcer to whom nothing was heard yet.
  public init(_ catalogue: PhraseCatalogue, language: String, styles: StyleSheet, settings: Settings = Settings()) {
    self.catalogue = catalogue
    self.language = language
    self.styles = styles
    self.settings = settings
  }

  /// The words of an announcement as they are true now; asking changes nothing.
  ///
  /// They may be none, if there is nothing to say. The first part of a result is its head.
  public func wording(of announcement: Announcement, at now: Moment) -> Wording {
    var writer = WordingWriter(announcer: self, announcement: announcement, now: now)
    for phrasing in phrasings(of: announcement, at: now) {
      writer.add(phrasing)
    }
    // That a voice is missing is said once, after the words it is missing for.
    for tag in writer.missingVoices where !context.missingVoices.contains(tag) {
      writer.add(
        Phrasing(.body, .phrase("voice.missing", ["language": catalogue.name(ofLanguage: tag)]), facts: [.noVoice(tag)])
      )
    }
    return writer.finished()
  }

  /// Whether the user wants to hear nothing of an echo or a value, as the settings are now.
  public func isUnwanted(_ announcement: Announcement, at now: Moment) -> Bool {
    switch announcement.kind {
    case .echo: phrasings(of: announcement, at: now).isEmpty
    case .progress: wording(of: announcement, at: now).parts.isEmpty
    default: false
    }
  }

  /// Takes note that a part of a wording, from 0, began to sound.
  public mutating func heard(part: Int, of wording: Wording) {
    for fact in wording.facts[part] {
      heard(fact)
    }
  }

  /// Takes note of one thing heard.
  public mutating func heard(_ fact: Fact) {
    context.heard(fact)
  }

  /// A text as one line, for what is shown and not spoken.
  public func line(of text: Text, at now: Moment = .start) -> String {
    catalogue.line(of: text, in: language, at: now)
  }

  private func phrasings(of announcement: Announcement, at now: Moment) -> [Phrasing] {
    switch announcement.content {
    case .parts(let parts):
      return parts.compactMap { part in
        switch part.role {
        // What was asked for is said, however often it was heard.
        case .instruction where announcement.kind != .focus: instruction(part)
        case _ where announcement.kind == .result: Phrasing(part, facts: [.outcome(part.text)])
        case .title where announcement.kind == .screen: Phrasing(part, facts: [.screen])
        default: Phrasing(part)
        }
      }
    case .element(let reading):
      let order = ElementOrder(reading: reading, context: context, settings: settings) { text in
        catalogue.line(of: text, in: language, at: now).isEmpty
      }
      return order.phrasings
    case .echo(let echo):
      let order = EchoOrder(
        echo: echo, typing: settings.typing, caret: settings.caret, isPublic: settings.text.isPublic)
      return order.phrasings.filter { $0.part.role != .instruction || isWanted($0.part) }
    }
  }

  private func instruction(_ part: Announcement.Part) -> Phrasing? {
    isWanted(part) ? Phrasing(part, facts: [.instruction(part.text)]) : nil
  }

  /// Whether an instruction is to be said: until it was heard, never, or always.
  private func isWanted(_ part: Announcement.Part) -> Bool {
    switch settings.verbosity {
    case .short: false
    case .normal: !context.instructions.contains(part.text)
    case .full: true
    }
  }
}

/// A part with what it tells.
struct Phrasing: Hashable, Sendable {
  var part: Announcement.Part
  var facts: [Fact]
  /// Whether its words may stand in no record, even if those of the announcement may.
  var isSecret = false

  init(_ part: Announcement.Part, facts: [Fact] = []) {
    self.part = part
    self.facts = facts
  }

  init(_ role: PartRole, _ text: Text, facts: [Fact] = []) {
    self.init(Announcement.Part(role, text), facts: facts)
  }
}
