import Screens
import Testing

@Suite struct TextFieldTests {
  func field(_ text: String, limit: Int = 200) -> TextField {
    var field = TextField(limit: limit)
    _ = field.apply(.paste(text))
    return field
  }

  @Test("a typed character stands before the caret and is told")
  func inserting() {
    var field = field("ac")
    _ = field.apply(.left)
    let change = field.apply(.insert("b"))
    #expect(change == .inserted("b", ending: nil))
    #expect(field.text == "abc")
    #expect(field.caret == 2)
  }

  @Test("announcements-25: a delimiter ends the word before it, a second one ends none")
  func words() {
    var field = field("it")
    let first = field.apply(.insert(" "))
    let second = field.apply(.insert(","))
    #expect(first == .inserted(" ", ending: "it"))
    #expect(second == .inserted(",", ending: nil))
  }

  @Test("announcements-26: Backspace tells what it took, Delete what stands at the caret now, or the end")
  func deleting() {
    var field = field("abc")
    let back = field.apply(.deleteBack)
    _ = field.apply(.start)
    let forward = field.apply(.deleteForward)
    let last = field.apply(.deleteForward)
    let nothing = field.apply(.deleteForward)
    #expect(
      [back, forward, last, nothing] == [
        .deleted("c"), .deletedForward(at: "b"), .deletedForward(at: nil), .nothing(.end),
      ])
    #expect(field.text.isEmpty)
  }

  @Test("a word goes with the blanks behind it")
  func deletingWords() {
    var field = field("two words  ")
    let word = field.apply(.deleteWord)
    #expect(word == .deletedWord("words  "))
    #expect(field.text == "two ")
  }

  @Test("the caret tells what it stands at and what it passed, and where there is nothing further")
  func moving() {
    var field = field("ab")
    let changes = [TextField.Edit.left, .left, .left, .right, .end, .end].map { field.apply($0) }
    #expect(
      changes == [
        .moved(to: "b", passed: "b"), .moved(to: "a", passed: "a"), .nothing(.start), .moved(to: "b", passed: "a"),
        .moved(to: nil, passed: "b"), .nothing(.end),
      ])
  }

  @Test("what does not fit and what cannot be typed is refused, and nothing is lost")
  func refusing() {
    var field = field("abc", limit: 3)
    let full = field.apply(.insert("d"))
    let paste = field.apply(.paste("de"))
    let control = self.field("").applying(.insert("\u{1}"))
    let empty = self.field("").applying(.paste("\n \u{7}"))
    #expect(full == .refused(.full(limit: 3)))
    #expect(paste == .refused(.full(limit: 3)))
    #expect(control == .refused(.character("\u{1}")))
    #expect(empty == .refused(.emptyPaste))
    #expect(field.text == "abc")
  }

  @Test("announcements-30: a paste is one change, its line ends are blanks")
  func pasting() {
    var field = field("")
    let change = field.apply(.paste("one\ntwo"))
    #expect(change == .pasted("one two"))
    #expect(field.caret == 7)
  }

  @Test("a combining mark joins the letter before it, and the caret stands behind both")
  func marks() {
    var field = field("e")
    _ = field.apply(.insert("\u{301}"))
    #expect(field.text == "e\u{301}")
    #expect(field.characters.count == 1)
    #expect(field.caret == 1)
  }

  @Test(
    "announcements section 3, row 26: after random edits the echo is the difference of the model", arguments: 0..<50)
  func randomEdits(seed: Int) {
    var random = SystemRandomNumberGenerator()
    var field = field("start")
    for step in 0..<100 {
      let before = field
      let edits: [TextField.Edit] = [
        .insert("x"), .insert(" "), .insert("é"), .deleteBack, .deleteForward, .deleteWord, .left, .right, .start,
        .end, .paste("ab c"),
      ]
      let edit = edits[Int(random.next() % UInt64(edits.count))]
      let change = field.apply(edit)
      #expect(agrees(change, before, field), "seed \(seed), step \(step): \(edit) gave \(change)")
    }
  }

  private func agrees(_ change: TextField.Change, _ before: TextField, _ after: TextField) -> Bool {
    let difference = after.characters.count - before.characters.count
    switch change {
    case .inserted(let character, _): return difference == 1 && after.characters[after.caret - 1] == character
    case .deleted(let character): return difference == -1 && before.characters[before.caret - 1] == character
    case .deletedForward(let next): return difference == -1 && next == after.characters.dropFirst(after.caret).first
    case .deletedWord(let word): return difference == -word.count
    case .cleared: return after.characters.isEmpty
    case .moved(let next, _): return difference == 0 && next == after.characters.dropFirst(after.caret).first
    case .pasted(let text): return difference == text.count
    case .refused, .nothing: return before == after
    }
  }
}

extension TextField {
  fileprivate func applying(_ edit: Edit) -> Change {
    var field = self
    return field.apply(edit)
  }
}
