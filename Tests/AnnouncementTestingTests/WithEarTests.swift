import AnnouncementTesting
import Foundation
import Keys
import Rehearsal
import Testing
import Timeline

@Suite struct WithEarTests {
  static func screens() throws -> ScreenCatalogue {
    let voices = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "voices")
    return try ScreenCatalogue.earshot(voices: voices)
  }

  @Test("a test in Swift hears what a script hears")
  func lesson() throws {
    try withEar(screens: try Self.screens(), settings: ["hints": "off"]) { ear in
      ear.open("sample-lesson", ["number": "1"])
      ear.expect { cut("Press the down arrow key", "to reach the next item.") }
      ear.wait(.seconds(1))
      ear.happens("battery low")
      ear.wait(until: .milliseconds(1500))
      ear.press(.down)
      ear.expect {
        lost("Item 1, button")
        hear("Item 2, button", at: .milliseconds(1500))
        hear(like: "Battery low, # percent.", .notice)
      }
      ear.silence(for: .seconds(10))
      ear.silentForever()
    }
  }

  @Test("what is said and not expected fails, at the line of the step that asked for it")
  func exhaustive() throws {
    let line = #line + 3
    try withKnownIssue {
      try withEar(screens: try Self.screens(), settings: ["hints": "off"]) { ear in
        ear.open("sample-lesson")
        ear.expect { hear("Press the down arrow key to reach the next item.") }
      }
    } matching: { issue in
      let words = issue.comments.map(\.rawValue).joined()
      return issue.sourceLocation?.line == line && words.contains("one too many")
        && words.contains(
          "as it was heard:\n  case what is said and not expected fails, at the line of the step that asked for it\n  open sample-lesson\n  hear: Press the down arrow key to reach the next item.\n  hear: Item 1, button"
        )
    }
  }

  @Test("a wrong expectation fails at its own line")
  func ownLine() throws {
    let line = #line + 6
    try withKnownIssue {
      try withEar(screens: try Self.screens(), voice: .instant, settings: ["hints": "off"]) { ear in
        ear.open("sample-lesson")
        ear.expect {
          hear("Press the down arrow key to reach the next item.")
          hear("Item 1, link")
        }
      }
    } matching: {
      $0.sourceLocation?.line == line
    }
  }

  @Test("a long set-up can be forgotten")
  func forgetting() throws {
    try withEar(screens: try Self.screens(), settings: ["hints": "off"]) { ear in
      ear.open("sample-quiz")
      ear.press(.down, .down)
      ear.forget()
      ear.press(.enter)
      ear.expect { hear("Wrong. Faro is not the capital.", .result) }
      ear.silence()
    }
  }

  @Test("a setting that does not exist is an error with what would do")
  func badSetting() throws {
    #expect(throws: ScriptFault.self) {
      try withEar(screens: try Self.screens(), settings: ["hint": "off"]) { _ in }
    }
  }

  @Test("sounds are compared where one is expected")
  func sounds() throws {
    try withEar(screens: try Self.screens(), settings: ["hints": "off"]) { ear in
      ear.open("sample-quiz")
      ear.expect {
        hear("Level 1. Which city is the capital of Portugal?"); hear("Porto, answer, 1 of 4")
      }
      ear.press(.enter)
      ear.expect {
        sound("wrong"); hear("Wrong. Porto is not the capital.", .result)
      }
    }
  }
}
