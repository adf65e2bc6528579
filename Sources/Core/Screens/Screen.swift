public import FoundationEssentials
public import Timeline

/// A screen is a value: it is told what happened and answers with what to do. It does not know how it sounds.
public protocol Screen: Sendable {
  /// Said first when the screen is entered.
  var title: Text { get }
  /// The title as "where am I" says it, with what else tells the place; most often it is the title.
  var place: Text { get }
  /// Said after the title: the question of a level, a line of instruction. Each is a part.
  var introduction: [Announcement.Part] { get }
  /// Computed from the state; what has no place here cannot be reached.
  var elements: [Element] { get }
  /// The element in which focus begins; without one it is the first.
  var firstFocus: Element.ID? { get }
  /// The element that the key "question again" reads; without one the title is said.
  var question: Element.ID? { get }
  /// The element whose Enter is the main action of the screen, wherever the focus is; nothing where there is none.
  var mainAction: Element.ID? { get }
  /// What the list of actions offers first: what can be done with the item in focus, then with the screen.
  func offers(on item: Element.ID?) -> [Offer]
  /// The first score or state worth saying on "where am I", after the title.
  var status: [Announcement.Part] { get }
  /// What the screen below is told when this one closes without naming an outcome: by the key for back above all.
  var outcome: ScreenOutcome? { get }
  /// Answers an event. Times come only from here.
  mutating func handle(_ event: ScreenEvent, at now: Moment) -> [ScreenAction]
}

extension Screen {
  /// The title.
  public var place: Text { title }
  /// Nothing but the title.
  public var introduction: [Announcement.Part] { [] }
  /// The first element.
  public var firstFocus: Element.ID? { nil }
  /// No question: the title.
  public var question: Element.ID? { nil }
  /// None.
  public var mainAction: Element.ID? { nil }
  /// None.
  public func offers(on item: Element.ID?) -> [Offer] { [] }
  /// Nothing.
  public var status: [Announcement.Part] { [] }
  /// Nothing.
  public var outcome: ScreenOutcome? { nil }
}

/// What a screen is told.
public enum ScreenEvent: Hashable, Sendable {
  /// It was opened, and is on top.
  case opened
  /// It has the keys no longer: another screen comes on top, the key for back closes it, keys are explained, or the
  /// program is suspended or left.
  case covered
  /// It has the keys again. A screen above it closed with this outcome; nothing where none was above it.
  case returned(ScreenOutcome?)
  /// A command that neither the session nor the focus answers, with the element in focus. To one for a hint or the
  /// status that is answered by no action the session has an answer of its own.
  case command(Command, on: Element.ID?)
  /// One of its own offers was chosen from the list of actions, by its name.
  case chosen(String)
  /// A character was typed into a field.
  case typed(Character, into: Element.ID)
  /// A text was pasted into a field: one event.
  case pasted(String, into: Element.ID)
  /// The sound of the last result of this screen has ended: heard out, or cut and perhaps not heard whole.
  case resultEnded(heardOut: Bool)
  /// A wake-up it set has come.
  case wake(String)
  /// The answer to a request.
  case reply(Request.ID, Data)
  /// News from outside, by name.
  case external(String)
}

/// What a closing screen tells the one below: names and values of its own choosing.
public typealias ScreenOutcome = [String: String]

/// What a screen wants done. File and line are where it says so: what is said or comes due because of it is told to be of
/// that line.
public enum ScreenAction: Sendable {
  case announce(Announcement)
  /// A screen on top of this one.
  case open(any Screen, fileID: String = #fileID, line: Int = #line)
  /// A screen in place of this one.
  case replace(any Screen, fileID: String = #fileID, line: Int = #line)
  /// Back to the screen below, which is told the outcome; without one, that of the screen's `outcome`.
  case close(ScreenOutcome? = nil, fileID: String = #fileID, line: Int = #line)
  /// Does what was offered, on the screen on top: of a list that has just closed the one below.
  case run(Offer)
  /// Moves the focus, which is announced unless it is there already.
  case focus(Element.ID, fileID: String = #fileID, line: Int = #line)
  /// A wake-up by name; without a moment it is cancelled.
  case wake(String, at: Moment?, fileID: String = #fileID, line: Int = #line)
  /// What fed a progress has ended: what is still to be said of this key is void.
  case endProgress(String)
  case request(Request)
  case save(SavedProgress)
  case set(Setting)
  case tone(String)
  /// Ends the program, with a farewell.
  case quit
}

/// Something that can be done, as the list of actions has it.
public enum Offer: Hashable, Sendable {
  /// As if by the key of the command.
  case command(Command)
  /// Something that has no key: its screen is told the name, the user hears the label.
  case own(String, label: Text)
}

/// What a game keeps, under a name.
public struct SavedProgress: Hashable, Sendable {
  /// The name it is found by.
  public var name: String
  /// In the form of the game's own.
  public var contents: Data

  /// Something to be kept.
  public init(name: String, contents: Data) {
    self.name = name
    self.contents = contents
  }
}

/// One setting of the user (announcements.md 4.5).
public struct Setting: Hashable, Sendable {
  /// Its key, for example `rate`.
  public var key: String
  /// Its value as it is written.
  public var value: String

  /// A setting with its value.
  public init(key: String, value: String) {
    self.key = key
    self.value = value
  }
}
