/// Where in a level pack something stands, as its author knows it.
public struct PackLocation: Hashable, Sendable {
  /// The id, or its number from 1 where it has no good one.
  public var chapter: String?
  /// The id, or its number from 1 where it has no good one.
  public var level: String?
  /// The keys and numbers from there down, outermost first.
  public var path: [String]

  /// A place; nothing at all is the pack itself.
  public init(chapter: String? = nil, level: String? = nil, path: [String] = []) {
    self.chapter = chapter
    self.level = level
    self.path = path
  }

  /// The place of a key inside of this one.
  func key(_ key: String) -> PackLocation {
    PackLocation(chapter: chapter, level: level, path: path + [key])
  }

  /// The place of an item inside of this one, counted from 0.
  func item(_ index: Int) -> PackLocation {
    PackLocation(chapter: chapter, level: level, path: path.dropLast() + ["\(path.last ?? "") \(index + 1)"])
  }

  /// `chapter C, level L, KEY`, as far as there is any.
  var words: String? {
    let parts = [chapter.map { "chapter \($0)" }, level.map { "level \($0)" }].compactMap(\.self)
    let keys = path.map(Quoted.shortened).joined(separator: " ")
    let all = parts + (keys.isEmpty ? [] : [keys])
    return all.isEmpty ? nil : all.joined(separator: ", ")
  }
}
