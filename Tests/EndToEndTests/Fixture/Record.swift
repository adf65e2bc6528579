import Testing

/// A record that has come to its end.
struct Record {
  var lines: [Line]

  /// What holds of every record: time never goes back, everything asked for has one end, and nothing overlaps.
  func expectWhole(_ location: SourceLocation = #_sourceLocation) {
    let times = lines.map(\.t)
    #expect(times == times.sorted(), "time goes back", sourceLocation: location)
    let asked = lines.filter { $0.event == "asked" }.compactMap(\.id)
    let ended = lines.filter { $0.event == "ended" }.compactMap(\.id)
    #expect(
      Set(asked) == Set(ended) && ended.count == Set(ended).count, "not one end for each", sourceLocation: location)
    var sounding: Int?
    for line in lines {
      switch line.event {
      case "began", "again":
        #expect(sounding == nil, "\(line.text ?? "") begins over another", sourceLocation: location)
        sounding = line.id
      case "held": sounding = nil
      case "ended": if sounding == line.id { sounding = nil }
      default: break
      }
    }
    #expect(sounding == nil, "something sounds at the end", sourceLocation: location)
  }
}
