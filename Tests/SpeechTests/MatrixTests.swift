import Speech
import Testing
import Timeline

/// Every cell of M5: X, of three parts, sounds in its second part; then Y arrives.
@Suite struct MatrixTests {
  /// What arrives.
  enum Arrival: Hashable, CaseIterable {
    case echo, rate, volume, result, screen, focus, notice, progress, reading, hint, key, stop, pause

    var kind: Kind? { Kind(rawValue: "\(self)") }

    var act: Trace.Act? {
      switch self {
      case .rate: .rate
      case .volume: .volume
      case .key: .key("Down", typing: false)
      case .stop: .stop
      case .pause: .pause
      default: nil
      }
    }

    /// As what ends or holds another.
    var cause: String { kind != nil ? "Y" : self == .key ? "[Down]" : "\(self)" }
  }

  struct Cell: Hashable, Sendable, CustomTestStringConvertible {
    var kind: Kind
    var arrival: Arrival
    var fate: Matrix.Fate

    var testDescription: String { "\(kind) sounds, \(arrival) arrives: \(fate)" }
  }

  static let cells = Kind.allCases.flatMap { kind in
    Arrival.allCases.map { arrival in
      let column = arrival.kind.map { Matrix.Column($0) } ?? column(of: arrival)
      return Cell(kind: kind, arrival: arrival, fate: Matrix.fate(of: kind, on: column))
    }
  }

  private static func column(of arrival: Arrival) -> Matrix.Column {
    switch arrival {
    case .key: .key
    case .stop: .stop
    case .pause: .pause
    default: .rate
    }
  }

  @Test("announcements-M5: what sounds is cut, waits, or gives way as the table says", arguments: cells)
  func cell(_ cell: Cell) {
    var scene = Scene()
    scene.post(cell.kind, "X", parts: 3)
    scene.wait(600)
    if let kind = cell.arrival.kind {
      scene.post(kind, "Y")
    } else if let act = cell.arrival.act {
      scene.play(act)
    }
    scene.wait(1_000)
    if cell.arrival == .pause { scene.play(.pause) }
    scene.finish()
    #expect(scene.heard == heard(cell))
    #expect(scene.ends == ends(cell))
    #expect(scene.held == held(cell))
    #expect(scene.faults == [])
    #expect(scene.place("X") == place(cell))
  }

  private func heard(_ cell: Cell) -> String {
    let answer = cell.arrival.kind == nil ? "" : " Y0"
    let beginsAnew = cell.kind == .notice || cell.kind == .progress
    switch cell.fate {
    case .cut, .turn, .head, .unheard: return "X0 X1~" + answer
    case .wait: return "X0 X1 X2" + answer
    case .border: return "X0 X1" + answer + (beginsAnew ? " X0 X1 X2" : " X2")
    case .again: return "X0 X1~ X1 X2"
    case .back: return "X0 X1~" + answer + " X0 X1 X2"
    }
  }

  private func ends(_ cell: Cell) -> [String: String] {
    let state =
      switch cell.fate {
      case .cut, .turn: "cut by \(cell.arrival.cause)"
      case .head: "headHeard by \(cell.arrival.cause)"
      case .unheard: "unheard by \(cell.arrival.cause)"
      default: "finished"
      }
    return cell.arrival.kind == nil ? ["X": state] : ["X": state, "Y": "finished"]
  }

  private func held(_ cell: Cell) -> [String] {
    switch cell.fate {
    case .border, .again, .back: ["X by \(cell.arrival.cause)"]
    default: []
    }
  }

  private func place(_ cell: Cell) -> Place? {
    switch cell.fate {
    case .cut, .turn, .head, .unheard: Place(part: 1, elapsed: .milliseconds(200), lasting: .milliseconds(400))
    default: nil
    }
  }

  @Test("announcements-M5: a title and the focus of its own turn never cut each other")
  func sameTurn() {
    var scene = Scene()
    scene.play([.focusChanged, scene.posting(.focus, parts: 2), scene.posting(.screen, parts: 2)])
    scene.finish()
    #expect(scene.heard == "screen0 screen1 focus0 focus1")
    #expect(scene.ends == ["screen": "finished", "focus": "finished"])
  }

  @Test("announcements-M5 (1): at a key the head that sounds is finished and the rest dropped", arguments: [1, 3])
  func head(parts: Int) {
    var scene = Scene()
    scene.post(.result, parts: parts)
    scene.wait(100)
    scene.play([.key("Down", typing: false), scene.posting(.echo)])
    scene.finish()
    #expect(scene.heard == "result0 echo0")
    #expect(scene.ends == ["result": parts == 1 ? "finished" : "headHeard by [Down]", "echo": "finished"])
  }

  @Test("announcements-M5 (1): a result that waits with its head heard ends at the key")
  func headHeardWaits() {
    var scene = Scene()
    scene.post(.result, parts: 2)
    scene.wait(100)
    scene.post(.echo, lasting: 900)
    scene.wait(500)
    scene.key()
    scene.finish()
    #expect(scene.heard == "result0 echo0~")
    #expect(scene.ends == ["result": "headHeard by [Down]", "echo": "cut by [Down]"])
    #expect(scene.place("result") == Place(part: 1))
  }

  @Test("announcements-M5 (2): a second key ends the notice that the first one sent back")
  func noticeTwoKeys() {
    var scene = Scene()
    scene.post(.notice, parts: 2)
    for name in ["Up", "Down"] {
      scene.wait(100)
      scene.key(name)
    }
    scene.finish()
    #expect(scene.heard == "notice0~ notice0~")
    #expect(scene.ends == ["notice": "cut by [Down]"])
  }

  @Test(
    "announcements-M5 (2): a notice goes back once; the second silencing ends it",
    arguments: [Kind.echo, .screen, .focus])
  func noticeTwice(second: Kind) {
    var scene = Scene()
    scene.post(.notice, parts: 2)
    scene.wait(100)
    scene.key()
    scene.wait(500)
    scene.post(second)
    scene.finish()
    #expect(scene.heard == "notice0~ notice0 notice1~ \(second)0")
    #expect(scene.ends == ["notice": "cut by \(second)", "\(second)": "finished"])
  }

  @Test("announcements-M5 (2): a notice that gave way at a border may still be silenced once")
  func noticeBorder() {
    var scene = Scene()
    scene.post(.notice, parts: 2)
    scene.wait(100)
    scene.post(.result)
    scene.wait(800)
    scene.key()
    scene.finish()
    #expect(scene.heard == "notice0 result0 notice0~ notice0 notice1")
    #expect(scene.held == ["notice by result", "notice by [Down]"])
  }

  @Test("announcements-M5 (3): a newer value follows the one that sounds and supersedes the one that waits")
  func progressFollows() {
    var scene = Scene()
    scene.post(.progress, "ten")
    scene.wait(100)
    scene.post(.progress, "twenty")
    scene.post(.progress, "other", key: "battery")
    scene.post(.progress, "thirty")
    scene.finish()
    #expect(scene.heard == "ten0 other0 thirty0")
    #expect(
      scene.ends == ["ten": "finished", "twenty": "superseded by thirty", "other": "finished", "thirty": "finished"])
  }

  @Test(
    "announcements-M5 (3): a value that goes back while a newer one waits is done",
    arguments: [Trace.Act.key("Down", typing: false), .rate])
  func progressGoesBack(act: Trace.Act) {
    var scene = Scene()
    scene.post(.progress, "ten")
    scene.wait(100)
    scene.post(.progress, "twenty")
    scene.play(act)
    scene.finish()
    #expect(scene.heard == "ten0~ twenty0")
    #expect(scene.ends == ["ten": "cut by twenty", "twenty": "finished"])
  }

  @Test("announcements-M5 (4): a notice comes before the next item of a reading", arguments: [Kind.notice, .progress])
  func betweenItems(news: Kind) {
    var scene = Scene()
    scene.post(.reading, "first", parts: 2)
    scene.post(.reading, "second")
    scene.wait(100)
    scene.post(news)
    scene.finish()
    #expect(scene.heard == "first0 first1 \(news)0 second0")
  }

  @Test("announcements-M5: what has begun and waits ends on what would cut it if it sounded")
  func begunAndWaiting() {
    let begun: [Kind] = [.screen, .focus, .reading]
    for kind in begun {
      var scene = Scene()
      scene.post(kind, "X", parts: 2)
      scene.post(.result, lasting: 900)
      scene.wait(500)
      scene.key()
      scene.finish()
      #expect(scene.heard == "X0 result0")
      #expect(scene.ends == ["X": "cut by [Down]", "result": "finished"])
      #expect(scene.place("X") == Place(part: 1))
    }
  }

  @Test("announcements-M5: a new focus ends an older one that had begun and waits")
  func newFocusWhileWaiting() {
    var scene = Scene()
    scene.post(.focus, "old", parts: 2)
    scene.post(.result, lasting: 900)
    scene.wait(500)
    scene.play([.focusChanged, scene.posting(.focus, "new")])
    scene.finish()
    #expect(scene.heard == "old0 result0 new0")
    #expect(scene.ends == ["old": "cut by new", "result": "finished", "new": "finished"])
  }

  @Test("announcements-M5: of what has not begun a key ends the echo, the reading and the hint alone")
  func unbegunAtKey() {
    var scene = Scene()
    scene.post(.result, lasting: 900)
    scene.turn(nil, .echo, .screen, .focus, .notice, .progress, .reading, .hint)
    scene.wait(100)
    scene.key()
    scene.finish()
    #expect(scene.heard == "result0 screen0 focus0 notice0 progress0")
    for kind in ["echo", "reading", "hint"] { #expect(scene.ends[kind] == "invalid by [Down]") }
  }

  @Test("announcements-M5: what went back waits at the head of its kind", arguments: [Kind.result, .notice, .reading])
  func headOfItsKind(kind: Kind) {
    var scene = Scene()
    scene.post(kind, "old", parts: 2)
    scene.post(kind, "new", parts: 2)
    scene.wait(100)
    scene.play(.rate)
    scene.finish()
    #expect(scene.heard == "old0~ old0 old1 new0 new1")
  }

  @Test("announcements-M5: a key acts at once inside its turn, and nothing starts before the turn is over")
  func keyInTurn() {
    var scene = Scene()
    scene.post(.focus, "old", parts: 2)
    scene.wait(100)
    scene.play([.key("Down", typing: false), .focusChanged, scene.posting(.focus, "new"), scene.posting(.result)])
    scene.finish()
    #expect(scene.heard == "old0~ result0 new0")
    #expect(scene.ends == ["old": "cut by [Down]", "result": "finished", "new": "finished"])
  }

  @Test(
    "announcements-M5: a part on its way to the ear is taken back unheard and goes on waiting",
    arguments: [Kind.screen, .focus, .notice, .progress])
  func handedOver(kind: Kind) {
    var scene = Scene(latency: 60)
    scene.post(kind, "X")
    scene.wait(30)
    scene.play([.key("Down", typing: false), scene.posting(.echo, "Y")])
    scene.finish()
    #expect(scene.heard == "Y0 X0")
    #expect(scene.held == [])
    #expect(scene.ends == ["X": "finished", "Y": "finished"])
  }
}
