import CLinux
import Foundation
import Timeline

/// The one clock of a session, and the timer that wakes by it.
///
/// It counts the time that the machine sleeps (`CLOCK_BOOTTIME`): a code that is valid for five minutes has run out when
/// the lid is opened an hour later. The timer counts it too, which the time-out of `poll` does not.
struct Clock: ~Copyable {
  private let origin: Duration
  private let timer: Descriptor
  private var alarm: Moment?

  init() throws(TerminalError) {
    timer = try Descriptor(timerfd_create(CLOCK_BOOTTIME, Int32(TFD_CLOEXEC | TFD_NONBLOCK)), of: "timerfd")
    origin = Clock.time
  }

  /// Readable from the moment of the alarm on.
  var descriptor: Int32 { timer.number }

  var now: Moment { Moment(elapsed: Clock.time - origin) }

  /// Moves the alarm, or with nothing takes it away.
  mutating func setAlarm(_ moment: Moment?) {
    guard moment != alarm else { return }
    alarm = moment
    var setting = itimerspec()
    // Zero would take the alarm away.
    if let moment { setting.it_value = timespec(max(.nanoseconds(1), origin + moment.elapsed)) }
    unsafe timerfd_settime(descriptor, Int32(TFD_TIMER_ABSTIME), &setting, nil)
  }

  private static var time: Duration {
    var time = timespec()
    unsafe clock_gettime(CLOCK_BOOTTIME, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}

extension timespec {
  fileprivate init(_ duration: Duration) {
    let (seconds, attoseconds) = duration.components
    self.init(tv_sec: Int(seconds), tv_nsec: Int(attoseconds / 1_000_000_000))
  }
}
