import Phrasing
import Screens
import Timeline

/// The list of what can be done on the screen below. Enter does it there, and so does the key of a command.
struct ActionsScreen: Screen {
  let offers: [Offer]
  let elements: [Element]

  /// The main action is called what its element is called, if there is a button for it.
  init(_ offers: [Offer], mainAction: Element?) {
    self.offers = offers
    let button = mainAction.flatMap { $0.role == .textField ? nil : $0.label }
    elements = offers.enumerated().map { place, offer in
      let label = offer == .command(.mainAction) ? button : nil
      return Element(Element.ID("\(place)"), .button, label: label ?? offer.label)
    }
  }

  var title: Text { .phrase("actions.title") }

  mutating func handle(_ event: ScreenEvent, at now: Moment) -> [ScreenAction] {
    switch event {
    case .command(.activate, on: let id):
      guard let place = elements.firstIndex(where: { $0.id == id }) else { return [] }
      return [.close(), .run(offers[place])]
    case .command(let command, on: _): return [.close(), .run(.command(command))]
    default: return []
    }
  }
}

extension Offer {
  /// As the list says it.
  fileprivate var label: Text {
    switch self {
    case .command(let command): command.phrase
    case .own(_, let label): label
    }
  }
}
