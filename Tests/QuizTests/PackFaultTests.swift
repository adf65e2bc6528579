import Testing

@Suite struct PackFaultTests {
  @Test(
    "game-5.0: each fault of a level pack prints as one line that says what would do",
    arguments: FaultCase.structure + FaultCase.ids)
  func structureAndIDs(_ fault: FaultCase) {
    #expect(SamplePack.faults(Array(fault.json.utf8)) == fault.lines)
  }

  @Test(
    "game-5.0: each fault of a text of a level pack prints as one line that says what would do",
    arguments: FaultCase.texts)
  func texts(_ fault: FaultCase) {
    #expect(SamplePack.faults(Array(fault.json.utf8)) == fault.lines)
  }

  @Test("game-5.0: a level that this version does not play is a fault that says so", arguments: FaultCase.kinds)
  func kinds(_ fault: FaultCase) {
    #expect(SamplePack.faults(Array(fault.json.utf8)) == fault.lines)
  }

  @Test(
    "game-5.0: each fault of an open level prints as one line that says what would do",
    arguments: FaultCase.openKeys + FaultCase.answers + FaultCase.traps)
  func openLevels(_ fault: FaultCase) {
    #expect(SamplePack.faults(Array(fault.json.utf8)) == fault.lines)
  }

  @Test("game-5.0: a fault of syntax has line and column", arguments: FaultCase.syntax)
  func syntax(_ fault: FaultCase) {
    #expect(SamplePack.faults(Array(fault.json.utf8)) == fault.lines)
  }
}
