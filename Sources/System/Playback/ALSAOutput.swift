import CALSA
import Foundation
public import Speech

/// A sound device of the system, through alsa-lib: 22,050 Hz, 16 bit, two channels, periods of 5 ms.
///
/// Opened without blocking: what the device does not take at once is kept and offered again.
public final class ALSAOutput: AudioOutput {
  private static let channels = 2
  /// In frames, 5 ms. Asked for in microseconds it gives a buffer that is no multiple of it.
  private static let wantedPeriod = snd_pcm_uframes_t(Samples.count(in: .milliseconds(5)))
  /// 40 ms of the periods wanted.
  private static let periods: snd_pcm_uframes_t = 8
  /// What a card may already have fetched of the sound that is taken back: 2 ms.
  private static let fetched = Samples.rate * 2 / 1_000

  private let name: String
  private let device: Handle
  private var waiting: [Int16] = []
  private var bufferSize = 0

  /// What the device granted; 5 ms where it can.
  public private(set) var period = 0

  /// Two periods, but of a sound server the whole buffer of 40 ms: after it ran dry, PulseAudio plays nothing until its
  /// buffer is filled again but for a period. One frame is left out, because its plug-in takes a buffer that was played
  /// at once for one that was not played at all.
  public var depth: Int {
    isServer ? bufferSize - 1 : 2 * period
  }

  /// Opens a device by its ALSA name (`snd_pcm_open`).
  public init(device name: String = "default") throws(PlaybackError) {
    earshot_alsa_silence()
    self.name = name
    device = try Handle(name)
    do {
      try configure()
    } catch {
      throw .device(name, reason: error.reason)
    }
  }

  /// Asks the device for what it holds and for its whole delay (`snd_pcm_avail_delay`).
  ///
  /// A device that ran dry is made ready again and holds nothing.
  public func backlog() throws(PlaybackError) -> Backlog {
    try offer()
    guard unsafe snd_pcm_state(device.pcm) != SND_PCM_STATE_PREPARED else { return Backlog(held: waitingFrames) }
    var available: snd_pcm_sframes_t = 0
    var delay: snd_pcm_sframes_t = 0
    let result = unsafe snd_pcm_avail_delay(device.pcm, &available, &delay)
    if result == -EPIPE || result == -ESTRPIPE {
      try prepare()
      return Backlog(held: waitingFrames)
    }
    try check { result }
    let held = max(bufferSize - available, 0)
    return Backlog(held: held + waitingFrames, delay: max(delay, held) + waitingFrames)
  }

  /// Writes the samples to both channels (`snd_pcm_writei`), and starts the device if it stands.
  public func play(_ samples: Samples) throws(PlaybackError) {
    waiting += samples.values.flatMap { [$0, $0] }
    if isServer && !isRunning { try prepare() }
    try offer()
    if unsafe snd_pcm_state(device.pcm) == SND_PCM_STATE_PREPARED {
      try check { unsafe snd_pcm_start(device.pcm) }
    }
  }

  /// Takes back from bare hardware all but what it may have fetched (`snd_pcm_rewind`).
  ///
  /// Plug-ins accept that call and play the sound all the same, so they are not asked.
  public func takeBack() throws(PlaybackError) -> Int {
    let unwritten = waitingFrames
    waiting = []
    guard unsafe snd_pcm_type(device.pcm) == SND_PCM_TYPE_HW, case let delay = try backlog().delay,
      delay > ALSAOutput.fetched
    else { return unwritten }
    let taken = unsafe snd_pcm_rewind(device.pcm, snd_pcm_uframes_t(delay - ALSAOutput.fetched))
    return unwritten + max(taken, 0)
  }

  /// Stops at once and makes the device ready (`snd_pcm_drop`, `snd_pcm_prepare`).
  public func stop() throws(PlaybackError) {
    waiting = []
    try check { unsafe snd_pcm_drop(device.pcm) }
    try prepare()
  }
}

extension ALSAOutput {
  private var waitingFrames: Int {
    waiting.count / ALSAOutput.channels
  }

  /// Whether it is the plug-in of a sound server. One of PulseAudio that was made ready some time before it is started
  /// counts as played what it is given, so such a stream is made anew at the start.
  private var isServer: Bool {
    unsafe snd_pcm_type(device.pcm) == SND_PCM_TYPE_IOPLUG
  }

  private var isRunning: Bool {
    unsafe snd_pcm_state(device.pcm) == SND_PCM_STATE_RUNNING
  }

  private func prepare() throws(PlaybackError) {
    try check { unsafe snd_pcm_prepare(device.pcm) }
  }

  /// Writes as much as the device takes.
  private func offer() throws(PlaybackError) {
    while !waiting.isEmpty {
      let written = unsafe snd_pcm_writei(device.pcm, waiting, snd_pcm_uframes_t(waitingFrames))
      switch Int32(truncatingIfNeeded: written) {
      case -EAGAIN, 0: return
      case -EPIPE, -ESTRPIPE: try prepare()
      case 1...: waiting.removeFirst(Int(written) * ALSAOutput.channels)
      default: try check { Int32(truncatingIfNeeded: written) }
      }
    }
  }

  private func check(_ call: () -> Int32) throws(PlaybackError) {
    let result = call()
    guard result < 0 else { return }
    throw .lost(name, reason: unsafe String(cString: snd_strerror(result)))
  }

  private func configure() throws(PlaybackError) {
    try setHardware()
    var size: snd_pcm_uframes_t = 0
    var step: snd_pcm_uframes_t = 0
    try check { unsafe snd_pcm_get_params(device.pcm, &size, &step) }
    (bufferSize, period) = (Int(size), Int(step))
    try setSoftware()
    try prepare()
  }

  private func setHardware() throws(PlaybackError) {
    var allocated: OpaquePointer?
    try check { unsafe snd_pcm_hw_params_malloc(&allocated) }
    guard let parameters = unsafe allocated else { return }
    defer { unsafe snd_pcm_hw_params_free(parameters) }
    let pcm = unsafe device.pcm
    var step = ALSAOutput.wantedPeriod
    try check { unsafe snd_pcm_hw_params_any(pcm, parameters) }
    try check { unsafe snd_pcm_hw_params_set_access(pcm, parameters, SND_PCM_ACCESS_RW_INTERLEAVED) }
    try check { unsafe snd_pcm_hw_params_set_format(pcm, parameters, SND_PCM_FORMAT_S16_LE) }
    try check { unsafe snd_pcm_hw_params_set_channels(pcm, parameters, UInt32(ALSAOutput.channels)) }
    try check { unsafe snd_pcm_hw_params_set_rate(pcm, parameters, UInt32(Samples.rate), 0) }
    try check { unsafe snd_pcm_hw_params_set_period_size_near(pcm, parameters, &step, nil) }
    var buffer = step * ALSAOutput.periods
    try check { unsafe snd_pcm_hw_params_set_buffer_size_near(pcm, parameters, &buffer) }
    try check { unsafe snd_pcm_hw_params(pcm, parameters) }
  }

  /// The device starts when it is told to, not by how much it holds; hardware follows what was written by silence.
  private func setSoftware() throws(PlaybackError) {
    var allocated: OpaquePointer?
    try check { unsafe snd_pcm_sw_params_malloc(&allocated) }
    guard let parameters = unsafe allocated else { return }
    defer { unsafe snd_pcm_sw_params_free(parameters) }
    let pcm = unsafe device.pcm
    var boundary: snd_pcm_uframes_t = 0
    try check { unsafe snd_pcm_sw_params_current(pcm, parameters) }
    try check { unsafe snd_pcm_sw_params_get_boundary(parameters, &boundary) }
    try check { unsafe snd_pcm_sw_params_set_start_threshold(pcm, parameters, boundary) }
    // A sound server's plug-in counts the silence as sound that it has played.
    if unsafe snd_pcm_type(pcm) == SND_PCM_TYPE_HW {
      try check { unsafe snd_pcm_sw_params_set_silence_size(pcm, parameters, boundary) }
    }
    try check { unsafe snd_pcm_sw_params(pcm, parameters) }
  }
}

extension ALSAOutput {
  /// Owns the opened device and closes it (`snd_pcm_close`).
  @safe
  private final class Handle {
    let pcm: OpaquePointer

    init(_ name: String) throws(PlaybackError) {
      var opened: OpaquePointer?
      let result = unsafe snd_pcm_open(&opened, name, SND_PCM_STREAM_PLAYBACK, Int32(SND_PCM_NONBLOCK))
      guard result == 0, let pcm = unsafe opened else {
        throw .device(name, reason: unsafe String(cString: snd_strerror(result)))
      }
      unsafe self.pcm = pcm
    }

    deinit {
      unsafe snd_pcm_close(pcm)
    }
  }
}

extension PlaybackError {
  /// Why, without what.
  fileprivate var reason: String {
    switch self {
    case .device(_, let reason), .lost(_, let reason), .file(_, let reason): reason
    case .stalled: description
    }
  }
}
