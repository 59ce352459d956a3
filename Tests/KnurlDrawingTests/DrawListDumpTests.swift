import Testing

@testable import KnurlDrawing

@Suite struct DrawListDumpTests {
  private let frame = Rect(x: 10, y: 20, width: 30, height: 40)

  private func digits(_ hash: UInt64) -> String {
    let digits = String(UInt32(truncatingIfNeeded: hash), radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }

  @Test("a small scene reads as what was drawn, a command a line, in pixels of the window")
  func scene() {
    let list = recorded { canvas in
      canvas.fill(.rect(frame), .color(Color(hex: 0x336699)))
      canvas.clip(to: .roundedRect(frame, radius: 4.5)) {
        canvas.clip(to: .rect(Rect(x: 0, y: 0, width: 25, height: 25))) {
          canvas.stroke(
            .circle(center: Point(x: 20, y: 20), radius: 5.25), white, Stroke(width: 1.5, join: .round, cap: .square))
        }
        canvas.layer(opacity: 0.5) { canvas.text("Boxes", at: Point(x: 12.5, y: 40.3), size: 14, white) }
      }
      canvas.shadow(of: .rect(frame), Shadow(color: .black, offset: Vector(x: 0, y: -2.5), sigma: 3))
    }
    let hash = digits(list.layouts[0].contentHash)
    #expect(
      list.dump == """
        clip 0: rect 10 20 40 60 radii 4.5 4.5 4.5 4.5
        clip 1: rect 0 0 25 25 in 0
        fill rect 10 20 40 60 radii 0 0 0 0 #ff336699
        stroke rect 14.75 14.75 25.25 25.25 radii 5.25 5.25 5.25 5.25 width 1.5 round square #ffffffff clip 1
        beginLayer opacity 128 clip 0
        glyphs 5 \(hash) at 12.5 40 #ffffffff size 14 clip 0
        endLayer clip 0
        shadow rect 10 20 40 60 radii 0 0 0 0 #ff000000 offset 0 -2.5 sigma 3

        """)
  }

  @Test("places and lengths are in pixels, not in points")
  func scale() {
    let list = recorded(scale: 1.5) { canvas in
      canvas.translate(x: -100, y: 7)
      canvas.fill(.rect(frame), white)
    }
    #expect(list.dump == "fill rect -85 37 -40 97 radii 0 0 0 0 #ffffffff\n")
  }

  @Test("every shape reads as itself")
  func shapes() {
    var path = Path()
    path.move(to: Point(x: 1, y: 2))
    path.line(to: Point(x: -3, y: 4))
    path.quadratic(to: Point(x: 5, y: 6), control: Point(x: 7, y: 8))
    path.cubic(to: Point(x: 0.5, y: 0.25), control1: Point(x: 9, y: 9), control2: Point(x: 8, y: 8))
    path.close()
    let list = recorded { canvas in
      canvas.fill(path, white, rule: .evenOdd)
      canvas.fill(.line(from: .zero, to: Point(x: 3, y: 0)), white)
      canvas.fill(.arc(center: Point(x: 5, y: 5), radius: 4, start: .degrees(-90), sweep: .degrees(30)), white)
      canvas.fill(.arc(center: Point(x: 5, y: 5), radius: 4, start: .degrees(450), sweep: .degrees(-800)), white)
      canvas.fill(Path(), white)
    }
    #expect(
      list.dump == """
        fill path evenodd M 1 2 L -3 4 Q 7 8 5 6 C 9 9 8 8 0.5 0.25 Z #ffffffff
        fill path M 0 0 L 3 0 #ffffffff
        fill arc 5 5 radius 4 from -90 by 30 #ffffffff
        fill arc 5 5 radius 4 from 90 by -360 #ffffffff
        fill path #ffffffff

        """)
  }

  @Test("every paint reads as itself")
  func paints() {
    let stops = GradientStops([GradientStop(0.25, .black), GradientStop(0.5, .white), GradientStop(1, .clear)])
    let shape = Path.rect(unit)
    let list = recorded { canvas in
      canvas.fill(shape, .color(Color(white: 1, alpha: 1 / 255)))
      canvas.fill(shape, .linear(from: .zero, to: Point(x: 0, y: 2), stops))
      canvas.fill(shape, .radial(center: Point(x: 1, y: 0), radius: 8, GradientStops(.black, .white)))
      canvas.fill(shape, .conic(center: Point(x: 1, y: 0), start: .degrees(60), GradientStops(.black, .white)))
    }
    let start = "fill rect 0 0 1 1 radii 0 0 0 0"
    #expect(
      list.dump == """
        \(start) #01010101
        \(start) linear 0 0 0 2 0.25 #ff000000 0.5 #ffffffff 1 #00000000
        \(start) radial 1 0 8 0 #ff000000 1 #ffffffff
        \(start) conic 1 0 60 0 #ff000000 1 #ffffffff

        """)
  }

  @Test("strokes, halos, inner shadows and pictures read as themselves")
  func others() {
    let line = Path.line(from: .zero, to: Point(x: 3, y: 0))
    let list = recorded { canvas in
      canvas.stroke(line, white, Stroke(width: 2, join: .bevel, cap: .round, dash: [3, 1.5]))
      canvas.shadow(of: line, Stroke(width: 2), Shadow(color: .white, sigma: 4))
      canvas.innerShadow(of: .rect(unit), Shadow(color: .black, offset: Vector(x: 1, y: 2), sigma: 0.5))
      canvas.image(Image(copying: Pixmap(width: 3, height: 2)), in: Rect(x: 5, y: 6, width: 7, height: 8), opacity: 0.2)
    }
    #expect(
      list.dump == """
        stroke path M 0 0 L 3 0 width 2 bevel round dash 3 1.5 #ffffffff
        shadow path M 0 0 L 3 0 width 2 miter butt #ffffffff offset 0 0 sigma 4
        innerShadow rect 0 0 1 1 radii 0 0 0 0 #ff000000 offset 1 2 sigma 0.5
        image 3x2 \(digits(Pixmap(width: 3, height: 2).contentHash)) in 5 6 12 14 opacity 51

        """)
  }

  @Test("parts, slices and tints of pictures read as themselves")
  func pictures() {
    let image = Image(copying: patterned(12, 8)), name = "image 12x8 \(digits(image.contentHash)) in"
    let list = recorded(scale: 2) { canvas in
      canvas.image(image, in: frame, part: PixelRect(x: 1, y: 2, width: 3, height: 4), tint: .multiply(.black))
      canvas.image(NineSlice(image, insets: Insets(3)), in: frame, tint: .mask(.white), opacity: 0.4)
      canvas.image(SpriteStrip(image, columns: 3), frame: 1, in: Rect(x: 0.25, y: -1.5, width: 4, height: 4))
    }
    #expect(
      list.dump == """
        \(name) 20 40 80 120 part 1 2 4 6 multiply #ff000000
        \(name) 20 40 80 120 middle 3 3 9 5 to 26 46 74 114 mask #ffffffff opacity 102
        \(name) 0.5 -3 8.5 5 part 4 0 8 8

        """, "\(list.dump)")
  }

  @Test("a stroke says its miter limit and the phase of its dashes where they are not the usual ones")
  func strokes() {
    let line = Path.line(from: .zero, to: Point(x: 3, y: 0))
    let list = recorded { canvas in
      canvas.stroke(line, white, Stroke(width: 1, miterLimit: 10.5, dash: [2, 1], dashPhase: 0.5))
      canvas.stroke(line, white, Stroke(width: 1, join: .round, miterLimit: 10, dash: [2, 1], dashPhase: -1))
      canvas.stroke(line, white, Stroke(width: 1, dash: [2], dashPhase: 5))
      canvas.stroke(line, white, Stroke(width: 1, dashPhase: 5))
    }
    #expect(
      list.dump == """
        stroke path M 0 0 L 3 0 width 1 miter 10.5 butt dash 2 1 phase 0.5 #ffffffff
        stroke path M 0 0 L 3 0 width 1 round butt dash 2 1 phase 2 #ffffffff
        stroke path M 0 0 L 3 0 width 1 miter butt dash 2 phase 1 #ffffffff
        stroke path M 0 0 L 3 0 width 1 miter butt #ffffffff

        """, "\(list.dump)")
  }

  @Test("a clip says its rule, and what was dropped is not there")
  func clipsAndDrops() {
    let list = recorded { canvas in
      canvas.clip(to: .polygon([.zero, Point(x: 4, y: 0), Point(x: 0, y: 4)]), rule: .evenOdd) {
        canvas.fill(.rect(unit), white)
      }
      canvas.fill(.circle(center: .zero, radius: .nan), white)
    }
    #expect(
      list.dump == """
        clip 0: path evenodd M 0 0 L 4 0 L 0 4 Z
        fill rect 0 0 1 1 radii 0 0 0 0 #ffffffff clip 0

        """, "\(list.dump)")
  }

  @Test("every line follows the grammar, at any scale", arguments: seeds)
  func grammar(seed: UInt64) throws {
    for scale in [1, 1.25, 2] {
      let list = recorded(scale: scale) { RandomScene.draw(seed, on: $0) }
      for line in list.dump.split(separator: "\n") { try DumpGrammar.check(line) }
    }
  }
}
