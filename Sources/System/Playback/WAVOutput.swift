import Foundation
public import Speech

/// Writes what would be heard to a file, 16 bit, two channels, in the time that it takes to hear it.
///
/// The header counts what was written after each piece, so the file can be played whenever the program ends. A pause
/// is kept up to one second; longer ones are shortened to that.
public final class WAVOutput: AudioOutput {
  private static let headerSize = 44
  private static let longestPause = Duration.seconds(1)

  private let path: String
  private let descriptor: Int32
  private var size = 0
  private var pace: Pace

  /// 5 ms.
  public let period = Samples.count(in: .milliseconds(5))

  /// Two periods.
  public var depth: Int {
    2 * period
  }

  /// Makes the file, or empties it; one that is continued keeps what was heard before it was closed.
  public init(
    path: String, isContinued: Bool = false, now: @escaping () -> SuspendingClock.Instant = { SuspendingClock.now }
  ) throws(PlaybackError) {
    self.path = path
    pace = Pace(now: now)
    descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_CLOEXEC | (isContinued ? 0 : O_TRUNC), 0o666)
    guard descriptor >= 0 else { throw failure }
    let frameSize = 4
    size = max(0, Int(lseek(descriptor, 0, SEEK_END)) - WAVOutput.headerSize) / frameSize * frameSize
    try write(WAVOutput.header(size: size), at: 0)
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  /// What would not have been heard yet.
  public func backlog() -> Backlog {
    Backlog(held: pace.queued)
  }

  /// Writes the samples, and before them the pause since the last ones.
  public func play(_ samples: Samples) throws(PlaybackError) {
    let pause = Samples.silence(min(pace.silence, WAVOutput.longestPause))
    pace.add(samples)
    let bytes = (pause.values + samples.values).flatMap(WAVOutput.frame)
    try write(bytes, at: WAVOutput.headerSize + size)
    size += bytes.count
    try write(WAVOutput.header(size: size), at: 0)
  }

  /// Gives nothing back: it is written.
  public func takeBack() -> Int {
    0
  }

  /// Goes on in no time.
  public func stop() {
    pace.stop()
  }
}

extension WAVOutput {
  /// The RIFF header of a file with so many bytes of sound; what is longer than the format can count reads as its most.
  static func header(size: Int) -> [UInt8] {
    let size = UInt32(min(size, Int(UInt32.max) - headerSize))
    let rate = UInt32(Samples.rate)
    var header = Array("RIFF".utf8) + little(size + UInt32(headerSize) - 8) + Array("WAVEfmt ".utf8)
    header += little(UInt32(16)) + little(UInt16(1)) + little(UInt16(2)) + little(rate) + little(rate * 4)
    return header + little(UInt16(4)) + little(UInt16(16)) + Array("data".utf8) + little(size)
  }

  private static func little<Number: FixedWidthInteger>(_ number: Number) -> [UInt8] {
    (0..<(Number.bitWidth / 8)).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
  }

  private static func frame(_ sample: Int16) -> [UInt8] {
    let bytes = little(sample)
    return bytes + bytes
  }

  /// Writes all of it (`pwrite`), which a full disk takes a part of at first.
  private func write(_ bytes: [UInt8], at offset: Int) throws(PlaybackError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let place = off_t(offset + bytes.count - rest.count)
      let count = unsafe rest.withUnsafeBytes { unsafe pwrite(descriptor, $0.baseAddress, $0.count, place) }
      guard count >= 0 || errno == EINTR else { throw failure }
      rest = rest.dropFirst(max(count, 0))
    }
  }

  /// What the last call says of itself.
  private var failure: PlaybackError {
    .file(path, reason: unsafe String(cString: strerror(errno)))
  }
}
