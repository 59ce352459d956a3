import KnurlDrawing
import KnurlGeometry
import Testing

@testable import KnurlText

@Suite struct EngravedFaceTests {
  static let weights = [TextWeight.light, .regular, .bold]
  /// What controls need beyond ASCII.
  static let signs = "€–—−°·×±÷…•“”‘’‚„µ←→↑↓£¥¢§©"

  static var needed: [UInt32] { Array(0x20...0x7e) + signs.unicodeScalars.map(\.value) }

  @Test("every printable ASCII character and the usual signs are there", arguments: weights)
  func complete(weight: TextWeight) {
    let face = EngravedFace.of(weight)
    for code in Self.needed {
      #expect(face.has(code), "U+\(String(code, radix: 16)) is missing")
      #expect(code == 0x20 || !face.outline(of: code).path.isEmpty)
      #expect(face.outline(of: code).pen == Proportions.pen(weight) || code == 0x20)
    }
  }

  @Test("no letter leaves its box by more than a hook's length, nor the line's height", arguments: weights)
  func boxes(weight: TextWeight) throws {
    let face = EngravedFace.of(weight)
    for letter in Alphabet.letters {
      let code = letter.scalar.value
      guard let box = bounds(face.outline(of: code).path) else { continue }
      let reach = Proportions.pen(weight) / 2
      let name = "U+\(String(code, radix: 16))"
      #expect(box.minX - reach > -0.06 && box.maxX + reach < face.advance(of: code) + 0.06, "\(name) \(box)")
      // Marks over capitals reach into the line above.
      let highest = Self.needed.contains(code) ? Proportions.ascent + 0.04 : 0.99
      #expect(-box.minY + reach < highest, "\(name) is too high")
      #expect(box.maxY + reach < Proportions.descent + 0.02, "\(name) is too deep")
    }
  }

  @Test("the letters of Latin-1, Latin Extended-A, Cyrillic and Greek are there", arguments: weights)
  func alphabets(weight: TextWeight) {
    let face = EngravedFace.of(weight)
    let ranges: [ClosedRange<UInt32>] = [0xa0...0xac, 0xae...0x17f, 0x400...0x45f, 0x391...0x3a1, 0x3a3...0x3ce]
    for code in ranges.flatMap(Array.init) {
      #expect(face.has(code), "U+\(String(code, radix: 16)) is missing")
    }
  }

  @Test("capitals stand on the baseline and reach 0.7 em in every weight", arguments: weights)
  func capitals(weight: TextWeight) throws {
    let face = EngravedFace.of(weight)
    let reach = Proportions.pen(weight) / 2
    for scalar in "BDEFHIKLMNPRTXYZ".unicodeScalars {
      let box = try #require(bounds(face.outline(of: scalar.value).path))
      #expect(abs(-box.minY + reach - Proportions.capHeight) < 1e-9, "\(scalar)")
      #expect(abs(box.maxY + reach) < 1e-9, "\(scalar)")
    }
  }

  @Test("every letter is there once")
  func unique() {
    #expect(Set(Alphabet.letters.map(\.scalar)).count == Alphabet.letters.count)
  }

  @Test("faces tell themselves apart")
  func identities() {
    #expect(Set(Self.weights.map { EngravedFace.of($0).identity }).count == 3)
    #expect(EngravedFace.of(.bold) === EngravedFace.of(.bold))
  }

  @Test("a missing letter shows its code in a box")
  func missing() throws {
    let face = EngravedFace.of(.regular)
    let four = face.outline(of: 0x4e00), other = face.outline(of: 0x4e01), six = face.outline(of: 0x1f600)
    #expect(!face.has(0x4e00) && face.advance(of: 0x4e00) == MissingLetter.advance)
    #expect(four.path != other.path)
    #expect(subpaths(six.path) > subpaths(four.path))
    let box = try #require(bounds(six.path))
    #expect(box.minX > 0 && box.maxX < MissingLetter.advance)
  }

  private func elements(_ path: Path) -> [PathElement] {
    var steps: [PathElement] = []
    path.appendElements(to: &steps)
    return steps
  }

  private func subpaths(_ path: Path) -> Int {
    elements(path).count { if case .move = $0 { true } else { false } }
  }

  /// The box of all points; a cubic for an arc leaves that of its points nowhere.
  private func bounds(_ path: Path) -> Rect? {
    let points = elements(path).compactMap { step -> Point? in
      switch step {
      case .move(let point), .line(let point), .quadratic(let point, _), .cubic(let point, _, _): point
      case .close: nil
      }
    }
    guard let left = points.map(\.x).min(), let right = points.map(\.x).max(), let top = points.map(\.y).min(),
      let bottom = points.map(\.y).max()
    else { return nil }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
