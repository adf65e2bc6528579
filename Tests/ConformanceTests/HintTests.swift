import Keys
import Rehearsal
import Sessions
import Testing
import Timeline

/// Level hints: they come with the time in play, and are told when they are asked for.
@Suite struct HintTests {
  /// The first closed level, with nothing said any more.
  private func level(_ language: String, solved: Int = 0) throws -> Ear {
    var ear = try Adventure.ear(language, solved: solved)
    ear.press(.enter)
    _ = ear.heard()
    return ear
  }

  /// Waits until the given time in play; the level was opened when its title was asked for.
  private func play(_ seconds: Int, since opened: Moment, _ ear: inout Ear) {
    ear.wait(until: opened.elapsed + .seconds(seconds))
  }

  private func opened(_ ear: Ear) throws -> Moment {
    let enter = ear.record.last { if case .key("Enter", _) = $0.event { true } else { false } }
    return try #require(enter).moment
  }

  @Test(
    "game-D1: a hint comes with every half minute, with a tone and a notice that names the key once",
    arguments: [
      ("en", ["Hint 1 available. F3 says it.", "Hint 2 available.", "Hint 3 available."]),
      ("fr", ["Indice 1 disponible. F3 le dit.", "Indice 2 disponible.", "Indice 3 disponible."]),
    ])
  func coming(language: String, notices: [String]) throws {
    var ear = try level(language)
    ear.runOut()
    #expect(ear.heard() == notices.map { "hear notice: \($0)" })
    let start = try opened(ear)
    let tones = ear.record.filter { $0.event == .tone("hint") }.map { $0.moment - start }
    #expect(tones == [.seconds(30), .seconds(60), .seconds(90)])
  }

  @Test(
    "game-D2: F3 says how long to wait, then all hints so far, the newest first and numbered when there are several",
    arguments: [
      (
        "en", "Not yet. The first hint comes in 10 seconds.",
        "Hint. A staircase is high and hollow. The next one comes in 20 seconds.",
        "Hint 3. The stairs climb. One echo came from above. Hint 2. Ask of each echo how far it has travelled. "
          + "Hint 1. A staircase is high and hollow."
      ),
      (
        "fr", "Pas encore. Le premier indice arrive dans 10 secondes.",
        "Indice. Un escalier est haut et creux. Le suivant arrive dans 20 secondes.",
        "Indice 3. L’escalier monte. Un seul écho venait d’en haut. Indice 2. Demandez-vous quel chemin chaque écho a "
          + "parcouru. Indice 1. Un escalier est haut et creux."
      ),
    ])
  func telling(language: String, early: String, one: String, all: String) throws {
    var ear = try level(language)
    let start = try opened(ear)
    for (seconds, words) in [(20, early), (40, one), (100, all)] {
      play(seconds, since: start, &ear)
      _ = ear.heard()
      ear.press(seconds == 40 ? .function(3) : .character("h"))
      #expect(ear.heard() == ["hear result: \(words)"])
    }
  }

  @Test("game-D1: the list of actions, key help and the chapter stop the clock, and leaving keeps what it showed")
  func clock() throws {
    var ear = try level("en")
    let start = try opened(ear)
    play(20, since: start, &ear)
    for key in [Key.control("O"), .function(1)] {
      ear.press(key)
      ear.wait(.seconds(60))
      ear.press(.escape)
    }
    _ = ear.heard()
    ear.wait(.seconds(1))
    ear.press(.escape)
    ear.wait(.seconds(60))
    #expect(!ear.record.contains { $0.event == .tone("hint") })
    ear.press(.enter)
    ear.runOut()
    let tones = ear.record.filter { $0.event == .tone("hint") }
    #expect(tones.count == 3)
    #expect(try #require(tones.first).moment - opened(ear) < .seconds(10))
  }

  @Test("game-D1: time in play counts up to the key that leaves the level")
  func leaving() throws {
    var ear = try level("en")
    play(25, since: try opened(ear), &ear)
    ear.press(.backspace)
    ear.wait(.seconds(60))
    ear.press(.enter)
    ear.runOut()
    let first = try #require(ear.record.first { $0.event == .tone("hint") })
    #expect(try first.moment - opened(ear) == .seconds(5))
  }

  @Test("game-D1: hints that came in an earlier visit are there at once in the next one")
  func laterVisit() throws {
    var ear = try level("en")
    ear.wait(.seconds(40))
    _ = ear.heard()
    ear.press(.backspace, .enter, .function(3))
    let heard = ear.heard()
    #expect(heard.last?.contains("A staircase is high and hollow.") == true, "\(heard)")
    #expect(!heard.contains { $0.contains("Hint 1 available") })
  }

  @Test("game-P6: a hint that comes while the question is read waits until it was read")
  func noInterruption() throws {
    var ear = try Adventure.ear("en")
    ear.press(.enter)
    ear.wait(.seconds(29))
    ear.press(.character("u"))
    let heard = ear.heard().suffix(2)
    #expect(heard.first?.hasPrefix("hear: You clap your hands, once.") == true, "\(heard)")
    #expect(heard.last == "hear notice: Hint 1 available. F3 says it.")
  }

  @Test(
    "game-2.2: status tells attempts and hints, in an open level what stands in the field too",
    arguments: [
      ("en", "0 attempts. Hints: 0 of 3.", "1 attempt. Hints: 0 of 3. Your answer, lamp"),
      ("fr", "0 essai. Indices : 0 sur 3.", "1 essai. Indices : 0 sur 3. Votre réponse, lamp"),
    ])
  func status(language: String, closed: String, open: String) throws {
    var ear = try level(language)
    ear.press(.character("i"))
    #expect(ear.heard() == ["hear: \(closed)"])
    ear = try level(language, solved: 4)
    for character in "lamp" { ear.press(.character(character)) }
    ear.press(.function(12))
    _ = ear.heard()
    ear.press(.control("O"))
    while ear.heard().last?.contains(language == "en" ? "how things stand" : "où en sont les choses") == false {
      ear.press(.down)
    }
    ear.press(.enter)
    #expect(ear.heard() == ["hear: \(open)"])
  }

  @Test(
    "game-2.1: F2 says where one is, and pressed twice the keys of the kind too",
    arguments: [
      ("en", 0, "Up and Down go through the answers. Enter chooses."),
      ("fr", 4, "Écrivez votre réponse. Entrée l’envoie."),
    ])
  func whereAmI(language: String, solved: Int, keys: String) throws {
    var ear = try level(language, solved: solved)
    ear.press(.function(2))
    #expect(ear.heard().last?.contains(keys) == false)
    ear.press(.function(2))
    ear.wait(.milliseconds(100))
    ear.press(.function(2))
    #expect(ear.heard().last?.contains(keys) == true)
  }
}
