public import Sessions

/// Why a command ended before it had done its work: a line or more for the screen, and its exit code.
public struct Failure: Error, Hashable, CustomStringConvertible {
  /// From the one table of exit codes.
  public var code: ExitCode
  /// What failed, on what, why, and what would do.
  public var description: String

  /// A failure in words.
  public init(_ code: ExitCode, _ description: String) {
    self.code = code
    self.description = description
  }

  /// What a command line leads to; one that cannot be followed is a failure too.
  public static func catchingUsage<Value>(_ body: () throws(UsageError) -> Value) throws(Failure) -> Value {
    do throws(UsageError) {
      return try body()
    } catch {
      throw Failure(.usage, error.description)
    }
  }
}
