import Screens

/// The parts of an element in the order in which they are said: what is before it, the groups just entered, label,
/// value or states, role, position, error.
struct ElementOrder {
  let reading: Reading
  let context: HeardContext
  let settings: Announcer.Settings
  /// Whether a text has no words.
  let isEmpty: (Text) -> Bool

  private var element: Element { reading.element }
  private var isFull: Bool { reading.form == .full }
  private var groupIDs: [String] { element.groups.map(\.id) }

  /// All parts, each with what it tells.
  var phrasings: [Phrasing] {
    var body: [Phrasing] =
      switch reading.form {
      case .usual, .full: [Phrasing(.label, element.label)] + value + states + role + position + error
      case .value: value
      case .states: states
      }
    if !body.isEmpty {
      body[0].facts.insert(.item(groups: groupIDs, element.role), at: 0)
    }
    return reading.prefix.map { Phrasing($0) } + groups + body + reading.suffix.map { Phrasing($0) }
  }

  /// The groups in which the last item heard was not.
  private var groups: [Phrasing] {
    guard reading.form == .usual || isFull else { return [] }
    let known = isFull ? [] : zip(groupIDs, context.groups).prefix { $0 == $1 }.map(\.0)
    return element.groups.indices.dropFirst(known.count).map { index in
      Phrasing(.group, element.groups[index].name, facts: [.groups(Array(groupIDs[...index]))])
    }
  }

  private var value: [Phrasing] {
    guard let value = element.value else { return [] }
    var phrasing = Phrasing(.value, isEmpty(value) ? .phrase("empty") : value)
    phrasing.isSecret = element.isSecret
    return [phrasing]
  }

  private var states: [Phrasing] {
    element.states.map { Phrasing(.state, $0) }
  }

  private var role: [Phrasing] {
    guard element.role.isSaid else { return [] }
    let isWanted = isFull || settings.roles == .always || context.role != element.role
    return isWanted ? [Phrasing(.role, .phrase("role.\(element.role.rawValue)"), facts: [.role(element.role)])] : []
  }

  private var position: [Phrasing] {
    guard let position = reading.position, position.count > 1, settings.positions || isFull else { return [] }
    let values: [String: Text] = ["n": .number(position.number), "m": .number(position.count)]
    return [Phrasing(.position, .phrase("position", values))]
  }

  private var error: [Phrasing] {
    guard let error = element.error, isFull || !context.outcomes.contains(error) else { return [] }
    return [Phrasing(.error, error)]
  }
}

extension Role {
  /// Whether there is a word for it.
  var isSaid: Bool { self != .timer }
}
