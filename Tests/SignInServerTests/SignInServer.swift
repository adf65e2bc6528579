import CodeService
import Foundation
import SignIn
import Synchronization
import Testing

/// A django-allauth server that sends its codes by a gateway, both on this machine, and all that was written around it.
final class SignInServer: Sendable {
  private let stage: Stage
  /// What services reported of it.
  private let reports = Mutex<[String]>([])

  var gateway: Gateway { Gateway(folder: stage.folder) }

  /// Starts a server that knows these numbers; where its packages cannot be had, the test is skipped and says why.
  ///
  /// - Parameter life: how long a code works.
  init(knows numbers: [PhoneNumber] = [], life: Duration = .seconds(300), hasLimits: Bool = false) async throws {
    do {
      let packages = try await Packages.shared.folder
      stage = try await Stage(
        "server", packages,
        environment: [
          "SIGNIN_KNOWN": numbers.map(\.e164).joined(separator: " "), "SIGNIN_LIMITS": hasLimits ? "on" : "off",
          "SIGNIN_LIFE": "\(life.components.seconds)",
        ])
    } catch let refusal as Stage.Refusal {
      try Self.skip(refusal.reason)
      throw refusal
    }
  }

  /// A client of it.
  func service(opensAccounts: Bool = false) throws -> HTTPCodeService {
    try HTTPCodeService(
      address: "http://127.0.0.1:\(stage.port)", terms: HTTPCodeTerms(opensAccounts: opensAccounts),
      report: { line in self.reports.withLock { $0.append(line) } })
  }

  /// Stops it, after a search of all that was written for codes: they may stand in the gateway's spool, the telephone
  /// behind it, and the server's database.
  func stop(searchingFor codes: [OneTimeCode]) async throws {
    for (place, text) in try written() {
      let found = codes.filter { text.contains($0.digits) }
      #expect(found.isEmpty, "\(place) holds \(found.count) of \(codes.count) codes")
    }
    await stage.stop()
    #expect(!FileManager.default.fileExists(atPath: stage.folder))
  }

  private static func skip(_ reason: String) throws {
    try Test.cancel("skipped: \(reason)")
  }

  private func written() throws -> [(place: String, text: String)] {
    let ours = reports.withLock { [("the report", $0.joined(separator: "\n"))] }
    let names = try #require(FileManager.default.subpaths(atPath: stage.folder)).filter { name in
      !["spool/", "dummy/", "db.sqlite3"].contains(where: name.hasPrefix)
    }
    return try ours
      + names.compactMap { name in
        let path = "\(stage.folder)/\(name)"
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), !isFolder.boolValue else {
          return nil
        }
        // The gateway's log names files by the time of day, which has six digits too.
        let bytes = try Data(contentsOf: URL(filePath: path))
        let text = String(decoding: bytes, as: UTF8.self).replacing(/\d{8}_\d{6}/, with: "")
        return (name, text)
      }
  }
}

/// The server's packages, fetched once in a run.
private actor Packages {
  static let shared = Packages()

  private var stage: Task<Stage, any Error>?

  var folder: String {
    get async throws {
      let stage = stage ?? Task { try await Stage("packages") }
      self.stage = stage
      return try await stage.value.folder
    }
  }
}
