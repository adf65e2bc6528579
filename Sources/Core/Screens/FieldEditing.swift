extension TextField {
  /// Does an edit and gives its answer: the echo after the change, and a tone where nothing could be done.
  public mutating func edit(_ edit: Edit, fileID: String = #fileID, line: Int = #line) -> [ScreenAction] {
    let change = apply(edit)
    return answer(to: change, fileID: fileID, line: line)
  }

  /// Refuses a character that the field has no use for, with the same answer.
  public func refuse(_ character: Character, fileID: String = #fileID, line: Int = #line) -> [ScreenAction] {
    answer(to: .refused(.character(character)), fileID: fileID, line: line)
  }

  private func answer(to change: Change, fileID: String, line: Int) -> [ScreenAction] {
    let echo = ScreenAction.announce(Announcement(echo: change, in: self, fileID: fileID, line: line))
    switch change {
    case .refused, .nothing: return [.tone("edge"), echo]
    default: return [echo]
    }
  }
}

extension TextField.Edit {
  /// The edit that a command asks for; nothing if it asks for none.
  public init?(_ command: Command) {
    switch command {
    case .deleteBack: self = .deleteBack
    case .deleteForward: self = .deleteForward
    case .deleteWord: self = .deleteWord
    case .clear: self = .clear
    case .left: self = .left
    case .right: self = .right
    case .first: self = .start
    case .last: self = .end
    default: return nil
    }
  }
}
