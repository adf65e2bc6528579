public import CodeService
import Foundation
import Phrasing
public import Screens
public import Sessions
public import SignIn
public import Storage
import Terminal
public import Usage

/// The options of commands that sign somebody in (architecture.md, section 9).
public struct SignInOptions: Hashable, Sendable {
  /// The address of a code service; without one codes are drawn in this process.
  private var address: String?
  private var gateway: String?
  private var people: String?
  private var phoneFile: String?
  private var country: Country?

  /// What these options are called, and what they do.
  public static let syntax: [Arguments.Syntax] = [
    .init("--service", "local|URL", help: "Who sends and judges codes: this program, or a django-allauth server."),
    .init("--deliver", "COMMAND", help: "Run this to send a text: number and text come on its standard input."),
    .init("--people", "FILE", help: "Ask those who sign in for the first time for their name, and keep it here."),
    .init("--phone-file", "FILE", help: "Take the number from the first line of a file, or with - of standard input."),
    .init("--country", "TAG", help: "Where numbers without a country code belong: \(tags)."),
  ]

  private static var tags: String { Country.all.keys.sorted().joined(separator: ", ") }

  /// Takes those of a command line that belong to sign-in.
  public init(_ arguments: Arguments) throws(UsageError) {
    for option in arguments.options { try take(option) }
    guard address != nil else { return }
    for (name, value) in [("--deliver", gateway), ("--people", people)] where value != nil {
      throw .useless(option: name, because: "with '--service URL', which sends and asks by itself")
    }
  }

  private mutating func take(_ option: Arguments.Option) throws(UsageError) {
    switch option.name {
    case "--service": address = option.value == "local" ? nil : option.value
    case "--deliver": gateway = option.value
    case "--people": people = option.value
    case "--phone-file": phoneFile = option.value
    case "--country":
      guard let known = Country.all[option.value.uppercased()] else {
        throw .badValue(option: option.name, value: option.value, allowed: Self.tags)
      }
      country = known
    default: break
    }
  }

  /// The first screen of sign-in, which ends the program or goes on with the next one.
  ///
  /// Throws when the file with the number cannot be read.
  public func screen(_ settings: Settings, next: (any Screen)? = nil) throws(Failure) -> PhoneScreen {
    var signIn = SignInSettings()
    signIn.country = country ?? .of(settings, ProcessInfo.processInfo.environment)
    signIn.sendsFullCode = settings.sendsFullCode
    signIn.countsEachDigit = settings.countsEachDigit
    return PhoneScreen(signIn, given: try number(in: signIn.country), next: next)
  }

  /// Nothing where it is to be typed.
  private func number(in country: Country) throws(Failure) -> Result<PhoneNumber, PhoneFault>? {
    guard let phoneFile else { return nil }
    do {
      let line = phoneFile == "-" ? StandardStreams.readFirstLine() : try TextFiles.firstLine(phoneFile)
      return Result { () throws(PhoneFault) in try PhoneNumber(line, in: country) }
    } catch {
      throw Failure(error)
    }
  }

  /// The service that these options name; `report` takes a line for the operator, from any thread.
  ///
  /// Throws when an address is none, a file cannot hold names, or a library has no memory to give.
  func service(
    _ materials: Materials, report: @escaping @Sendable (String) -> Void
  ) throws(Failure) -> any CodeService {
    do {
      if let address { return try HTTPCodeService(address: address, report: report) }
      if let gateway, access(gateway, X_OK) != 0 {
        throw StorageError(gateway, of: .user, .unreadable("it is no file that can be run"))
      }
      guard try records.canKeepPeople() else {
        throw StorageError(people ?? "", of: .user, .malformed("no line of it is a number with a name"))
      }
      let text = materials.announcer.line(of: .phrase("signin.text"))
      return try LocalCodeService(
        delivery: gateway.map { .command(DeliveryCommand($0)) } ?? .demo, template: { text }, records: records
      ) { report($0.description) }
    } catch let error as HTTPCodeServiceError {
      throw Failure(.usage, error.description)
    } catch let error as StorageError {
      throw Failure(error)
    } catch {
      throw Failure(.unavailable, "\(error)")
    }
  }

  private var records: CodeRecords {
    let environment = ProcessInfo.processInfo.environment
    return CodeRecords(
      key: StateFile(named: "numbers.key", environment: environment),
      limits: StateFile(named: "limits.json", environment: environment), people: people.map(StateFile.init))
  }
}

extension StateFile: KeptFile {}

extension Country {
  /// The country of the environment, else the one that the language suggests.
  fileprivate static func of(_ settings: Settings, _ environment: [String: String]) -> Country {
    let region =
      Groundwork.locale(of: environment).split(separator: "_").dropFirst().first.map { String($0.prefix(2)) } ?? ""
    return all[region] ?? all[settings.language.uppercased()] ?? .unitedKingdom
  }
}
