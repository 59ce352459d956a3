/// The lines of a run: what was measured, its median, its unit, and Cairo's median of the same.
struct Lines {
  struct Line {
    let name: String
    let median: Double
    let unit: String
    let peer: Double?

    var json: String {
      let peer = peer.map { "\($0)" } ?? "null"
      return "{\"name\": \"\(name)\", \"median\": \(median), \"unit\": \"\(unit)\", \"peer\": \(peer)}"
    }
  }

  private(set) var lines: [Line] = []

  mutating func add(_ name: String, _ median: Double, _ unit: String, peer: Double? = nil) {
    lines.append(Line(name: name, median: median, unit: unit, peer: peer))
    let number = Self.number(median, unit)
    let gap = String(repeating: " ", count: max(1, 64 - name.count - number.count))
    var line = name + gap + number + " " + unit
    if let peer {
      line += "   Cairo \(Self.number(peer, unit)) \(unit), ratio \((median / peer * 1000).rounded() / 1000)"
    }
    print(line)
  }

  private static func number(_ value: Double, _ unit: String) -> String {
    let scale: Double = unit == "ms" ? 1000 : unit == "us" ? 100 : 10
    return "\((value * scale).rounded() / scale)"
  }

  /// The median of the milliseconds that `body` takes, run `count` times after a warm-up.
  mutating func time(_ name: String, count: Int = 41, _ body: () -> Void) {
    for _ in 0..<3 { body() }
    let clock = ContinuousClock()
    let samples = (0..<count).map { _ in
      let (seconds, attoseconds) = clock.measure(body).components
      return Double(seconds) * 1e3 + Double(attoseconds) / 1e15
    }
    add(name, samples.sorted()[count / 2], "ms")
  }

  /// The lines as a JSON array of {name, median, unit, peer}.
  var json: String { "[\n" + lines.map { "  " + $0.json }.joined(separator: ",\n") + "\n]\n" }
}
