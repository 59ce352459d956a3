import Testing

@testable import KnurlDrawing

/// What a canvas does with numbers that make no sense.
@Suite struct CanvasBadNumbersTests {
  private static let notDrawable = [Double.nan, .infinity, -Double.infinity, 1e50, -1e300]
  private static let numbers = notDrawable + [0, -0.0, -1, 1e38, -1e38, 3e9, -3e9, 1e-300, 0x1p20]
  private static let image = Image(copying: Pixmap(width: 3, height: 2))
  private static let slice = NineSlice(image, insets: Insets(1))
  private static let cut = PixelRect(x: -1, y: 0, width: 3, height: 9)

  /// Every call of a canvas, with one number in turn in every place for one.
  private static func calls(_ n: Double) -> [(String, (Canvas) -> Void)] {
    let rect = Rect(x: 1, y: 2, width: 30, height: 40), shape = Path.roundedRect(rect, radius: 3)
    let line = Path.line(from: .zero, to: Point(x: 9, y: 9)), shadow = Shadow(color: .black, sigma: 2)
    let point = Point(x: n, y: 1), stops = GradientStops(.black, .white)
    var calls: [(String, (Canvas) -> Void)] = paths(n).map { name, path in ("fill \(name)", { $0.fill(path, white) }) }
    calls += paths(n).map { name, path in ("stroke \(name)", { $0.stroke(path, white, Stroke(width: 2)) }) }
    calls += paths(n).map { name, path in ("shadow \(name)", { $0.shadow(of: path, shadow) }) }
    calls += paths(n).map { name, path in ("halo \(name)", { $0.shadow(of: path, Stroke(width: 2), shadow) }) }
    calls += paths(n).map { name, path in ("inner \(name)", { $0.innerShadow(of: path, shadow) }) }
    calls += [
      ("linear", { $0.fill(shape, .linear(from: .zero, to: point, stops)) }),
      ("radial", { $0.fill(shape, .radial(center: point, radius: 2, stops)) }),
      ("radius", { $0.fill(shape, .radial(center: .zero, radius: n, stops)) }),
      ("conic", { $0.fill(shape, .conic(center: point, start: .zero, stops)) }),
      ("dash", { $0.stroke(line, white, Stroke(width: 2, dash: [3, n])) }),
      ("offset", { $0.shadow(of: shape, Shadow(color: .black, offset: Vector(x: 0, y: n), sigma: 2)) }),
      ("sigma", { $0.shadow(of: shape, Shadow(color: .black, sigma: n)) }),
      ("inner sigma", { $0.innerShadow(of: shape, Shadow(color: .black, sigma: n)) }),
      ("image", { $0.image(image, in: Rect(x: n, y: 0, width: 5, height: 5)) }),
      ("image height", { $0.image(image, in: Rect(x: 0, y: 0, width: 5, height: n)) }),
      ("phase", { $0.stroke(line, white, Stroke(width: 2, dash: [3, 1], dashPhase: n)) }),
      ("part", { $0.image(image, in: Rect(x: 0, y: n, width: 5, height: 5), part: cut) }),
      ("slice", { $0.image(slice, in: Rect(x: 0, y: 0, width: n, height: 5)) }),
      ("strip", { $0.image(SpriteStrip(image, rows: 2), frame: 1, in: Rect(x: 0, y: n, width: 5, height: 5)) }),
      ("text", { $0.text("abc", at: point, size: 10, white) }),
    ]
    return calls
  }

  private static func paths(_ n: Double) -> [(String, Path)] {
    var path = Path()
    path.move(to: Point(x: 0, y: 0))
    path.cubic(to: Point(x: 1, y: 1), control1: Point(x: n, y: 0), control2: Point(x: 3, y: 3))
    path.close()
    return [
      ("x", .rect(Rect(x: n, y: 0, width: 5, height: 5))),
      ("height", .roundedRect(Rect(x: 0, y: 0, width: 5, height: n), radius: 2)),
      ("center", .circle(center: Point(x: 0, y: n), radius: 5)),
      ("radius", .circle(center: .zero, radius: n)),
      ("arc radius", .arc(center: .zero, radius: n, start: .zero, sweep: .degrees(90))),
      ("sweep", .arc(center: .zero, radius: 9, start: .zero, sweep: .radians(n))),
      ("ellipse", .ellipse(in: Rect(x: 0, y: n, width: 5, height: 5))),
      ("capsule", .capsule(Rect(x: n, y: 0, width: 5, height: 5))),
      ("ring radius", .ring(center: .zero, innerRadius: n, outerRadius: 3)),
      ("ring sweep", .ring(center: .zero, innerRadius: 2, outerRadius: 3, sweep: .radians(n))),
      ("sector", .sector(center: Point(x: n, y: 0), radius: 3, start: .zero, sweep: .degrees(40))),
      ("border", .border(Rect(x: n, y: 0, width: 9, height: 9), radius: 3, width: 2)),
      ("polygon", .polygon([.zero, Point(x: 3, y: 0), Point(x: n, y: 3)])),
      ("scaled", Path.rect(Rect(x: 1, y: 1, width: 2, height: 2)).transformed(by: .scale(n))),
      (
        "slanted",
        Path.circle(center: Point(x: 1, y: 1), radius: 2)
          .transformed(by: Transform(a: 1, b: n, c: 0, d: 1))
      ),
      ("segment", .line(from: .zero, to: Point(x: 1, y: n))),
      ("cubic", path),
    ]
  }

  /// Calls whose number is clamped or leads to nothing whatever it is.
  private static func forgivingCalls(_ n: Double) -> [(Canvas) -> Void] {
    let shape = Path.rect(unit), color = Color(red: n, green: n, blue: n, alpha: n)
    let scaled = Image(copying: Pixmap(width: 3, height: 2), pixelsPerPoint: n)
    let radii = CornerRadii(topLeft: n, topRight: -n, bottomRight: n / 2, bottomLeft: 1)
    return [
      { $0.fill(shape, .color(color)) },
      { $0.fill(shape, .linear(from: .zero, to: Point(x: 1, y: 1), stops: [(n, .white), (-n, color)])) },
      { $0.fill(.roundedRect(unit, radius: n), white) },
      { $0.fill(.roundedRect(unit, radii: radii), white) },
      { $0.stroke(shape, white, Stroke(width: 1, miterLimit: n)) },
      { $0.shadow(of: shape, Shadow(color: color, sigma: 1)) },
      { $0.image(image, in: unit, opacity: n) },
      { $0.image(NineSlice(image, insets: Insets(horizontal: n, vertical: -n)), in: unit) },
      { $0.image(NineSlice(scaled, insets: Insets(1)), in: unit) },
      { $0.image(SpriteStrip(image, columns: 3), position: n, in: unit, tint: .mask(color)) },
      { $0.border(unit, radius: n, width: 0.25, white) },
      { $0.fill(Path.rect(unit).transformed(by: .rotation(.radians(n))), white) },
      { canvas in canvas.layer(opacity: n) { canvas.fill(shape, white) } },
    ]
  }

  /// Calls that drop some numbers and clamp others.
  private static func mixedCalls(_ n: Double) -> [(Canvas) -> Void] {
    [
      { $0.border(unit, radius: 0.25, width: n, white) },
      { $0.snappedBorder(Rect(x: n, y: -n, width: n, height: 5), radius: n, width: n, white) },
      { $0.snappedLine(from: Point(x: n, y: 3), to: Point(x: -n, y: 3), width: 1, white) },
      { $0.snappedLine(from: .zero, to: Point(x: 3, y: 0), width: n, white) },
      { $0.fill(.rect($0.snapped(Rect(x: n, y: 0, width: n, height: n), keeping: .size)), white) },
      { $0.fill(.ring(center: .zero, innerRadius: 1, outerRadius: 2, start: .radians(n)), white) },
    ] + clips(n)
  }

  @Test("a number that can't be drawn drops its command, counts it and spares the rest", arguments: notDrawable)
  func dropped(number: Double) {
    let rest = recorded { RandomScene.draw(6, on: $0) }
    for (name, call) in Self.calls(number) {
      let list = recorded { canvas in
        call(canvas)
        RandomScene.draw(6, on: canvas)
      }
      #expect(list.droppedCommands == 1, "\(name) \(number)")
      #expect(list.words == rest.words, "\(name) \(number)")
      #expect(list.commands.map(\.hash) == rest.commands.map(\.hash), "\(name) \(number)")
      #expect(list.dump == rest.dump, "\(name) \(number)")
    }
  }

  private static func clips(_ n: Double) -> [(Canvas) -> Void] {
    let shape = Path.rect(unit)
    return [
      { canvas in canvas.clip(to: .rect(Rect(x: n, y: n, width: n, height: n))) { canvas.fill(shape, white) } },
      { canvas in canvas.clip(to: .circle(center: .zero, radius: n)) { canvas.fill(shape, white) } },
    ]
  }

  @Test("a clip with a number that can't be drawn is counted", arguments: notDrawable)
  func clips(number: Double) {
    for call in Self.clips(number) { #expect(recorded(call).droppedCommands == 1) }
  }

  @Test("no number traps, and what is recorded keeps within the limits", arguments: numbers, [1, 1.25, 1e38, 1e-38])
  func harmless(number: Double, scale: Double) {
    for call in Self.calls(number).map(\.1) + Self.forgivingCalls(number) + Self.mixedCalls(number) {
      let list = recorded(scale: scale, call)
      for box in list.commands.map(\.absoluteBox) + list.clips.map(\.absoluteBox) {
        let limit: Int32 = 1 << 22
        #expect(min(box.left, box.top) >= -limit && max(box.right, box.bottom) <= limit, "\(box)")
        #expect(box.left <= box.right && box.top <= box.bottom, "\(box)")
      }
      #expect(!list.dump.contains("nan"))
    }
  }

  @Test("a number that is clamped drops nothing", arguments: numbers)
  func forgiven(number: Double) {
    for call in Self.forgivingCalls(number) { #expect(recorded(call).droppedCommands == 0) }
  }

  @Test("a width that is not a number, or too much of one, drops the stroke", arguments: [Double.nan, .infinity, 1e50])
  func widths(width: Double) {
    let list = recorded { canvas in
      canvas.stroke(.rect(unit), white, Stroke(width: width))
      canvas.shadow(of: .rect(unit), Stroke(width: width), Shadow(color: .black, sigma: 1))
    }
    #expect(list.count == 0 && list.droppedCommands == 2)
  }

  @Test("letters of endless size are dropped, of huge size clamped")
  func letters() {
    let dropped = recorded { $0.text("abc", at: .zero, size: .infinity, white) }
    #expect(dropped.count == 0 && dropped.droppedCommands == 1)
    #expect(recorded { $0.text("abc", at: .zero, size: 1e38, white) }.count == 1)
  }

  @Test("a rectangle from minus to plus a billion covers the window")
  func huge() {
    let huge = Path.rect(Rect(x: -1e9, y: -1e9, width: 2e9, height: 2e9))
    let box = recorded { $0.fill(huge, white) }.commands[0].absoluteBox
    #expect(box.left < -100_000 && box.top < -100_000 && box.right > 100_000 && box.bottom > 100_000)
  }
}
