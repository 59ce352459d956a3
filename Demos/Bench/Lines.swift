/// The lines of a run: what was measured, its median, its unit.
struct Lines {
  struct Line {
    let name: String
    let median: Double
    let unit: String
  }

  private(set) var lines: [Line] = []

  mutating func add(_ name: String, _ median: Double, _ unit: String) {
    lines.append(Line(name: name, median: median, unit: unit))
    let number = unit == "ms" ? "\((median * 1000).rounded() / 1000)" : "\((median * 10).rounded() / 10)"
    let gap = String(repeating: " ", count: max(1, 64 - name.count - number.count))
    print(name + gap + number + " " + unit)
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
  var json: String {
    "[\n"
      + lines.map { "  {\"name\": \"\($0.name)\", \"median\": \($0.median), \"unit\": \"\($0.unit)\", \"peer\": null}" }
      .joined(separator: ",\n") + "\n]\n"
  }
}
