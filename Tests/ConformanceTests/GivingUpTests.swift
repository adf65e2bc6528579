import Keys
import Rehearsal
import Sessions
import Testing
import Timeline

/// What is offered after refusals, up to the answer itself.
@Suite struct GivingUpTests {
  private func level(_ language: String, solved: Int) throws -> Ear {
    var ear = try Adventure.ear(language, solved: solved)
    ear.press(.enter)
    _ = ear.heard()
    return ear
  }

  private func refuse(_ answer: String, times: Int, _ ear: inout Ear) -> [String] {
    for character in answer { ear.press(.character(character)) }
    for _ in 1...times { ear.press(.enter) }
    return ear.heard()
  }

  /// Opens the list of actions and walks down to a line of it; says whether it is there.
  private func find(_ action: String, _ ear: inout Ear) -> Bool {
    ear.press(.control("O"))
    var last: String?
    while let heard = ear.heard().last(where: { !$0.hasPrefix("hear notice") }), heard != last {
      if heard.hasPrefix("hear: \(action)") { return true }
      last = heard
      ear.press(.down)
    }
    ear.wait(.seconds(1))
    ear.press(.escape)
    _ = ear.heard()
    return false
  }

  @Test(
    "game-S6: the third refusal offers a hint before its time, the choices and the spelling, once",
    arguments: [
      (
        "en",
        "Wrong. You typed lamp. A hint is available. F3 says it. 3 answers to choose from now stand below the "
          + "field. F5, pressed twice quickly, spells what you typed.", "Hint. It is neither alive nor a ghost."
      ),
      (
        "fr",
        "Faux. Vous avez écrit : lamp. Un indice est disponible. F3 le dit. 3 réponses au choix se trouvent "
          + "maintenant sous le champ. F5, deux fois de suite, épelle ce que vous avez écrit.",
        "Indice. Ce n’est ni un être vivant, ni un fantôme."
      ),
    ])
  func thirdRefusal(language: String, offer: String, hint: String) throws {
    var ear = try level(language, solved: 4)
    let heard = refuse("lamp", times: 4, &ear).filter { $0.hasPrefix("hear result") }
    #expect(heard.count == 4)
    #expect(heard[2] == "hear result: \(offer)")
    #expect(!heard[3].contains("F3"))
    ear.press(.function(3))
    #expect(ear.heard().last?.hasPrefix("hear result: \(hint)") == true)
  }

  @Test("game-P23: in the field the list of actions spells what was typed")
  func spelling() throws {
    var ear = try level("en", solved: 4)
    for character in "lamp" { ear.press(.character(character)) }
    #expect(find("Spell what I typed", &ear))
    ear.press(.enter)
    #expect(ear.heard() == ["hear: l a m p"])
  }

  @Test("game-2.1: before all hints are out and three answers were refused the answer cannot be had")
  func notYet() throws {
    var ear = try level("en", solved: 4)
    _ = refuse("lamp", times: 3, &ear)
    #expect(!find("Tell me the answer", &ear))
    ear = try level("en", solved: 4)
    ear.wait(.seconds(100))
    _ = refuse("lamp", times: 2, &ear)
    #expect(!find("Tell me the answer", &ear))
  }

  @Test(
    "game-2.1: then it is offered, told as a result, and the level is solved; the player may count the own one right",
    arguments: [
      (
        "en", "Control O, then “Tell me the answer”.", "Tell me the answer",
        "The answer: radio. Your hand finds the set and, next to it, a crank.", "Next level",
        "My answer was right", "Noted. Your answer counts: wire."
      ),
      (
        "fr", "Contrôle O, puis « Donner la réponse ».", "Donner la réponse",
        "La réponse : radio. Votre main trouve l’appareil et, tout près, une manivelle.",
        "Niveau suivant", "Ma réponse était juste", "C’est noté. Votre réponse compte : wire."
      ),
    ])
  func openLevel(
    language: String, offer: String, action: String, told: String, next: String, claim: String, noted: String
  ) throws {
    var ear = try level(language, solved: 4)
    ear.wait(.seconds(100))
    _ = ear.heard()
    let third = refuse("wire", times: 3, &ear).last ?? ""
    #expect(third.hasSuffix(offer), "\(third)")
    #expect(find(action, &ear))
    ear.press(.enter)
    #expect(ear.heard() == ["hear result: \(told)", "hear: \(next)"])
    #expect(find(claim, &ear))
    ear.press(.enter)
    #expect(ear.heard().first == "hear result: \(noted)")
    #expect(!find(claim, &ear))
    ear.press(.enter)
    #expect(ear.heard().first?.hasPrefix(language == "en" ? "hear: Level 2." : "hear: Niveau 2.") == true)
  }

  @Test(
    "game-2.1: a closed level gives its answer away too, with what the level says of a right one",
    arguments: [
      ("en", "Tell me the answer", "The answer: Ahead. Your hand finds the rail. You climb.", "Next level"),
      (
        "fr", "Donner la réponse", "La réponse : Devant. Votre main trouve la rampe. Vous montez.",
        "Niveau suivant"
      ),
    ])
  func closedLevel(language: String, action: String, told: String, next: String) throws {
    var ear = try level(language, solved: 0)
    ear.wait(.seconds(100))
    _ = ear.heard()
    ear.press(.home, .down)
    if ear.heard().contains(where: { $0.contains(language == "en" ? "Ahead" : "Devant") }) { ear.press(.down) }
    ear.press(.enter, .enter, .enter)
    _ = ear.heard()
    #expect(find(action, &ear))
    ear.press(.enter)
    #expect(ear.heard() == ["hear result: \(told)", "hear: \(next)"])
  }
}
