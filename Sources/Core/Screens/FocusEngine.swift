/// Where the focus is on one screen, and what becomes of it when it is moved or when the elements change.
public struct FocusEngine: Hashable, Sendable {
  /// A way to move.
  public enum Move: Hashable, Sendable {
    case next, previous, first, last
    /// To the n-th counted element, from 1.
    case item(Int)
    /// To an element by its identity.
    case element(Element.ID)
  }

  /// One of the two ends of a list.
  public enum Edge: Hashable, Sendable {
    case top, bottom
  }

  /// What a move came to.
  public enum Outcome: Hashable, Sendable {
    /// The focus is on another element.
    case moved(Reading)
    /// There was nothing further; the focus stayed.
    case edge(Edge, Reading)
    /// A digit past the last counted element; the focus stayed.
    case past(count: Int)
    /// The focus was there already, or the element does not exist.
    case unchanged
    /// The screen has no elements.
    case empty
  }

  /// The element in focus as it was read last; nothing on a screen without elements.
  public private(set) var element: Element?
  /// Where it stood, so that a neighbour can take its place when it goes.
  private var index = 0

  /// No focus yet.
  public init() {}

  /// The identity of the element in focus.
  public var focus: Element.ID? {
    element?.id
  }

  /// Puts the focus on an element when a screen opens; on the first one if that does not exist.
  public mutating func enter(_ elements: [Element], at first: Element.ID?) {
    put(elements.firstIndex { $0.id == first } ?? 0, in: elements)
  }

  /// Moves the focus.
  public mutating func move(_ move: Move, in elements: [Element]) -> Outcome {
    guard !elements.isEmpty else { return .empty }
    let here = elements.firstIndex { $0.id == focus } ?? min(index, elements.count - 1)
    switch move {
    case .next: return step(to: here + 1, in: elements)
    case .previous: return step(to: here - 1, in: elements)
    case .first: return end(of: elements, at: 0, from: here, .top)
    case .last: return end(of: elements, at: elements.count - 1, from: here, .bottom)
    case .item(let number): return item(number, in: elements)
    case .element(let id): return element(id, in: elements)
    }
  }

  /// Follows the elements after something else changed them: what is to be said of the focus now, if anything.
  public mutating func follow(_ elements: [Element]) -> Reading? {
    guard let old = element else {
      put(0, in: elements)
      return reading(in: elements)
    }
    guard let place = elements.firstIndex(where: { $0.id == old.id }) else {
      put(min(index, max(elements.count - 1, 0)), in: elements)
      return reading(in: elements)
    }
    put(place, in: elements)
    return element.flatMap { change(from: old, to: $0) }.flatMap { reading(in: elements, $0) }
  }

  /// The element in focus as it is read now.
  public func reading(in elements: [Element], _ form: Reading.Form = .usual) -> Reading? {
    guard let element = elements.first(where: { $0.id == focus }) else { return nil }
    return Reading(element, position: Position(of: element, in: elements), form: form)
  }

  private mutating func put(_ place: Int, in elements: [Element]) {
    index = place
    element = elements.indices.contains(place) ? elements[place] : nil
  }

  private mutating func step(to place: Int, in elements: [Element]) -> Outcome {
    guard elements.indices.contains(place) else {
      let edge = place < 0 ? Edge.top : .bottom
      return reading(in: elements).map { .edge(edge, $0) } ?? .empty
    }
    put(place, in: elements)
    return reading(in: elements).map { .moved($0) } ?? .empty
  }

  private mutating func end(of elements: [Element], at place: Int, from here: Int, _ edge: Edge) -> Outcome {
    place == here ? step(to: edge == .top ? -1 : elements.count, in: elements) : step(to: place, in: elements)
  }

  private mutating func item(_ number: Int, in elements: [Element]) -> Outcome {
    let counted = elements.indices.filter { elements[$0].isCounted }
    guard counted.indices.contains(number - 1) else { return .past(count: counted.count) }
    return step(to: counted[number - 1], in: elements)
  }

  private mutating func element(_ id: Element.ID, in elements: [Element]) -> Outcome {
    guard id != focus, let place = elements.firstIndex(where: { $0.id == id }) else { return .unchanged }
    return step(to: place, in: elements)
  }

  /// How much of a change is said: the smallest form that tells it.
  private func change(from old: Element, to new: Element) -> Reading.Form? {
    if old.role == .timer || new.role == .timer { return nil }
    // Of an error the result tells that found it.
    if old.label != new.label || old.role != new.role { return .usual }
    // Of what is typed the echo tells.
    if old.value != new.value, new.role != .textField { return .value }
    return old.states == new.states ? nil : .states
  }
}

extension Position {
  /// The place of an element among the counted ones; nothing if it does not count.
  init?(of element: Element, in elements: [Element]) {
    guard element.isCounted else { return nil }
    var (number, count) = (0, 0)
    for place in elements.indices where elements[place].isCounted {
      count += 1
      if number == 0, elements[place].id == element.id { number = count }
    }
    guard number > 0 else { return nil }
    self.init(number: number, count: count)
  }
}
