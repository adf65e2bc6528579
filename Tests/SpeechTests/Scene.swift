import Speech
import Timeline

/// A queue under test, told step by step in milliseconds; announcements have names.
///
/// Its parts last 400 ms unless given. What was heard is one line: `old0 old1~ new0` are the parts by number, `~` marks
/// a part that was cut.
struct Scene {
  private(set) var listener: Listener
  private var names: [Utterance.ID: String] = [:]
  private var counter = 0

  init(latency: Int = 0) {
    listener = Listener(latency: .milliseconds(latency))
  }

  /// An act that posts; the name is that of the kind unless given.
  mutating func posting(
    _ kind: Kind, _ name: String? = nil, parts: Int = 1, lasting: Int = 400, pause: Int = 0, key: String = "timer"
  ) -> Trace.Act {
    counter += 1
    let id = Utterance.ID(counter)
    names[id] = name ?? kind.rawValue
    let part = Post.Part(lasting: .milliseconds(lasting), pause: .milliseconds(pause))
    let item = SpeechQueue.Item(id, kind, key: kind == .progress ? key : nil)
    return .post(Post(item: item, parts: Array(repeating: part, count: parts)))
  }

  /// Posts in a turn of its own.
  mutating func post(
    _ kind: Kind, _ name: String? = nil, parts: Int = 1, lasting: Int = 400, pause: Int = 0, key: String = "timer"
  ) {
    play([posting(kind, name, parts: parts, lasting: lasting, pause: pause, key: key)])
  }

  /// Posts one announcement of each kind, in one turn.
  mutating func turn(_ first: Trace.Act?, _ kinds: Kind...) {
    play((first.map { [$0] } ?? []) + kinds.map { posting($0) })
  }

  /// What happens in one turn, now.
  mutating func play(_ acts: [Trace.Act]) {
    listener.play(Trace.Step(at: listener.now, isTurn: true, acts: acts))
  }

  mutating func play(_ act: Trace.Act) {
    play([act])
  }

  mutating func key(_ name: String = "Down", typing: Bool = false) {
    play([.key(name, typing: typing)])
  }

  /// Lets milliseconds pass.
  mutating func wait(_ milliseconds: Int) {
    listener.advance(to: listener.now + .milliseconds(milliseconds))
  }

  /// Lets time pass until nothing more happens by itself.
  mutating func finish() {
    listener.finish()
  }

  var heard: String {
    listener.heard.map { "\(name($0.take.id))\($0.take.part)\($0.isWhole || $0.ended == nil ? "" : "~")" }
      .joined(separator: " ")
  }

  /// When each part began, in milliseconds.
  var begins: [Int] {
    listener.heard.map { Int($0.began.elapsed / .milliseconds(1)) }
  }

  /// How every announcement that has ended did: its state, and what did it.
  var ends: [String: String] {
    let pairs = listener.endings.map { (name($0.key), Self.words($0.value.ending.state, cause($0.value.ending.cause))) }
    return Dictionary(pairs) { "\($0), then \($1)" }
  }

  /// Every return, in order.
  var held: [String] {
    listener.lines.compactMap { entry in
      guard case .did(.held(let id, let by)) = entry.line else { return nil }
      return Self.words(name(id), cause(by))
    }
  }

  /// How many results each key made unheard.
  var missed: [Int] {
    listener.lines.compactMap { if case .did(.missed(let count)) = $0.line { count } else { nil } }
  }

  /// Promises that queue and owner broke.
  var faults: [String] { listener.faults }

  func place(_ name: String) -> Place? {
    listener.endings.first { self.name($0.key) == name }?.value.ending.place
  }

  private func name(_ id: Utterance.ID) -> String {
    names[id] ?? "\(id.number)"
  }

  private func cause(_ cause: Cause?) -> String? {
    switch cause {
    case nil: nil
    case .announcement(_, let id): name(id)
    case .key(let key): "[\(key)]"
    case .some(let other): "\(other)"
    }
  }

  private static func words(_ first: some CustomStringConvertible, _ cause: String?) -> String {
    cause.map { "\(first) by \($0)" } ?? "\(first)"
  }

  private static func words(_ state: EndState, _ cause: String?) -> String {
    words(state.rawValue, cause)
  }
}
