/// Something wrong with a level pack, for which none of it is played. Prints as one line:
/// `FILE: chapter C, level L, KEY: the fault; what would do`.
public struct PackFault: Hashable, Sendable, CustomStringConvertible {
  /// The file, as the user named it.
  public var file: String
  /// Where in the pack; empty for a fault of the whole file.
  public var location: PackLocation
  /// Line and column; printed where the pack could not be read so far as to have chapters and levels.
  public var place: SourcePlace?
  /// What is wrong, of which the words are made.
  public var flaw: PackFlaw

  /// A fault of a file.
  public init(file: String, location: PackLocation = PackLocation(), place: SourcePlace? = nil, flaw: PackFlaw) {
    self.file = file
    self.location = location
    self.place = place
    self.flaw = flaw
  }

  /// The one line.
  public var description: String {
    let place = self.place.map { "line \($0.line), column \($0.column)" }
    return [file, location.words ?? place, "\(flaw.problem); \(flaw.remedy)"].compactMap(\.self)
      .joined(separator: ": ")
  }
}

/// All that is wrong with a level pack.
public struct PackError: Error, Hashable, CustomStringConvertible {
  /// At least one, in the order of the file.
  public var faults: [PackFault]

  /// Some faults.
  public init(faults: [PackFault]) {
    self.faults = faults
  }

  /// A line for each fault.
  public var description: String {
    faults.map(\.description).joined(separator: "\n")
  }
}
