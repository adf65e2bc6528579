public import Phrasing
public import Screens
public import Sessions

extension Ear {
  /// A session that opens this screen, with these settings over the defaults; `answer` stands in for what is outside.
  public init(
    _ screen: any Screen, phrases: PhraseCatalogue, settings changes: [String: String] = [:], welcomes: Bool = false,
    endsWhenSilent: Bool = false, wantsAnswer: Bool = false, answer: Answer? = nil
  ) throws(SettingFault) {
    var settings = Settings()
    for (key, value) in changes { try settings.set(Setting(key: key, value: value)) }
    let announcer = Announcer(
      phrases, language: settings.language, styles: StyleSheet.plain.withoutPauses, settings: settings.reading)
    self.init(
      Session(
        .init(
          settings: settings, announcer: announcer, welcomes: welcomes, endsWhenSilent: endsWhenSilent,
          wantsAnswer: wantsAnswer),
        root: screen), answer: answer)
  }
}
