public import Foundation
public import Quiz

/// Finds and reads the level packs that are named on a command line: built-in ones, files, and folders of them.
public struct PackFiles: Sendable {
  /// The packs in the order in which they were named, and what their authors should look at.
  public struct Reading: Hashable, Sendable {
    /// At least one, if any was named.
    public var packs: [LevelPack]
    /// Of all of them.
    public var notes: [PackNote]
  }

  /// The folder of the built-in packs, each NAME.json.
  public let builtIn: URL

  /// Built-in packs come from this folder.
  public init(builtIn: URL) {
    self.builtIn = builtIn
  }

  /// The names of the built-in packs, sorted.
  public var builtInNames: [String] {
    jsonFiles(in: builtIn).map { $0.deletingPathExtension().lastPathComponent }
  }

  /// Reads all packs that are named. A name without `/` and without an extension is that of a built-in pack if there
  /// is one; a folder stands for the packs in it, by name, and its other files are passed over.
  ///
  /// - Throws: `PackFilesError` with everything that is wrong with any of them.
  public func read(_ names: [String]) throws(PackFilesError) -> Reading {
    var problems: [PackFilesError.Problem] = []
    var files: [(name: String, reading: PackReader.Reading)] = []
    for name in names {
      for file in find(name, &problems) {
        guard let reading = read(file, &problems) else { continue }
        if let other = files.first(where: { $0.reading.pack.id == reading.pack.id }) {
          problems.append(.faulty(Self.twice(reading.pack, file: file.name, other: other.name)))
        }
        files.append((file.name, reading))
      }
    }
    guard problems.isEmpty else { throw PackFilesError(problems: problems) }
    return Reading(packs: files.map(\.reading.pack), notes: files.flatMap(\.reading.notes))
  }

  /// A file, and what messages call it.
  private struct File {
    var name: String
    var url: URL
  }

  private func find(_ name: String, _ problems: inout [PackFilesError.Problem]) -> [File] {
    if builtInNames.contains(name) {
      return [File(name: "\(name).json", url: builtIn.appendingPathComponent("\(name).json"))]
    }
    let url = URL(fileURLWithPath: name)
    // An empty path would be that of the folder the program was started in.
    switch name.isEmpty ? nil : kind(of: url) {
    case .typeDirectory?:
      let files = packs(in: url, called: name)
      if files.isEmpty { problems.append(.noPacks(folder: name)) }
      return files
    case .typeRegular?: return [File(name: name, url: url)]
    case .some: problems.append(.unreadable(name, reason: "it is no plain file"))
    case nil: problems.append(.missing(name, builtIn: builtInNames))
    }
    return []
  }

  private func packs(in folder: URL, called name: String) -> [File] {
    jsonFiles(in: folder).filter(beginsAsPack).map { url in
      File(name: name.hasSuffix("/") ? name + url.lastPathComponent : "\(name)/\(url.lastPathComponent)", url: url)
    }
  }

  private func jsonFiles(in folder: URL) -> [URL] {
    let files = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    return (files ?? [])
      .filter { $0.pathExtension == "json" && !$0.lastPathComponent.hasPrefix(".") && kind(of: $0) == .typeRegular }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
  }

  private func beginsAsPack(_ url: URL) -> Bool {
    (try? bytes(of: url, atMost: 4_096)).map(PackReader.isPack) ?? false
  }

  /// What stands at the end of all symbolic links; nothing if there is nothing.
  private func kind(of url: URL) -> FileAttributeType? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: url.resolvingSymlinksInPath().path)
    return attributes?[.type] as? FileAttributeType
  }

  private func read(_ file: File, _ problems: inout [PackFilesError.Problem]) -> PackReader.Reading? {
    guard let bytes = try? bytes(of: file.url, atMost: PackReader.sizeLimit + 1) else {
      problems.append(.unreadable(file.name, reason: "it may not be read"))
      return nil
    }
    do throws(PackError) {
      return try PackReader.read(bytes, file: file.name)
    } catch {
      problems += error.faults.map { .faulty($0) }
      return nil
    }
  }

  /// One byte above the limit is enough to see that a file is too large.
  private func bytes(of url: URL, atMost count: Int) throws -> [UInt8] {
    let handle = try FileHandle(forReadingFrom: url)
    defer { try? handle.close() }
    return try handle.read(upToCount: count).map(Array.init) ?? []
  }

  private static func twice(_ pack: LevelPack, file: String, other: String) -> PackFault {
    PackFault(file: file, location: PackLocation(path: ["id"]), flaw: .duplicatePack(pack.id, other: other))
  }
}
