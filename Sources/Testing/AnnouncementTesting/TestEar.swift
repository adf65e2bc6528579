public import Keys
import Rehearsal
public import Testing

/// A session in virtual time, under test: steps are done at once, what is expected is held against what was heard when
/// the test ends, and everything that was said has to be expected.
public struct TestEar {
  private(set) var live: LiveCase
  /// Where the steps and expectations stand, by their numbers; they may come from several files.
  private(set) var locations: [Int: SourceLocation] = [:]

  init(_ live: LiveCase) {
    self.live = live
  }

  /// Opens a screen of the catalogue; a test begins with it.
  public mutating func open(
    _ screen: String, _ parameters: [String: String] = [:], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    take(.step(.open(screen: screen, parameters: parameters)), sourceLocation)
  }

  /// Presses keys one after the other, each when speech has fallen silent, unless a wait came before.
  public mutating func press(_ keys: Key..., sourceLocation: SourceLocation = #_sourceLocation) {
    take(.step(.press(keys)), sourceLocation)
  }

  /// Types a text, one key a character.
  public mutating func type(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    take(.step(.type(text)), sourceLocation)
  }

  /// Pastes a text: one event.
  public mutating func paste(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    take(.step(.paste(text)), sourceLocation)
  }

  /// Lets an event of the catalogue happen.
  public mutating func happens(_ event: String, sourceLocation: SourceLocation = #_sourceLocation) {
    take(.step(.happen(event)), sourceLocation)
  }

  /// Lets time pass; the next step happens exactly at its end. It costs nothing.
  public mutating func wait(_ duration: Duration, sourceLocation: SourceLocation = #_sourceLocation) {
    take(.step(.wait(duration)), sourceLocation)
  }

  /// Lets time pass until this long after the beginning, or after a mark.
  public mutating func wait(
    until duration: Duration, after mark: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    take(.step(.waitUntil(mark: mark, duration)), sourceLocation)
  }

  /// Gives the present moment a name.
  public mutating func mark(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) {
    take(.step(.mark(name)), sourceLocation)
  }

  /// Lists what is heard, cut and lost, in the order in which the ear meets it.
  public mutating func expect(@AnnouncementBuilder _ lines: () -> [AnnouncementLine]) {
    for line in lines() { take(.expectations([line.awaited]), line.sourceLocation) }
  }

  /// Nothing more from this step.
  public mutating func silence(sourceLocation: SourceLocation = #_sourceLocation) {
    take(.silence(.ofStep), sourceLocation)
  }

  /// Nothing is asked for in this time after speech has ended.
  public mutating func silence(for duration: Duration, sourceLocation: SourceLocation = #_sourceLocation) {
    take(.silence(.lasting(duration)), sourceLocation)
  }

  /// No timer is left that could ever speak.
  public mutating func silentForever(sourceLocation: SourceLocation = #_sourceLocation) {
    take(.silence(.forever), sourceLocation)
  }

  /// Drops what was said so far, for long set-ups; reports tell it.
  public mutating func forget(sourceLocation: SourceLocation = #_sourceLocation) {
    live.forget(line: sourceLocation.line)
  }

  private mutating func take(_ content: ScriptLine.Content, _ location: SourceLocation) {
    locations[live.take(content, line: location.line)] = location
  }

  /// Ends the test of the ear and tells what was not as expected, at its line.
  mutating func finish(_ location: SourceLocation) {
    let (result, failed) = live.finish()
    Attachment.record(JSONReport.lines(of: result), named: "heard.jsonl", sourceLocation: location)
    guard let failed else { return }
    let words =
      result.report.filter { !$0.hasPrefix("  accept:") } + ["as it was heard:"] + live.block.map { "  \($0)" }
    Issue.record(Comment(rawValue: words.joined(separator: "\n")), sourceLocation: locations[failed] ?? location)
  }
}
