/// A level that moves to its target in a straight line, so that a change of volume does not click.
struct Ramp: Hashable {
  /// Where it moves to.
  private(set) var target: Float
  private var value: Float
  private var step: Float = 0

  /// A level that stands.
  init(_ value: Float) {
    self.value = value
    target = value
  }

  /// Moves to a target within so many samples.
  mutating func move(to target: Float, within count: Int) {
    guard target != self.target else { return }
    self.target = target
    step = (target - value) / Float(count)
  }

  /// The level of the next sample.
  mutating func next() -> Float {
    guard value != target else { return value }
    value += step
    if (step > 0) == (value > target) { value = target }
    return value
  }
}
