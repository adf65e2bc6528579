import Speech
import Timeline

// The record as JSON Lines. The fields stand in a fixed order, the event first, so that a line reads well.
extension RecordLine {
  /// The line as one JSON object, without a line break.
  public var json: String {
    json(adding: [])
  }

  /// The same with more fields at its end.
  public func json(adding fields: [(String, JSONText)]) -> String {
    JSONText.object([("event", .text(name)), ("t", .seconds(moment.elapsed))] + ownFields + fields).text
  }

  private var name: String {
    switch event {
    case .key: "key"
    case .asked: "asked"
    case .began: "began"
    case .held: "held"
    case .again: "again"
    case .ended: "ended"
    case .tone: "tone"
    case .sink: "sink"
    case .setting: "setting"
    }
  }

  private var ownFields: [(String, JSONText)] {
    switch event {
    case .key(let key, let count):
      [("key", .text(key))] + (count.map { [("count", .number($0))] } ?? [])
    case .asked(let id, let kind, let origin):
      [("id", .number(id.number)), ("kind", .text(kind.rawValue)), ("at", .text(origin))]
    case .began(let id, let kind, let words, let rate, let volume, let sink):
      RecordLine.fields(id, kind, words)
        + [("rate", .number(rate)), ("volume", .number(volume)), ("sink", .text(sink.rawValue))]
    case .held(let id, let cause):
      [("id", .number(id.number)), ("by", cause.json)]
    case .again(let id, let part):
      [("id", .number(id.number)), ("part", .number(part))]
    case .ended(let id, let kind, let words, let state, let cause, let hasBegun, let heard):
      RecordLine.fields(id, kind, words)
        + [("fate", .text(state.fate(hasBegun: hasBegun))), ("state", .text(state.rawValue))]
        + (cause.map { [("by", $0.json)] } ?? []) + (heard.map { [("heard", .text($0))] } ?? [])
    case .tone(let name):
      [("name", .text(name))]
    case .sink(let sink):
      [("sink", .text(sink.rawValue))]
    case .setting(let key, let value):
      [("key", .text(key)), ("value", .text(value))]
    }
  }

  private static func fields(_ id: Utterance.ID, _ kind: Kind, _ words: Words) -> [(String, JSONText)] {
    [
      ("id", .number(id.number)), ("kind", .text(kind.rawValue)), ("language", .text(words.language)),
      ("text", .text(words.text)),
    ]
  }
}

extension Cause {
  fileprivate var json: JSONText {
    switch self {
    case .key(let name): .object([("what", .text("key")), ("key", .text(name))])
    case .announcement(let kind, let id): .object([("what", .text(kind.rawValue)), ("id", .number(id.number))])
    case .stop: .object([("what", .text("stop"))])
    case .pause: .object([("what", .text("pause"))])
    case .rate: .object([("what", .text("rate"))])
    case .volume: .object([("what", .text("volume"))])
    case .item: .object([("what", .text("item"))])
    case .source: .object([("what", .text("source"))])
    case .age: .object([("what", .text("age"))])
    case .overflow: .object([("what", .text("overflow"))])
    case .exit: .object([("what", .text("exit"))])
    case .synthesizer: .object([("what", .text("synthesizer"))])
    case .device: .object([("what", .text("device"))])
    }
  }
}
