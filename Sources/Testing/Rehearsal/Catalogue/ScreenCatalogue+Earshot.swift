public import Foundation
import Sessions
public import Storage

extension ScreenCatalogue {
  /// Screens and events by name, worded by the phrases of this folder of voices.
  ///
  /// Throws when the phrases are not complete.
  public init(voices: URL, screens: [String: Entry], events: [String: Event] = [:]) throws(StorageError) {
    let phrases = try PhraseFiles(voices.appending(path: "phrases")).catalogue()
    self.init(phrases: phrases, screens: screens, events: events)
  }

  /// The program's own screens and the samples; phrases and built-in packs come from the folder of voices.
  ///
  /// Throws when the phrases are not complete; a pack is read when a script names it.
  public static func earshot(voices: URL) throws(StorageError) -> ScreenCatalogue {
    let quiz = QuizScreens(PackFiles(builtIn: voices.appending(path: "packs")))
    return try ScreenCatalogue(
      voices: voices,
      screens: [
        "sample-quiz": Entry("a question with four cities", parameters: ["level"]) {
          SampleQuiz(level: try $0.number("level", else: 1))
        },
        "sample-lesson": Entry("a line of text and three buttons", parameters: ["number"]) {
          SampleLesson(number: try $0.number("number", else: 1))
        },
        "menu": quiz.menu, "chapter": quiz.chapter, "level": quiz.level, "again": quiz.again,
        "unusable-save": quiz.unusableSave,
        "phone": SignInScreens.phone, "code": SignInScreens.code, "name": SignInScreens.name,
      ],
      events: SignInScreens.replies.merging(["battery low": .session(.external("battery low"))]) { $1 })
  }
}
