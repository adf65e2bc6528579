public import Screens
public import Speech
public import Timeline

/// Who speaks which part of which announcement, and how long the silence after it is.
///
/// Three layers, the later one wins where it says anything: all, the kind of announcement, the part.
public struct StyleSheet: Hashable, Sendable {
  /// What a layer says; nothing where it leaves the one below as it is.
  struct Layer: Hashable, Sendable {
    var variant: String?
    var rate: Int?
    var pitch: Int?
    var range: Int?
    var volume: Int?
    /// How much higher a capital is where it is told by pitch.
    var capital: Int?
    var pause: Int?
  }

  var all = Layer()
  var kinds: [Kind: Layer] = [:]
  var parts: [PartRole: Layer] = [:]
  private var hasPauses = true

  /// The plain voice, 120 ms between parts and 250 ms after a title.
  public static let plain = StyleSheet(all: Layer(capital: 20, pause: 120), parts: [.title: Layer(pause: 250)])

  init(all: Layer, kinds: [Kind: Layer] = [:], parts: [PartRole: Layer] = [:]) {
    self.all = all
    self.kinds = kinds
    self.parts = parts
  }

  /// The same voices with no silence between parts, as a rehearsal wants them.
  public var withoutPauses: StyleSheet {
    var sheet = self
    sheet.hasPauses = false
    return sheet
  }

  /// The voice variants it names, which must be there (`voices/espeak`).
  public var variants: Set<String> {
    Set(([all] + kinds.values + parts.values).compactMap(\.variant).filter { !$0.isEmpty })
  }

  /// The voice of a part; a part that is raised tells a capital.
  public func style(of part: PartRole, in kind: Kind, isRaised: Bool = false) -> AuralStyle {
    var style = AuralStyle.plain
    style.take(all)
    if let layer = kinds[kind] { style.take(layer) }
    if let layer = parts[part] { style.take(layer) }
    if isRaised { style.pitch += parts[part]?.capital ?? kinds[kind]?.capital ?? all.capital ?? 0 }
    return style
  }

  /// The silence after a part.
  public func pause(after part: PartRole, in kind: Kind) -> Duration {
    guard hasPauses else { return .zero }
    return .milliseconds(parts[part]?.pause ?? kinds[kind]?.pause ?? all.pause ?? 0)
  }

  /// The silence where the language changes within a sentence: only enough to part the words.
  var seam: Duration {
    hasPauses ? .milliseconds(30) : .zero
  }
}

extension AuralStyle {
  /// Takes over what a layer says.
  fileprivate mutating func take(_ layer: StyleSheet.Layer) {
    variant = layer.variant ?? variant
    rate = layer.rate ?? rate
    pitch = layer.pitch ?? pitch
    range = layer.range ?? range
    gain = layer.volume ?? gain
  }
}
