public import Phrasing

/// The settings of the user (announcements.md 4.5).
public struct Settings: Hashable, Sendable {
  /// The language tag of the interface.
  public var language = "en"
  /// The name of a set of styles in `voices/styles`.
  public var voice = "standard"
  /// Words a minute, 80 to 449.
  public var rate = 175
  /// 0 to 99.
  public var pitch = 50
  /// 0 to 10, 3 dB a step; 0 is soft, not mute.
  public var volume = 8
  /// Tones beside speech.
  public var sounds = true
  /// A line on the screen when an announcement begins.
  public var captions = true
  /// How much is said of an item: verbosity, positions, roles.
  public var reading = Announcer.Settings()
  /// How to use the item in focus, said after a pause.
  public var hints = true
  /// The last digit of a code sends it, without Enter.
  public var sendsFullCode = true
  /// How many digits stand in a code is told after each, or only after the first, at half and at the end.
  public var countsEachDigit = true
  /// An answer is read back, and a second Enter judges it.
  public var confirm = false
  /// The next level opens when the result has ended.
  public var goOn = false
  /// Right and left walk items, down and up the rotor, as VoiceOver has them.
  public var voiceOverArrows = false
  /// Silence before the first part after the device was opened, in milliseconds, 0 to 300.
  public var preRoll = 150
  /// The same after every 2 s without sound, for headsets that fall asleep.
  public var preRollIdle = false

  /// The defaults.
  public init() {}

  /// Words a minute that the engine speaks by itself (announcements.md, section 5).
  public static let rates = 80...449
  /// One press of slower or faster.
  public static let rateStep = 10
  /// The levels of volume.
  public static let volumes = 0...10
}
