/// The open screens, the newest on top, each with its own focus.
public struct ScreenStack: Sendable {
  /// An open screen. Its number tells it from every other opening, of the same screen too.
  public struct Entry: Sendable, Identifiable {
    /// Counted from 1 in the order of opening.
    public var id: Int
    /// The value that answers.
    public var screen: any Screen
    /// Where its focus is.
    public var focus = FocusEngine()
    /// Whether its title was said before.
    public var isEntered = false
  }

  /// From the root up.
  public private(set) var entries: [Entry] = []
  private var opened = 0

  /// No screen yet.
  public init() {}

  /// The screen that has the keys.
  public var top: Entry? {
    get { entries.last }
    set {
      guard let newValue, !entries.isEmpty else { return }
      entries[entries.count - 1] = newValue
    }
  }

  /// Whether there is a screen below to go back to.
  public var canGoBack: Bool {
    entries.count > 1
  }

  /// Puts a screen on top.
  public mutating func open(_ screen: any Screen) {
    opened += 1
    entries.append(Entry(id: opened, screen: screen))
  }

  /// Takes a screen away and all above it, and says which went.
  public mutating func close(_ id: Entry.ID) -> [Entry.ID] {
    guard let index = entries.firstIndex(where: { $0.id == id }) else { return [] }
    defer { entries.removeSubrange(index...) }
    return entries[index...].map(\.id)
  }

  /// Changes an open screen, wherever it lies; a closed one stays closed.
  public mutating func update(_ id: Entry.ID, _ change: (inout Entry) -> Void) {
    guard let index = entries.firstIndex(where: { $0.id == id }) else { return }
    change(&entries[index])
  }
}
