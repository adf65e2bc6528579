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

  /// Stops it, after a search of all that was written for codes.
  func stop(searchingFor codes: [OneTimeCode]) async throws {
    try await stage.stop(searchingFor: codes, in: reports.withLock { $0 })
  }

  private static func skip(_ reason: String) throws {
    try Test.cancel("skipped: \(reason)")
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
