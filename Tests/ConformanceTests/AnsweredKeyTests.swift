import Keys
import Rehearsal
import Sessions
import Testing
import Timeline

/// Nothing is silent after a key: each is answered by words, by a tone, or by the silence of what it stopped.
@Suite struct AnsweredKeyTests {
  /// Each screen as it is opened, and where it is a field also with something in it.
  static let places: [(screen: String, parameters: [String: String], typed: String)] = [
    ("menu", [:], ""), ("level", [:], ""), ("level", ["id": "corner"], ""), ("level", ["id": "corner"], "lamp"),
    ("phone", [:], ""), ("phone", [:], "07700900123"), ("code", ["wait": "300"], ""), ("code", ["wait": "300"], "12"),
    ("code", ["wait": "300", "service": "held"], "123456"), ("name", [:], ""), ("name", [:], "Ann"),
    ("sample-quiz", [:], ""), ("sample-lesson", [:], ""),
  ]

  /// All but the one that suspends: when the program goes on it says where it is. And one asks for silence.
  static let keys =
    Key.namedKeys.compactMap { Key(name: $0) } + (1...12).map { .function($0) } + "AEWUDKLRT".map { .control($0) }
    + "0159abehimpruwx?<>+-*".map { .character($0) }

  @Test("no key is silent on any screen, with tones and without", arguments: places.indices, ["on", "off"])
  func answered(_ place: Int, _ sounds: String) throws {
    let (screen, parameters, typed) = Self.places[place]
    let catalogue = try ScreenCatalogue.earshot(voices: Adventure.voices)
    let entry = try #require(catalogue.screens[screen])
    let opening = ScreenCatalogue.Opening(parameters: parameters)
    for key in Self.keys {
      var ear = try Ear(
        try entry.open(opening), phrases: catalogue.phrases,
        settings: ["hints": "off", "sounds": sounds], answer: entry.answer(opening))
      ear.type(typed)
      ear.settle()
      // After a while without a key, so that nothing of the last one is still to come.
      ear.wait(.seconds(5))
      ear.settle()
      let before = ear.record.count
      ear.press(key)
      #expect(ear.record[before...].contains { $0.isAnswer }, "\(screen) '\(typed)': \(key.name)")
    }
  }
}

extension RecordLine {
  /// Something that can be heard: that was asked for, or a tone.
  fileprivate var isAnswer: Bool {
    switch event {
    case .asked, .tone: true
    default: false
    }
  }
}
