public import Rehearsal
import Screens
public import Testing

/// Gives a test an ear of its own: a session, a clock and a voice that only measures.
///
/// When the body is over everything that was said has to be expected; what was not is an issue at its line. The record
/// of what was heard is attached.
public func withEar<Value>(
  screens: ScreenCatalogue, voice: EarFile.Voice = .ruler(Ruler.usual), language: String = "en", seed: UInt64 = 1,
  settings: [String: String] = [:], sourceLocation: SourceLocation = #_sourceLocation,
  _ body: (inout TestEar) throws -> Value
) throws -> Value {
  var file = EarFile(name: sourceLocation.fileName)
  (file.voice, file.language, file.seed) = (voice, language, seed)
  file.settings = settings.sorted { $0.key < $1.key }.map { Setting(key: $0.key, value: $0.value) }
  let title = Test.current?.displayName ?? Test.current?.name ?? "a test"
  var ear = TestEar(try LiveCase(EarCase(title: title, line: sourceLocation.line), of: file, screens: screens))
  let value = try body(&ear)
  ear.finish(sourceLocation)
  return value
}
