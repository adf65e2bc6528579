import Speech
import Timeline

/// Traces by chance: the same seed gives the same trace.
struct TraceGenerator {
  private var random: SplitMix64
  private var lastID = 0
  private var lastKey = 0
  private let pauses: Bool

  /// The trace of a seed.
  static func trace(seed: UInt64) -> Trace {
    var generator = TraceGenerator(seed: seed)
    return generator.trace()
  }

  private init(seed: UInt64) {
    random = SplitMix64(state: seed)
    pauses = random.chance(20)
  }

  private mutating func trace() -> Trace {
    var trace = Trace(latency: random.chance(70) ? .zero : .milliseconds(random.pick([5, 20, 60])))
    var now = Moment.start
    for _ in 0..<random.number(4...18) {
      now = now + gap()
      let step = step(at: now)
      trace.steps.append(step)
      if step.acts.contains(.exit) { return farewell(trace, after: now) }
    }
    let end = now + .seconds(random.chance(5) ? 40 : 9)
    trace.steps.append(Trace.Step(at: end, isTurn: true, acts: [key(typing: false)]))
    return trace
  }

  /// After exit come only results.
  private mutating func farewell(_ trace: Trace, after moment: Moment) -> Trace {
    var trace = trace
    guard random.chance(30) else { return trace }
    let late = moment + .milliseconds(random.number(100...3_500))
    trace.steps.append(Trace.Step(at: late, isTurn: random.chance(50), acts: [post(.result)]))
    return trace
  }

  private mutating func gap() -> Duration {
    switch random.number(0...99) {
    case 0..<30: .milliseconds(random.number(1...90))
    case 30..<60: .milliseconds(random.number(100...600))
    case 60..<85: .milliseconds(random.number(600...1_500))
    case 85..<98: .milliseconds(random.number(1_500...5_000))
    default: .milliseconds(random.number(20_000...31_000))
    }
  }

  private mutating func step(at moment: Moment) -> Trace.Step {
    let (isTurn, acts): (Bool, [Trace.Act]) =
      switch random.number(0...99) {
      case 0..<26: (true, [key()] + consequences())
      case 26..<44: (true, consequences())
      case 44..<66: (false, [post(random.pick(Kind.allCases))])
      case 66..<72: (true, [random.chance(50) ? .rate : .volume] + (random.chance(80) ? [post(.echo)] : []))
      case 72..<75: (random.chance(50), [.stop])
      case 75..<81: (random.chance(50), [.pause])
      case 81..<84: (random.chance(50), [.focusChanged])
      case 84..<87: (random.chance(50), [.sourceEnded(counter())])
      case 87..<89: (false, [.wake])
      case 89..<92: (true, (0..<random.number(2...7)).map { _ in post(.notice) })
      case 92..<95: (true, (0..<random.number(2...4)).map { _ in post(.result) })
      case 95..<98: (false, [key()])
      default: (true, [.exit] + (random.chance(60) ? [post(.result)] : []))
      }
    return Trace.Step(at: moment, isTurn: isTurn, acts: acts)
  }

  private mutating func key(typing: Bool? = nil) -> Trace.Act {
    lastKey += 1
    return .key("Key\(lastKey)", typing: typing ?? random.chance(30))
  }

  /// What a program posts in one turn; a new focus follows its move.
  private mutating func consequences() -> [Trace.Act] {
    var posts: [Trace.Act] = []
    if random.chance(35) { posts.append(post(.echo)) }
    if random.chance(25) { posts += (0..<random.number(1...2)).map { _ in post(.result) } }
    if random.chance(20) { posts.append(post(.screen)) }
    if random.chance(20) { posts.append(post(random.pick([.notice, .progress, .progress]))) }
    if random.chance(10) { posts.append(post(random.pick([.reading, .hint]))) }
    posts.shuffle(using: &random)
    let moves = random.pick([0, 0, 1, 1, 1, 2])
    for _ in 0..<moves { posts += [.focusChanged, post(.focus)] }
    if random.chance(8) { posts.append(post(.focus)) }
    return posts
  }

  private mutating func counter() -> String {
    random.pick(["a", "a", "b"])
  }

  private mutating func post(_ kind: Kind) -> Trace.Act {
    lastID += 1
    let item = SpeechQueue.Item(Utterance.ID(lastID), kind, key: kind == .progress ? counter() : nil)
    var post = Post(item: item, parts: parts(of: kind))
    if random.chance(2), !post.parts.isEmpty {
      let part = random.number(0...post.parts.count - 1)
      let fault: Report.Fault = random.chance(50) ? .synthesizer : .device
      post.failure = Post.Failure(part: part, isMidway: random.chance(50), fault: fault)
    }
    return .post(post)
  }

  private mutating func parts(of kind: Kind) -> [Post.Part] {
    if random.chance(1) { return [] }
    let count = kind == .echo ? 1 : random.pick([1, 1, 2, 2, 3, 4])
    return (0..<count).map { part in
      let characters = random.number(2...(kind == .result && part == 0 ? 17 : 21))
      let pause: Duration = pauses && kind != .echo ? .milliseconds(random.pick([0, 120, 250])) : .zero
      return Post.Part(lasting: .milliseconds(70 * characters), pause: pause)
    }
  }
}

/// A small generator whose whole state is its seed.
struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &self)
  }

  mutating func chance(_ percent: Int) -> Bool {
    number(0...99) < percent
  }

  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[number(0...elements.count - 1)]
  }
}
