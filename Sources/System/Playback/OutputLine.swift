import Speech

/// The output in hand: how far it is kept filled, when it stands, is closed, is lost and is tried again.
final class OutputLine {
  /// How many periods of 5 ms it is kept filled: at first, and after each further underrun. A cut is heard when these
  /// have been played, so the first two leave it under 20 ms.
  private static let levels = [2, 3, 4, 6, 8]
  /// After this long without an underrun the level is the lowest again.
  private static let quiet = Duration.seconds(60)
  /// What a cut lets play out before its fade; with more ahead of the ear it would be heard for over 20 ms.
  private static let longestWait = Samples.count(in: .milliseconds(15))
  /// How far back a fade can begin; a longer way to the ear ends without one.
  private static let longestMemory = Samples.count(in: .milliseconds(60))
  /// An output that plays nothing for so long while it holds sound is lost.
  private static let patience = Duration.seconds(1)
  private static let retryInterval = Duration.seconds(5)
  /// `pre-roll-idle`: headsets fall asleep sooner than a device is closed.
  private static let sleepiness = Duration.seconds(2)

  private let settings: SpeechWorker.Settings
  private let connect: () throws(PlaybackError) -> any AudioOutput
  private let now: () -> SuspendingClock.Instant
  private let report: (Report) -> Void

  private var output: (any AudioOutput)?
  /// Set while the output is lost: when it is tried again.
  private var retryMoment: SuspendingClock.Instant?
  private var openedMoment: SuspendingClock.Instant?
  private var isKnownOpen = false
  private var mustWake = false
  private var isRunning = false
  /// While it runs, when the last frame is at the ear; while it stands, since when.
  private var endMoment: SuspendingClock.Instant
  private var refillMoment: SuspendingClock.Instant

  /// Which of the levels holds now.
  private var level = 0
  private var underrunMoment: SuspendingClock.Instant?
  private var handedOver = 0
  private var played = 0
  private var playedMoment: SuspendingClock.Instant
  /// The last frames handed over, as far as an output might give back.
  private var history: [Int16] = []

  init(
    settings: SpeechWorker.Settings, open: @escaping () throws(PlaybackError) -> any AudioOutput,
    now: @escaping () -> SuspendingClock.Instant, report: @escaping (Report) -> Void
  ) {
    self.settings = settings
    connect = open
    self.now = now
    self.report = report
    let moment = now()
    (endMoment, refillMoment, playedMoment) = (moment, moment, moment)
  }
}

// MARK: Opening and losing

extension OutputLine {
  /// Opens the output, or paces without sound.
  func open() {
    let moment = now()
    (isRunning, endMoment, refillMoment) = (false, moment, moment)
    do throws(PlaybackError) {
      output = try connect()
      (retryMoment, openedMoment, mustWake) = (nil, moment, true)
      tell(.open)
    } catch {
      paceSilently(error)
    }
  }

  /// The output failed: another one takes its place, at once unless it was opened a moment ago.
  func lose(_ error: any Error) {
    let isNew = openedMoment.map { now() - $0 < OutputLine.patience } ?? false
    output = nil
    if isNew { paceSilently(error) } else { open() }
  }

  /// Tries a lost output again when it is time; answers whether sound is heard again.
  func retry() -> Bool {
    guard let moment = retryMoment, moment <= now() else { return false }
    guard let found = try? connect() else {
      retryMoment = now() + OutputLine.retryInterval
      return false
    }
    output = found
    (retryMoment, openedMoment, mustWake, isRunning) = (nil, now(), true, false)
    tell(.open)
    return true
  }

  private func paceSilently(_ error: any Error) {
    output = SilentOutput(now: now)
    isRunning = false
    retryMoment = now() + OutputLine.retryInterval
    tell(.lost("\(error)"))
  }

  private func tell(_ state: Report.DeviceState) {
    let isOpen = state == .open
    if isOpen && isKnownOpen { return }
    isKnownOpen = isOpen
    report(.device(state))
  }
}

// MARK: Playing

extension OutputLine {
  /// Room for frames.
  struct Room {
    var free = 0
    /// Only multiples of this are handed over.
    var unit = 1
    /// Whether it plays only what fills it, so that silence must follow the last sound.
    var mustBeFilled = false
    /// What is heard before them.
    var delay = 0
  }

  /// What becomes of the sound on its way to the ear when it is cut.
  enum Remainder {
    /// All of it is heard: the fade begins after it.
    case playsOut
    /// None of it is heard from these samples on, of which a very long way has kept none: the fade begins with them.
    case unheard([Int16])
  }
}

extension OutputLine {
  /// Whether all that was handed over has been heard.
  var isIdle: Bool {
    !isRunning
  }

  /// The silence that wakes the device before what is played next, if it needs any.
  func waking() -> Duration? {
    if output == nil { open() }
    let isAsleep = settings.preRollIdle && !isRunning && now() - endMoment > OutputLine.sleepiness
    guard mustWake || isAsleep else { return nil }
    mustWake = false
    return retryMoment == nil && settings.preRoll > .zero ? settings.preRoll : nil
  }

  /// How many frames are wanted now, and how many will be heard before the first of them.
  ///
  /// A plug-in that converts the rate passes on whole periods only, so nothing else is handed over there.
  func room() throws -> Room {
    guard let output else { return Room() }
    let backlog = try output.backlog()
    try check(backlog)
    if isRunning && backlog.held == 0 && retryMoment == nil { noteUnderrun() }
    refillMoment = now() + Samples.duration(of: backlog.held - lowWater)
    let isDeep = output.depth > 2 * output.period
    let unit = isDeep ? 1 : output.period
    let missing = backlog.held > lowWater ? 0 : lowWater + output.period - backlog.held
    return Room(free: missing / unit * unit, unit: unit, mustBeFilled: isDeep, delay: backlog.delay)
  }

  /// Hands over frames that there was room for, the last ones of which may be silence that nobody needs to hear.
  func play(_ samples: Samples, padding: Int) throws {
    guard let output else { return }
    try output.play(samples)
    let moment = now()
    if !isRunning { playedMoment = moment }
    isRunning = true
    handedOver += samples.values.count
    history = (history + samples.values).suffix(OutputLine.longestMemory)
    let backlog = try output.backlog()
    endMoment = moment + Samples.duration(of: max(backlog.delay - padding, 0))
    refillMoment = moment + Samples.duration(of: backlog.held - lowWater)
  }

  /// From here on down there is room for a period.
  private var lowWater: Int {
    guard let output else { return 0 }
    return max(OutputLine.levels[level] * output.period, output.depth) - output.period
  }

  /// Gives up what has been handed over and not heard, as far as that is possible and worth it.
  ///
  /// What an output does not give back is heard first, if that is soon over. If not, the output is stopped: the fade
  /// goes on from the sample that was at the ear, a fraction of a millisecond late.
  func takeBack() -> Remainder {
    guard isRunning, let output else { return .playsOut }
    do {
      let unheard = try output.backlog().delay
      let given = try output.takeBack()
      if given > 0 && unheard - given <= OutputLine.longestWait { return .unheard(history.suffix(given)) }
      if unheard <= OutputLine.longestWait { return .playsOut }
      try output.stop()
      stand()
      return .unheard(unheard <= OutputLine.longestMemory ? history.suffix(unheard) : [])
    } catch {
      lose(error)
      return .unheard([])
    }
  }

  /// Stops the output when all was heard, closes it when it stood long, and says when it must be seen to again.
  func next(isSounding: Bool) -> SuspendingClock.Instant? {
    let moment = now()
    if isSounding { return [refillMoment, retryMoment].compactMap(\.self).min() }
    if isRunning && endMoment <= moment { rest() }
    if isRunning { return [endMoment, retryMoment].compactMap(\.self).min() }
    guard retryMoment == nil, output != nil, let limit = settings.closeAfter else { return retryMoment }
    if endMoment + limit > moment { return endMoment + limit }
    output = nil
    return nil
  }

  private func rest() {
    do {
      try output?.stop()
      stand()
    } catch {
      lose(error)
    }
  }

  private func stand() {
    isRunning = false
    endMoment = now()
  }

  private func noteUnderrun() {
    level = min(level + 1, OutputLine.levels.count - 1)
    underrunMoment = now()
  }

  /// Lowers the level after a quiet time; an output that stands still while it should play is lost.
  private func check(_ backlog: Backlog) throws {
    let moment = now()
    if let last = underrunMoment, moment - last > OutputLine.quiet {
      (level, underrunMoment) = (0, nil)
    }
    if handedOver - backlog.held != played || !isRunning {
      (played, playedMoment) = (handedOver - backlog.held, moment)
    } else if moment - playedMoment > OutputLine.patience {
      throw PlaybackError.stalled
    }
  }
}
