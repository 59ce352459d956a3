import KnurlDrawing

/// A line of text divided into runs and grapheme clusters.
struct TextRuns {
  /// In the order of the text.
  private(set) var runs: [TextRun] = []
  /// Where grapheme clusters begin, in bytes of the UTF-8.
  private(set) var clusters: [Int] = []

  init(_ text: String, _ chain: FaceChain, _ direction: FontOptions.Direction) {
    let levels = Self.levels(text, direction)
    var start = 0, scalar = 0
    var script = Script.common, last: Int?
    for cluster in text {
      let bytes = cluster.utf8.count
      let face = chain.face(for: cluster, after: last)
      if let own = Script.of(cluster) {
        // Signs at a run's beginning go along with its first letters.
        if script == Script.common, !runs.isEmpty { runs[runs.count - 1].script = own }
        script = own
      }
      clusters.append(start)
      add(TextRun(start: start, end: start + bytes, face: face, script: script, level: levels?[scalar] ?? 0))
      start += bytes
      scalar += cluster.unicodeScalars.count
      last = face
    }
  }

  private mutating func add(_ run: TextRun) {
    guard let last = runs.last, last.face == run.face, last.script == run.script, last.level == run.level else {
      runs.append(run)
      return
    }
    runs[runs.count - 1].end = run.end
  }

  /// Nil for a line that runs from left to right as a whole.
  private static func levels(_ text: String, _ direction: FontOptions.Direction) -> [Int]? {
    if direction != .rightToLeft, text.unicodeScalars.allSatisfy(Bidi.isPlain) { return nil }
    return Bidi.levels(of: Array(text.unicodeScalars), direction).levels
  }
}

extension Script {
  /// The script of a cluster: of its first character that has one.
  static func of(_ cluster: Character) -> UInt32? {
    for scalar in cluster.unicodeScalars {
      if let script = of(scalar) { return script }
    }
    return nil
  }
}
