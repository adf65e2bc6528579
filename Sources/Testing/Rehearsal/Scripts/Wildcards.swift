/// A text in which `*` stands for any text and `#` for a number.
struct Wildcards {
  private enum Piece {
    case text(Character), any, number
  }

  private let pieces: [Piece]

  init(_ pattern: String) {
    pieces = pattern.map { $0 == "*" ? .any : $0 == "#" ? .number : .text($0) }
  }

  /// Whether the whole of a text is matched. The last `*` takes in more where the rest does not fit, and no other has to:
  /// so the work grows with the length of the text times that of the pattern, no more.
  func match(_ text: String) -> Bool {
    let text = Array(text)
    var (piece, place) = (0, 0)
    var last: (piece: Int, place: Int)?
    while place < text.count || piece < pieces.count {
      if piece < pieces.count {
        switch pieces[piece] {
        case .any:
          last = (piece, place)
          piece += 1
          continue
        case .number:
          if let end = Self.endOfNumber(in: text, from: place) {
            (piece, place) = (piece + 1, end)
            continue
          }
        case .text(let character):
          if place < text.count, text[place] == character {
            (piece, place) = (piece + 1, place + 1)
            continue
          }
        }
      }
      guard let star = last, star.place < text.count else { return false }
      last = (star.piece, star.place + 1)
      (piece, place) = (star.piece + 1, star.place + 1)
    }
    return true
  }

  /// Digits, with marks between them that group or divide.
  private static func endOfNumber(in text: [Character], from start: Int) -> Int? {
    guard start < text.count, text[start].isWholeNumber, start == 0 || !text[start - 1].isWholeNumber else {
      return nil
    }
    var end = start
    while end < text.count {
      let isMark = end + 1 < text.count && ".,\u{202F}".contains(text[end]) && text[end + 1].isWholeNumber
      guard text[end].isWholeNumber || isMark else { break }
      end += 1
    }
    return end
  }
}
