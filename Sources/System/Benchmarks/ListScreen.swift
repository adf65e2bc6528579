import Screens
import Timeline

/// A screen of many items that does nothing.
struct ListScreen: Screen {
  let elements: [Element]

  var title: Text { .verbatim("List.") }

  /// Items with these labels, from the first again after the last.
  init(count: Int, _ labels: [(role: Role, words: String)]) {
    elements = (0..<count).map { number in
      let label = labels[number % labels.count]
      return Element(Element.ID("\(number)"), label.role, label: .verbatim(label.words))
    }
  }

  /// Items that are called by their number.
  init(count: Int) {
    self.init(count: count, (1...count).map { (role: .button, words: "Item \($0)") })
  }

  mutating func handle(_ event: ScreenEvent, at now: Moment) -> [ScreenAction] { [] }
}
