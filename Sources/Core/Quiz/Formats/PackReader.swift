/// Makes a level pack of the bytes of a file (game.md 5.0), or says all that is wrong with them.
public enum PackReader {
  /// A pack that can be played, and what its author should look at.
  public struct Reading: Hashable, Sendable {
    /// Without any fault.
    public var pack: LevelPack
    /// In the order in which they were found.
    public var notes: [PackNote]
  }

  /// The most bytes that are read; who reads a file need not read more.
  public static let sizeLimit = SourceText.sizeLimit

  /// Whether the bytes begin as a pack does: after a byte order mark and blanks, its first key is "earshot-pack".
  public static func isPack(_ bytes: [UInt8]) -> Bool {
    SourceText(bytes: bytes).isPack
  }

  /// Reads a whole file. `file` is only what messages call it.
  public static func read(_ bytes: [UInt8], file: String) throws(PackError) -> Reading {
    let source = SourceText(bytes: bytes)
    if let (flaw, offset) = source.flaw {
      let place = flaw.hasPlace ? SourcePlace(of: offset, in: bytes, from: source.start) : nil
      throw PackError(faults: [PackFault(file: file, place: place, flaw: flaw)])
    }
    return try read(source, file: file)
  }

  private static func read(_ source: SourceText, file: String) throws(PackError) -> Reading {
    var reader = JSONReader(source.bytes, from: source.start)
    let document = Result { () throws(JSONReader.Fault) in try reader.document() }
    var faults = reader.faults
    if case .failure(let fault) = document { faults.append(fault) }
    if !source.isPack { throw PackError(faults: [foreign(document, faults, source, file: file)]) }
    guard faults.isEmpty, case .success(let value) = document else {
      throw PackError(faults: syntaxFaults(faults, source, file: file))
    }
    var parser = PackParser(file: file)
    let pack = parser.pack(value)
    guard let pack, parser.faults.isEmpty else { throw PackError(faults: parser.faults.listed(file: file)) }
    return Reading(pack: pack, notes: parser.notes)
  }

  /// What to say of a file that does not begin as a pack.
  private static func foreign(
    _ document: Result<JSONValue, JSONReader.Fault>, _ faults: [JSONReader.Fault], _ source: SourceText, file: String
  ) -> PackFault {
    guard case .success(let value) = document, case .object(let members) = value.content else {
      let isMeantAsPack = source.bytes.prefix(200).contains("earshot-pack")
      if isMeantAsPack, let fault = faults.first { return syntaxFault(fault, source, file: file) }
      return PackFault(file: file, flaw: .notAPack)
    }
    let hasKey = members.contains { $0.key == "earshot-pack" }
    return PackFault(file: file, flaw: hasKey ? .packKeyNotFirst : .notAPack)
  }

  /// Finding the place of each takes the whole file, so only the first are told with theirs.
  private static func syntaxFaults(_ faults: [JSONReader.Fault], _ source: SourceText, file: String) -> [PackFault] {
    let told = faults.prefix(PackLimits.listedSyntaxFaults).map { syntaxFault($0, source, file: file) }
    let more = faults.count - told.count
    return told + (more > 0 ? [PackFault(file: file, flaw: .moreFaults(more))] : [])
  }

  private static func syntaxFault(_ fault: JSONReader.Fault, _ source: SourceText, file: String) -> PackFault {
    let place = SourcePlace(of: fault.offset, in: source.bytes, from: source.start)
    return PackFault(file: file, place: place, flaw: .syntax(fault.flaw))
  }
}

extension PackFlaw {
  /// Whether a fault of the bytes is at one place of the file, not everywhere.
  fileprivate var hasPlace: Bool {
    switch self {
    case .notUTF8, .syntax: true
    default: false
    }
  }
}

extension [PackFault] {
  /// As many as can be listed, then how many more there are.
  fileprivate func listed(file: String) -> [PackFault] {
    guard count > PackLimits.listedFaults else { return self }
    let rest = count - PackLimits.listedFaults
    return prefix(PackLimits.listedFaults) + [PackFault(file: file, flaw: .moreFaults(rest))]
  }
}

extension Sequence<UInt8> {
  fileprivate func contains(_ word: String) -> Bool {
    String(decoding: Array(self), as: UTF8.self).contains(word)
  }
}
