import CodeService
import Foundation
import SignIn
import Storage
import Synchronization

/// The service of this process, which sends its codes by a real gateway, and all that was written around it.
final class LocalService: Sendable {
  /// The rules that the server keeps too.
  private static var rules: CodeRules {
    var rules = CodeRules()
    (rules.tries, rules.sends, rules.waits, rules.numberLimits) = (3, 3, [], [])
    rules.machineLimit.count = 1_000
    return rules
  }

  private let stage: Stage
  private let reports = Mutex<[String]>([])

  var gateway: Gateway { Gateway(folder: stage.folder) }

  init() async throws {
    stage = try await Stage("gateway")
  }

  func service(life: Duration) throws -> LocalCodeService {
    var rules = Self.rules
    rules.life = Int(life.components.seconds)
    let folder = stage.folder + "/state"
    return try LocalCodeService(
      rules: rules, delivery: .command(DeliveryCommand(stage.folder + "/deliver")),
      template: { "{code} is your Earshot code." },
      records: CodeRecords(key: StateFile(folder + "/numbers.key"), limits: StateFile(folder + "/limits.json"))
    ) { notice in self.reports.withLock { $0.append(notice.description) } }
  }

  /// Stops the gateway, after a search of all that was written for codes.
  func stop(searchingFor codes: [OneTimeCode]) async throws {
    try await stage.stop(searchingFor: codes, in: reports.withLock { $0 })
  }
}
