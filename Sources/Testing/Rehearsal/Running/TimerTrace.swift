import Screens
import Sessions
import Timeline

/// Who set a timer, and what it led to: noted only where a report has to tell it.
struct TimerTrace: Sendable {
  /// A timer that was set.
  struct Setting: Hashable, Sendable {
    var name: String
    /// For when.
    var moment: Moment
    /// At what time, and in which action.
    var set: Moment
    var action: Int
    /// The line of source that set it, where it is a screen's own.
    var origin: String?
  }

  /// The number of the action that has its turn.
  var action = 0
  /// Those that came due, each with the length of the record at that time.
  private(set) var fired: [(setting: Setting, record: Int)] = []
  private var settings: [Setting] = []

  /// Takes note of what is set now.
  mutating func look(at timers: [Session.Timer], now: Moment) {
    settings = timers.map { timer in
      settings.first { $0.name == timer.name && $0.moment == timer.moment }
        ?? Setting(
          name: timer.name, moment: timer.moment, set: now, action: action, origin: timer.origin?.description)
    }
  }

  /// Takes note of what comes due.
  mutating func fall(due now: Moment, record: Int) {
    for setting in settings where setting.moment <= now { fired.append((setting, record)) }
  }

  /// What came due last before this place in the record.
  func cause(of place: Int) -> Setting? {
    fired.last { $0.record <= place }?.setting
  }

  /// The timer that will come again although it came before, and how often it came since a moment.
  func repeated(since moment: Moment) -> (setting: Setting, rounds: Int)? {
    settings.lazy.map { setting in
      (setting, self.fired.count { $0.setting.name == setting.name && $0.setting.moment >= moment })
    }.first { $0.1 > 0 }
  }
}
