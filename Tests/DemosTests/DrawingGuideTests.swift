import Knurl
import KnurlCapture
import Testing

/// The programs of Docs/Drawing.md, byte for byte, and their pictures.
@Suite struct DrawingGuideTests {
  private static let root = String(#filePath.dropLast("/Tests/DemosTests/DrawingGuideTests.swift".count))

  private func text(_ path: String) -> String {
    let bytes = try? Files.read(Self.root + "/" + path)
    return String(decoding: bytes ?? [], as: UTF8.self)
  }

  private var guide: String { text("Docs/Drawing.md") }

  private func verify(_ pixmap: Pixmap, _ name: String) {
    let store = GoldenStore(folder: Self.root + "/Assets", differences: Self.root + "/out/differences")
    let failure = store.verify(pixmap, matches: name)
    #expect(failure == nil)
    #expect(guide.contains("(../Assets/\(name).png)"))
  }

  @Test("each program of the guide stands in this file, indented, and so is compiled and run")
  func programs() {
    let own = text("Tests/DemosTests/DrawingGuideTests.swift")
    let programs = guide.split(separator: "```swift\n").dropFirst().compactMap { $0.split(separator: "```").first }
    #expect(programs.count == 6)
    for program in programs {
      let lines = program.split(separator: "\n", omittingEmptySubsequences: false)
      let imports = lines.filter { $0.hasPrefix("import ") }
      for line in imports { #expect(own.contains("\n\(line)\n") || own.hasPrefix("\(line)\n")) }
      let body = lines.drop { $0.isEmpty || $0.hasPrefix("import ") }.reversed().drop { $0.isEmpty }.reversed()
      let indented = body.map { $0.isEmpty ? "" : "    " + $0 }.joined(separator: "\n")
      #expect(own.contains("\n\(indented)\n"), "\(body.first ?? "")")
    }
  }

  @Test("the guide's program: a headless picture")
  func card() throws {
    let pixmap = Pixmap(width: 240, height: 120)
    pixmap.paint(background: Color(hex: 0x20242c), text: EngravedText()) { canvas in
      let card = Rect(x: 20, y: 20, width: 200, height: 80), shape = Path.roundedRect(card, radius: 12)
      canvas.shadow(of: shape, Shadow(color: .black, offset: Vector(x: 0, y: 4), sigma: 6))
      canvas.fill(shape, .vertical(card, Color(hex: 0x4a90d9), Color(hex: 0x2a5a99)))
      canvas.text("Ten lines", at: Point(x: 66, y: 67), size: 20, .color(.white))
    }
    try PNG.write(pixmap, to: "out/ten-lines.png", makesFolders: true)
    verify(pixmap, "drawing-card")
  }

  @Test("the guide's program: an own control")
  func gauges() {
    func gauge(_ canvas: Canvas, _ frame: Rect, level: Double) {
      let center = frame.center, radius = frame.width / 2 - 4, start = Angle.degrees(135)
      func arc(_ sweep: Angle) -> Path {
        .ring(center: center, innerRadius: radius - 9, outerRadius: radius, start: start, sweep: sweep)
      }
      canvas.fill(arc(.degrees(270)), .color(Color(white: 1, alpha: 0.12)))
      let colors = GradientStops([GradientStop(0, Color(hex: 0x3ddc97)), GradientStop(0.75, Color(hex: 0xff5a5f))])
      canvas.fill(arc(.degrees(270 * level)), .conic(center: center, start: start, colors))
      let needle = Path.polygon([Point(x: 0, y: -3), Point(x: radius - 14, y: 0), Point(x: 0, y: 3)])
      let turn = Transform.rotation(start + .degrees(270 * level)).followed(by: .translation(center - .zero))
      canvas.fill(needle.transformed(by: turn), .color(.white))
    }

    let harness = Harness(size: Size(width: 240, height: 120)) { ui in
      ui.row(spacing: 12) {
        for level in [0.25, 0.8] {
          ui.drawing(Size(width: 96, height: 96)) { canvas, frame in gauge(canvas, frame, level: level) }
        }
      }
    }
    harness.step()
    let pixmap = harness.pixmap
    verify(pixmap, "drawing-gauges")
  }

  @Test("the guide's program: slices, strips and tints")
  func pictures() {
    let art = Pixmap(width: 24, height: 24)
    art.paint(background: .clear) { canvas in
      let frame = Rect(x: 0, y: 0, width: 24, height: 24)
      canvas.fill(.roundedRect(frame, radius: 8), .vertical(frame, Color(hex: 0xf0f0f0), Color(hex: 0xb8b8b8)))
      canvas.border(frame, radius: 8, width: 2, .color(Color(hex: 0x707070)))
    }
    let lamps = Pixmap(width: 60, height: 20)
    lamps.paint(background: .clear) { canvas in
      for (index, color) in ([0x552222, 0xcc4433, 0xffcc66] as [UInt32]).enumerated() {
        let center = Point(x: Double(index) * 20 + 10, y: 10)
        canvas.fill(.circle(center: center, radius: 8), .color(Color(hex: color)))
      }
    }
    let button = NineSlice(Image(copying: art), insets: Insets(8))
    let lamp = SpriteStrip(Image(copying: lamps), columns: 3)

    let pixmap = Pixmap(width: 240, height: 120)
    pixmap.paint(background: Color(hex: 0x20242c)) { canvas in
      canvas.image(button, in: Rect(x: 12, y: 12, width: 120, height: 40))
      canvas.image(button, in: Rect(x: 144, y: 12, width: 84, height: 40), tint: .multiply(Color(hex: 0x66bbff)))
      for index in 0...4 {
        let place = Rect(x: 12 + Double(index) * 28, y: 72, width: 24, height: 24)
        canvas.image(lamp, position: Double(index) / 4, in: place)
      }
      let strip = Rect(x: 168, y: 74, width: 60, height: 20)
      canvas.image(lamp.image, in: strip, tint: .mask(Color(hex: 0x66bbff)), opacity: 0.5)
    }
    verify(pixmap, "drawing-pictures")
  }

  @Test("the guide's program: clips, an inner shadow and a layer")
  func clips() {
    let pixmap = Pixmap(width: 240, height: 120)
    pixmap.paint(background: Color(hex: 0x20242c)) { canvas in
      let window = Path.roundedRect(Rect(x: 12, y: 12, width: 100, height: 96), radius: 20)
      canvas.clip(to: window) {
        canvas.fill(.rect(Rect(x: 0, y: 0, width: 120, height: 60)), .color(Color(hex: 0x4a90d9)))
        canvas.fill(.circle(center: Point(x: 60, y: 84), radius: 40), .color(Color(hex: 0xffcc66)))
      }
      canvas.innerShadow(of: window, Shadow(color: .black, offset: Vector(x: 0, y: 2), sigma: 4))
      canvas.layer(opacity: 0.5) {
        canvas.fill(.circle(center: Point(x: 158, y: 60), radius: 34), .color(Color(hex: 0xff5a5f)))
        canvas.fill(.circle(center: Point(x: 194, y: 60), radius: 34), .color(Color(hex: 0x3ddc97)))
      }
    }
    verify(pixmap, "drawing-clips")
  }

  @Test("the guide's program: lines as they are and snapped")
  func snapping() {
    let pixmap = Pixmap(width: 240, height: 120)
    pixmap.paint(background: Color(hex: 0x20242c), pixelsPerPoint: 1.25) { canvas in
      let frame = Rect(x: 10.3, y: 10.3, width: 76, height: 76)
      canvas.border(frame, width: 1, .color(.white))
      canvas.snappedBorder(frame.moved(by: Vector(x: 92, y: 0)), width: 1, .color(.white))
      for row in 1...4 {
        let y = 10.3 + Double(row) * 15.2
        canvas.stroke(.line(from: Point(x: 16, y: y), to: Point(x: 80, y: y)), .color(.white), Stroke(width: 1))
        canvas.snappedLine(from: Point(x: 108, y: y), to: Point(x: 172, y: y), width: 1, .color(.white))
      }
    }
    verify(pixmap, "drawing-snapping")
  }

  @Test("the guide's program: a draw list as text")
  func dump() {
    let ui = UI(text: EngravedText())
    ui.frame(size: Size(width: 60, height: 40), time: 0) { ui in
      ui.place(Rect(x: 8, y: 4, width: 20, height: 10)) {
        ui.drawing(Size(width: 20, height: 10)) { canvas, frame in
          canvas.border(frame, radius: 3, width: 1, .color(.white))
        }
      }
    }
    let line = ui.drawList.dump.split(separator: "\n").last
    #expect(line == "stroke rect 8.5 4.5 27.5 13.5 radii 2.5 2.5 2.5 2.5 width 1 miter butt #ffffffff")
    #expect(guide.contains("`\(line ?? "")`"))
  }
}
