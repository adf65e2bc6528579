/// Named wake-ups. Setting a name again moves it; equal moments fall due in the order in which they were set.
///
/// Inlinable, so that it is made for the names of its owner: it is asked after every event.
public struct Deadlines<Name: Hashable & Sendable>: Hashable, Sendable {
  @usableFromInline
  struct Entry: Hashable, Sendable {
    @usableFromInline var name: Name
    @usableFromInline var moment: Moment

    @inlinable
    init(name: Name, moment: Moment) {
      self.name = name
      self.moment = moment
    }
  }

  /// In the order of setting.
  @usableFromInline var entries: [Entry] = []

  /// No wake-up at all.
  @inlinable
  public init() {}

  /// The earliest moment set, or nothing when no wake-up is left.
  @inlinable
  public var next: Moment? {
    entries.min { $0.moment < $1.moment }?.moment
  }

  /// All that is set, in the order of setting.
  @inlinable
  public var all: [(name: Name, moment: Moment)] {
    entries.map { ($0.name, $0.moment) }
  }

  /// Sets a wake-up, or moves it.
  @inlinable
  public mutating func set(_ name: Name, at moment: Moment) {
    cancel(name)
    entries.append(Entry(name: name, moment: moment))
  }

  /// Takes a wake-up away; one that was never set is no fault.
  @inlinable
  public mutating func cancel(_ name: Name) {
    entries.removeAll { $0.name == name }
  }

  /// Takes away every wake-up whose name the predicate picks.
  @inlinable
  public mutating func cancel(where picked: (Name) -> Bool) {
    entries.removeAll { picked($0.name) }
  }

  /// Takes out what is due, oldest first.
  @inlinable
  public mutating func due(at now: Moment) -> [Name] {
    guard let next, next <= now else { return [] }
    let due = entries.filter { $0.moment <= now }.enumerated()
    entries.removeAll { $0.moment <= now }
    return due.sorted { ($0.element.moment, $0.offset) < ($1.element.moment, $1.offset) }.map { $0.element.name }
  }
}
