/// The lines of a case as they stand in the file, and as they would stand after an update.
struct CaseText {
  /// How much an update changes.
  struct Changes: Hashable {
    var reworded = 0
    var moved = 0
    var added = 0
    var removed = 0
    /// Lines that are cut or lost now and were not.
    var lost = 0

    static func += (left: inout Changes, right: Changes) {
      left.reworded += right.reworded
      left.moved += right.moved
      left.added += right.added
      left.removed += right.removed
      left.lost += right.lost
    }
  }

  private let rewriting: Rewriting
  private let lines: ArraySlice<Substring>
  private let contents: [Int: ScriptLine.Content]
  /// The last line of each action that means something.
  private let ends: [Int: Int]
  private var items: ArraySlice<Rewriting.Item>
  private var indent = Substring()
  private(set) var output: [String] = []

  /// Rewrites the lines of a case; they are counted from 1 and begin with its title.
  init(_ rewriting: Rewriting, _ lines: ArraySlice<Substring>) {
    self.rewriting = rewriting
    self.lines = lines
    items = rewriting.items[...]
    contents = Dictionary(uniqueKeysWithValues: rewriting.played.script.lines.map { ($0.number, $0.content) })
    ends = CaseText.ends(rewriting.played.script.lines)
    write()
  }

  private static func ends(_ lines: [ScriptLine]) -> [Int: Int] {
    var ends: [Int: Int] = [:]
    var action = -1
    for line in lines {
      if line.content.makesAction { action += 1 }
      if line.content != .silence(.ofStep) { ends[action] = line.number }
    }
    return ends
  }

  private mutating func write() {
    var action = -1
    for number in lines.indices {
      let line = lines[number]
      guard let content = contents[number] else {
        output.append(String(line))
        continue
      }
      indent = line.prefix { $0 == " " || $0 == "\t" }
      if content.makesAction { action += 1 }
      if case .expectations = content { write(expectation: number, line) } else { output.append(String(line)) }
      if ends[action] == number { flush { $0.action <= action } }
    }
  }

  /// What was met before what this line is about, then the line as it is or as it has to be.
  private mutating func write(expectation number: Int, _ line: Substring) {
    let own = items.indices.filter { isOf(items[$0], line: number) }
    guard let first = own.first, let last = own.last else { return }
    flush(before: first)
    let whole = rewriting.played.expected.count { $0.line == number }
    if own.count == whole, last - first == whole - 1, items[first...last].allSatisfy(\.isKept) {
      output.append(String(line))
      items = items[(last + 1)...]
    } else {
      flush(before: last + 1)
    }
  }

  private func isOf(_ item: Rewriting.Item, line: Int) -> Bool {
    item.isInPlace && item.expected.map { rewriting.played.expected[$0].line } == line
  }

  private mutating func flush(before end: Int) {
    write(items[..<max(end, items.startIndex)])
  }

  private mutating func flush(while isDue: (Rewriting.Item) -> Bool) {
    write(items.prefix(while: isDue))
  }

  /// Writes the first items, equal lines as one with a count.
  private mutating func write(_ due: ArraySlice<Rewriting.Item>) {
    items = items[due.endIndex...]
    let end = lines.first?.hasSuffix("\r") == true ? "\r" : ""
    var new = due.map(rewriting.line)[...]
    while let line = new.first {
      let count = line.hasPrefix("sound") ? 1 : min(new.prefix { $0 == line }.count, 1000)
      output.append(indent + CaseText.counted(line, count) + end)
      new = new.dropFirst(count)
    }
  }

  /// A line with a count in its place among the attributes; lines with a time are never equal.
  private static func counted(_ line: String, _ count: Int) -> String {
    guard count > 1 else { return line }
    let head = line.prefix { $0 != ":" }
    let isLike = head.hasSuffix(" like")
    return "\(isLike ? head.dropLast(5) : head) x\(count)\(isLike ? " like" : "")\(line.dropFirst(head.count))"
  }

  /// How much is changed.
  var changes: Changes {
    var changes = Changes()
    changes.removed = rewriting.removed.count
    for item in rewriting.items where !(item.isKept && item.isInPlace) {
      guard let expected = item.expected.map({ rewriting.played.expected[$0] }) else {
        changes.added += 1
        changes.lost += item.met.fate == .hear ? 0 : 1
        continue
      }
      if !item.isInPlace { changes.moved += 1 } else { changes.reworded += 1 }
      if item.met.fate != .hear, item.met.fate != expected.expectation.fate { changes.lost += 1 }
    }
    return changes
  }
}

extension ScriptLine.Content {
  /// Whether what comes after it stands under it.
  var makesAction: Bool {
    switch self {
    case .step(.mark), .silence(.ofStep), .expectations: false
    case .step, .silence: true
    }
  }
}
