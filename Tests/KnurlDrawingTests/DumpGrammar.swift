/// Reads lines of a dump by the grammar that `DrawList.dump` documents.
struct DumpGrammar {
  struct Mismatch: Error {
    var text: String
  }

  private var words: ArraySlice<Substring>

  /// Throws where a line is none of the grammar's.
  static func check(_ line: Substring) throws {
    var grammar = DumpGrammar(words: line.split(separator: " ", omittingEmptySubsequences: false)[...])
    try grammar.line()
    if !grammar.words.isEmpty { throw Mismatch(text: "\(grammar.words) is left of \(line)") }
  }

  // MARK: Words

  private mutating func next() throws -> Substring {
    guard let word = words.popFirst() else { throw Mismatch(text: "a word is missing") }
    return word
  }

  private mutating func accept(_ word: String) -> Bool {
    if words.first == word[...] {
      words.removeFirst()
      return true
    }
    return false
  }

  private mutating func expect(_ options: String...) throws {
    let word = try next()
    if !options.contains(String(word)) { throw Mismatch(text: "\(word) is none of \(options)") }
  }

  private mutating func match(_ isRight: (Substring) -> Bool, _ name: String) throws {
    let word = try next()
    if !isRight(word) { throw Mismatch(text: "\(word) is no \(name)") }
  }

  /// Numbers have up to three digits behind the point, the last of them not zero.
  private static func isNumber(_ word: Substring) -> Bool {
    let parts = (word.first == "-" ? word.dropFirst() : word).split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(\.isNumber) }) else { return false }
    if parts.count == 2 && (parts[1].count > 3 || parts[1].last == "0") { return false }
    return word != "-0" && (parts[0] == "0" || parts[0].first != "0")
  }

  private static func isHash(_ word: Substring) -> Bool { word.count == 8 && word.allSatisfy(\.isHexDigit) }

  private static func isSize(_ word: Substring) -> Bool {
    let sides = word.split(separator: "x", omittingEmptySubsequences: false)
    return sides.count == 2 && sides.allSatisfy { Int($0) != nil }
  }

  private mutating func numbers(_ count: Int = 1) throws {
    for _ in 0..<count { try match(Self.isNumber, "number") }
  }

  private mutating func count() throws { try match({ Int($0).map { $0 >= 0 } ?? false }, "count") }

  private mutating func color() throws {
    try match({ $0.first == "#" && Self.isHash($0.dropFirst()) }, "color")
  }

  // MARK: Lines

  private mutating func line() throws {
    switch try next() {
    case "clip":
      try match({ $0.last == ":" && Int($0.dropLast()) != nil }, "clip")
      try clipShape()
      if accept("in") { try count() }
      return
    case "fill":
      try shape()
      try paint()
    case "stroke":
      try shape()
      try stroke()
      try paint()
    case "shadow":
      try shape()
      if words.first == "width" { try stroke() }
      try shadow()
    case "innerShadow":
      try shape()
      try shadow()
    case "image": try image()
    case "glyphs": try glyphs()
    case "beginLayer":
      try expect("opacity")
      try count()
    case "endLayer": break
    case let word: throw Mismatch(text: "\(word) begins no line")
    }
    if accept("clip") { try count() }
  }

  private mutating func clipShape() throws {
    if words.count >= 5, words.first == "rect", words.count < 10 {
      try expect("rect")
      try numbers(4)
    } else {
      try shape()
    }
  }

  private mutating func shape() throws {
    switch try next() {
    case "rect":
      try numbers(4)
      try expect("radii")
      try numbers(4)
    case "arc":
      try numbers(2)
      try expect("radius")
      try numbers()
      try expect("from")
      try numbers()
      try expect("by")
      try numbers()
    case "path":
      _ = accept("evenodd")
      while let verb = words.first, let count = ["M": 2, "L": 2, "Q": 4, "C": 6, "Z": 0][String(verb)] {
        words.removeFirst()
        try numbers(count)
      }
    case let word: throw Mismatch(text: "\(word) is no shape")
    }
  }

  private mutating func stroke() throws {
    try expect("width")
    try numbers()
    if accept("miter") {
      if words.first.map(Self.isNumber) == true { try numbers() }
    } else {
      try expect("round", "bevel")
    }
    try expect("butt", "round", "square")
    guard accept("dash") else { return }
    try numbers()
    while words.first.map(Self.isNumber) == true { try numbers() }
    if accept("phase") { try numbers() }
  }

  private mutating func paint() throws {
    if words.first?.first == "#" { return try color() }
    switch try next() {
    case "linear": try numbers(4)
    case "radial", "conic": try numbers(3)
    case let word: throw Mismatch(text: "\(word) is no paint")
    }
    while words.first.map(Self.isNumber) == true {
      try numbers()
      try color()
    }
  }

  private mutating func shadow() throws {
    try color()
    try expect("offset")
    try numbers(2)
    try expect("sigma")
    try numbers()
  }

  private mutating func image() throws {
    try match(Self.isSize, "size")
    try match(Self.isHash, "hash")
    try expect("in")
    try numbers(4)
    if accept("part") { try numbers(4) }
    if accept("middle") {
      try numbers(4)
      try expect("to")
      try numbers(4)
    }
    if accept("multiply") || accept("mask") { try color() }
    if accept("opacity") { try count() }
  }

  private mutating func glyphs() throws {
    try count()
    try match(Self.isHash, "hash")
    try expect("at")
    try numbers(2)
    try color()
    try expect("size")
    try numbers()
  }
}
