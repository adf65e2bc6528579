import Screens
import Timeline

/// The hints of one level. One comes with each half minute in play, the mildest first; a refusal may bring the next one
/// before its time.
struct LevelHints: Hashable, Sendable {
  /// From one hint to the next.
  static let interval = Duration.seconds(30)

  /// Each by its lines.
  let all: [[Text]]
  /// How many have come while it was played.
  private var come = 0
  /// The level is solved, so that nothing is held back.
  private var isReleased = false
  /// How many of them were asked for.
  private(set) var told = 0
  /// Time in play until the clock was read last.
  private var elapsed: Duration
  /// When it was read last, while it runs.
  private var lastRead: Moment?

  init(_ all: [[Text]], played: Duration, told: Int = 0) {
    self.all = all
    self.told = told
    elapsed = played
    come = due
  }

  /// How many can be told.
  var count: Int { isReleased ? all.count : come }

  /// What a later visit goes on from, so that no hint that has come is lost.
  var played: Duration { max(elapsed, Self.interval * come) }

  /// Whether there is none that could still come.
  var areOut: Bool { count == all.count }

  /// When the next one comes; nothing while the clock stands, and after the last.
  var next: Moment? {
    guard let lastRead, !areOut else { return nil }
    return lastRead + (Self.interval * (count + 1) - elapsed)
  }

  /// The level is played from now on.
  mutating func start(at now: Moment) {
    if lastRead == nil { lastRead = now }
  }

  /// The level is not played until it is started again.
  mutating func stop(at now: Moment) {
    _ = advance(to: now)
    lastRead = nil
  }

  /// Reads the clock; a hint that is due comes later, when it can be told.
  mutating func read(at now: Moment) {
    guard let lastRead else { return }
    elapsed += now - lastRead
    self.lastRead = now
  }

  /// Reads the clock, and says whether a hint has come.
  mutating func advance(to now: Moment) -> Bool {
    read(at: now)
    guard lastRead != nil, due > come else { return false }
    come = due
    return true
  }

  /// Brings the next one if all that have come were told, and says whether one is there to be told.
  mutating func bring() -> Bool {
    if told == count, !areOut { come += 1 }
    return told < count
  }

  /// The level is solved: nothing is held back any more.
  mutating func release(at now: Moment) {
    stop(at: now)
    isReleased = true
  }

  /// All that have come, the newest first.
  mutating func tell() -> [Announcement.Part] {
    guard !all.isEmpty else {
      let why = Announcement.Part(.body, .phrase("quiz.no-hints-why"))
      return [.init(.verdict, .phrase("quiz.no-hints")), why]
    }
    told = count
    let head = Announcement.Part(.verdict, .phrase("quiz.no-hint-yet"))
    return (count == 0 ? [head] : all.indices.prefix(count).reversed().flatMap(parts)) + wait
  }

  private var due: Int {
    all.indices.prefix { elapsed >= Self.interval * ($0 + 1) }.count
  }

  /// A single one needs no number.
  private func parts(of index: Int) -> [Announcement.Part] {
    let name: Text = count == 1 ? .phrase("quiz.hint") : .counted("quiz.hint-number", index + 1)
    return [.init(.verdict, name)] + all[index].parts(.body)
  }

  private var wait: [Announcement.Part] {
    guard let next else { return [] }
    let key = count == 0 ? "quiz.hint-wait" : "quiz.hint-next"
    return [.init(.body, .phrase(key, ["n": .countdown(to: next)]))]
  }
}
