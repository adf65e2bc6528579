public import Foundation
public import Phrasing
public import Screens
public import Sessions
import Speech

/// What `open` and `do` may name, and the phrases that make its words.
public struct ScreenCatalogue: Sendable {
  /// With what a screen is opened.
  public struct Opening: Hashable, Sendable {
    /// As the script names them.
    public var parameters: [String: String]
    /// Those of the whole file.
    public var settings: Settings
    /// Decides all chance.
    public var seed: UInt64

    /// A screen is opened with nothing but what is given here.
    public init(parameters: [String: String] = [:], settings: Settings = Settings(), seed: UInt64 = 1) {
      (self.parameters, self.settings, self.seed) = (parameters, settings, seed)
    }

    /// A whole number of a range, or what is taken where none is named.
    public func number(
      _ name: String, in range: ClosedRange<Int> = 0...1_000_000, else usual: Int
    ) throws(OpeningFault) -> Int {
      guard let text = parameters[name] else { return usual }
      guard let number = Int(text), range.contains(number) else {
        let allowed = "a whole number from \(range.lowerBound) to \(range.upperBound)"
        throw OpeningFault("the parameter '\(name)' cannot be \(ScriptText.quoted(text)). It takes \(allowed).")
      }
      return number
    }
  }

  /// A screen that a script can open.
  public struct Entry: Sendable {
    /// What it is, for the list of all screens.
    public var summary: String
    /// The names of what can be set.
    public var parameters: [String]
    /// Makes the screen; an error tells in words why it cannot.
    public var open: @Sendable (Opening) throws -> any Screen
    /// Makes what stands in for the outside of one case: the answer to a request at once, or nothing if an event will
    /// answer.
    public var answer: @Sendable (Opening) -> Ear.Answer

    /// A screen; without an answer it asks for nothing.
    public init(
      _ summary: String, parameters: [String] = [],
      answer: @escaping @Sendable (Opening) -> Ear.Answer = { _ in { _ in nil } },
      open: @escaping @Sendable (Opening) throws -> any Screen
    ) {
      self.summary = summary
      self.parameters = parameters
      self.answer = answer
      self.open = open
    }
  }

  /// What `do` lets happen.
  public enum Event: Hashable, Sendable {
    case session(Session.Event)
    /// The answer to the oldest request in flight.
    case reply(Data)
  }

  /// All words there are.
  public var phrases: PhraseCatalogue
  /// By name.
  public var screens: [String: Entry]
  /// By name; those of every sound device are always there.
  public var events: [String: Event]
  /// Finds how long the real voice of this name takes, for scripts that ask for it; without it none can.
  public var engine: (@Sendable (String) throws -> Ruler)?

  /// Screens and events by name.
  public init(phrases: PhraseCatalogue, screens: [String: Entry], events: [String: Event] = [:]) {
    self.phrases = phrases
    self.screens = screens
    self.events = ScreenCatalogue.ofDevices.merging(events) { $1 }
  }

  private static let ofDevices: [String: Event] = [
    "device gone": .session(.speech(.device(.lost("unplugged")))), "device back": .session(.speech(.device(.open))),
  ]
}

/// Why a screen cannot be opened as a script wants it.
public struct OpeningFault: Error, Hashable, CustomStringConvertible {
  /// In words that follow a colon, with what would do.
  public var description: String

  /// A reason in words.
  public init(_ description: String) {
    self.description = description
  }
}
