/// How a message gets to its telephone.
public enum Delivery: Sendable {
  /// Not at all: the answer has the text, and the program plays the telephone itself.
  case demo
  /// By a program of the operator's.
  case command(DeliveryCommand)
}
