import Testing

@testable import KnurlDrawing

@Suite struct TintTests {
  private let image = Image(copying: patterned(3, 2))

  @Test("a tint of opaque white is none")
  func white() {
    let list = recorded { canvas in
      canvas.image(image, in: unit)
      canvas.image(image, in: unit, tint: .multiply(.white))
      canvas.image(image, in: unit, tint: .mask(.white))
    }
    #expect(list.commands[0].hash == list.commands[1].hash)
    #expect(list.commands[0].hash != list.commands[2].hash)
  }

  @Test("an opaque picture stays so under an opaque tint only")
  func opacity() {
    let half = Color.black.opacity(0.5)
    let tints: [Tint] = [.none, .multiply(.black), .mask(.black), .multiply(half), .mask(half)]
    let list = recorded { canvas in for tint in tints { canvas.image(image, in: unit, tint: tint) } }
    #expect(list.commands.map(\.isOpaque) == [true, true, true, false, false])
  }

  @Test("pictures that differ in their tint alone have different hashes")
  func hashes() {
    let tints: [Tint] = [.none, .multiply(.black), .mask(.black), .mask(Color(hex: 1)), .multiply(Color(hex: 1))]
    let list = recorded { canvas in for tint in tints { canvas.image(image, in: unit, tint: tint) } }
    #expect(Set(list.commands.map(\.hash)).count == tints.count)
  }
}
