/// Named wake-ups. Setting a name again moves it; equal moments fall due in the order in which they were set.
public struct Deadlines<Name: Hashable & Sendable>: Hashable, Sendable {
  private struct Entry: Hashable, Sendable {
    var name: Name
    var moment: Moment
  }

  /// In the order of setting.
  private var entries: [Entry] = [] {
    didSet { next = entries.lazy.map(\.moment).min() }
  }
  /// The earliest moment set, or nothing when no wake-up is left. Kept, for it is asked for after every event.
  public private(set) var next: Moment?

  /// No wake-up at all.
  public init() {}

  /// All that is set, in the order of setting.
  public var all: [(name: Name, moment: Moment)] {
    entries.map { ($0.name, $0.moment) }
  }

  /// Sets a wake-up, or moves it.
  public mutating func set(_ name: Name, at moment: Moment) {
    cancel(name)
    entries.append(Entry(name: name, moment: moment))
  }

  /// Takes a wake-up away; one that was never set is no fault.
  public mutating func cancel(_ name: Name) {
    guard next != nil else { return }
    entries.removeAll { $0.name == name }
  }

  /// Takes away every wake-up whose name the predicate picks.
  public mutating func cancel(where picked: (Name) -> Bool) {
    entries.removeAll { picked($0.name) }
  }

  /// Takes out what is due, oldest first.
  public mutating func due(at now: Moment) -> [Name] {
    let due = entries.filter { $0.moment <= now }.enumerated()
    entries.removeAll { $0.moment <= now }
    return due.sorted { ($0.element.moment, $0.offset) < ($1.element.moment, $1.offset) }.map { $0.element.name }
  }
}
