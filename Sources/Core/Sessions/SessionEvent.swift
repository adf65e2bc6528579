public import FoundationEssentials
public import Keys
public import Screens
public import Speech
public import Timeline

extension Session {
  /// Everything that can happen to a session. Same events at the same moments, same effects.
  public enum Event: Hashable, Sendable {
    /// The first event, once.
    case start
    /// What was read from the terminal.
    case bytes([UInt8])
    /// A key that needs no decoding: of an input device, of a script.
    case key(Key)
    case paste(String)
    /// No key comes any more: what is being said is finished, then the program ends.
    case endOfInput
    /// The moment of the last `.wake` effect has come.
    case wake
    /// News of the sound.
    case speech(Report)
    /// The answer to a request.
    case reply(Request.ID, Data)
    case signal(Signal)
    /// A program's own news, by name; the `do` of a script.
    case external(String)
  }

  /// What the system asks of the program.
  public enum Signal: Hashable, Sendable {
    /// Counts as Ctrl-C.
    case interrupt
    /// Ends the program.
    case terminate
    /// The terminal is gone: nobody hears a farewell.
    case hangUp
    /// Counts as Ctrl-Z.
    case suspend
    /// The program goes on after it was suspended.
    case resume
  }

  /// What is to be done, in this order.
  public enum Effect: Hashable, Sendable {
    case speech(Order)
    /// One line to show.
    case caption(String)
    case record(RecordLine)
    case request(Request)
    case save(SavedProgress)
    /// A setting changed and is to be kept.
    case set(Setting)
    /// Wake the session then. There is one timer; an answer without this effect has none.
    case wake(at: Moment)
    /// Stop the process; `.signal(.resume)` comes when it goes on.
    case suspend
    case quit(ExitCode)
  }
}
