import Testing

@testable import KnurlDrawing

@Suite struct CanvasTests {
  private let rect = Rect(x: 10, y: 20, width: 30, height: 40)

  private func color(_ index: Int) -> Paint { .color(Color(white: Double(index) / 255)) }

  /// The levels of the solid fills in a list, in order.
  private func levels(_ list: DrawList) -> [Int] {
    list.commands.map { Int(list.words[Int($0.start + $0.count) - 1] & 255) }
  }

  @Test("a shadow's box holds its offset and three sigma and a bit")
  func shadowBoxes() {
    let shadow = Shadow(color: .black, offset: Vector(x: 100, y: 0), sigma: 2)
    let list = recorded { canvas in
      canvas.shadow(of: .rect(rect), shadow)
      canvas.innerShadow(of: .rect(rect), shadow)
    }
    #expect(list.commands[0].absoluteBox == PixelBox(left: 101, top: 11, right: 149, bottom: 69))
    #expect(list.commands[1].absoluteBox == PixelBox(left: 10, top: 20, right: 40, bottom: 60))
  }

  // MARK: Clips and layers

  @Test("clips nest and end with their bodies")
  func clips() {
    let list = recorded { canvas in
      canvas.fill(.rect(rect), white)
      canvas.clip(to: .rect(rect)) {
        canvas.clip(to: .circle(center: rect.center, radius: 5)) { canvas.fill(.rect(rect), white) }
        canvas.fill(.rect(rect), white)
        canvas.clip(to: .rect(unit)) { canvas.fill(.rect(rect), white) }
      }
      canvas.fill(.rect(rect), white)
    }
    #expect(list.commands.map(\.clip) == [-1, 1, 0, 2, -1])
    #expect(list.clips.map(\.parent) == [-1, 0, 0])
  }

  @Test("a clip to whole pixels needs no words, any other has its shape's")
  func integralClips() {
    let half = Rect(x: 0.5, y: 0, width: 2, height: 2)
    func count(_ path: Path, scale: Double = 1) -> Int32 {
      recorded(scale: scale) { $0.clip(to: path) {} }.clips[0].count
    }
    #expect(count(.rect(rect)) == 0)
    #expect(count(.rect(half)) == 9)
    #expect(count(.rect(half), scale: 2) == 0)
    #expect(count(.roundedRect(rect, radius: 1)) == 9)
    #expect(count(.circle(center: .zero, radius: 1)) == 9)
  }

  @Test("a clip of negative size covers the same place, one without extent or sense nothing")
  func brokenClips() {
    func box(_ rect: Rect) -> PixelBox { recorded { $0.clip(to: .rect(rect)) {} }.clips[0].absoluteBox }
    #expect(box(Rect(x: 10, y: 10, width: -5, height: 20)) == PixelBox(left: 5, top: 10, right: 10, bottom: 30))
    #expect(box(Rect(x: -90, y: -90, width: 50, height: 50)) == PixelBox(left: -90, top: -90, right: -40, bottom: -40))
    #expect(box(Rect(x: 5, y: 5, width: 0, height: 9)).isEmpty)
    for number in [1e50, .nan, .infinity] { #expect(box(Rect(x: 0, y: number, width: 9, height: 9)).isEmpty) }
    #expect(recorded { $0.clip(to: Path()) {} }.clips[0].box.isEmpty)
  }

  @Test("a layer that changes nothing is left out", arguments: [1, 2, 0.999, Double.infinity])
  func elidedLayers(opacity: Double) {
    let list = recorded { canvas in canvas.layer(opacity: opacity) { canvas.fill(.rect(rect), white) } }
    #expect(list.commands.map(\.operation) == [.fill])
  }

  @Test("a layer of full opacity is kept where a smooth clip cuts it as one")
  func keptLayers() {
    func operations(_ clip: Path) -> [DrawOperation] {
      recorded { c in
        c.clip(to: clip) { c.clip(to: .rect(unit)) { c.layer { c.fill(.rect(rect), white) } } }
      }.commands.map(\.operation)
    }
    #expect(operations(.rect(rect)) == [.fill])
    #expect(operations(.roundedRect(rect, radius: 2)) == [.beginLayer, .fill, .endLayer])
  }

  @Test("a clip keeps the rule of its path, and clips of one path and two rules differ")
  func clipRules() {
    let star = Path.polygon([.zero, Point(x: 9, y: 9), Point(x: 0, y: 9)])
    let list = recorded { canvas in
      for rule in [FillRule.nonZero, .evenOdd] { canvas.clip(to: star, rule: rule) {} }
    }
    #expect(list.clips.map { list.words[Int($0.start) + 1] } == [0, 1])
    #expect(list.clips[0].hash != list.clips[1].hash)
  }

  @Test("a layer stands around what is drawn in it")
  func layers() {
    for (opacity, expected) in [(0.5, 128), (0, 0), (-1, 0), (.nan, 0)] as [(Double, Int32)] {
      let list = recorded { canvas in canvas.layer(opacity: opacity) { canvas.fill(.rect(rect), white) } }
      #expect(list.commands.map(\.operation) == [.beginLayer, .fill, .endLayer])
      #expect(list.words[0] == expected)
    }
  }

  // MARK: Places

  @Test("translations add up, and end where a new frame begins")
  func translations() {
    let canvas = Canvas(pixelsPerPoint: 2)
    canvas.translate(x: 3, y: 4)
    canvas.translate(x: -1, y: 1)
    canvas.fill(.rect(unit), white)
    #expect(canvas.list.commands[0].absoluteBox == PixelBox(left: 2, top: 5, right: 4, bottom: 7))
    _ = canvas.pushClip(.rect(unit))
    canvas.restart(pixelsPerPoint: 1)
    canvas.fill(.rect(unit), white)
    #expect(canvas.list.count == 1 && canvas.list.clips.isEmpty)
    #expect(canvas.list.commands[0].clip == -1)
    #expect(canvas.list.commands[0].absoluteBox == PixelBox(left: 0, top: 0, right: 1, bottom: 1))
  }

  @Test("what is inserted lies under what was drawn since the mark, and over what was before")
  func insertion() {
    let canvas = Canvas(pixelsPerPoint: 1)
    canvas.fill(.rect(rect), color(0))
    let mark = canvas.list.mark
    canvas.fill(.rect(rect), color(1))
    canvas.fill(.rect(rect), color(2))
    canvas.insert(at: mark) {
      canvas.fill(.rect(rect), color(3))
      canvas.fill(.rect(rect), color(4))
    }
    canvas.fill(.rect(rect), color(5))
    #expect(levels(canvas.list) == [0, 3, 4, 1, 2, 5])
    canvas.insert(at: canvas.list.mark) { canvas.fill(.rect(rect), color(6)) }
    canvas.insert(at: mark) {}
    #expect(levels(canvas.list) == [0, 3, 4, 1, 2, 5, 6])
  }

  @Test("what is inserted keeps its clips")
  func insertedClips() {
    let canvas = Canvas(pixelsPerPoint: 1)
    let mark = canvas.list.mark
    canvas.clip(to: .rect(rect)) { canvas.fill(.rect(rect), color(1)) }
    canvas.insert(at: mark) { canvas.clip(to: .rect(unit)) { canvas.fill(.rect(rect), color(2)) } }
    #expect(levels(canvas.list) == [2, 1])
    #expect(canvas.list.commands.map(\.clip) == [1, 0])
  }

  @Test("the pixel grid is that of the recording, one pixel a point for a scale without sense")
  func pixelGrid() {
    #expect(Canvas(pixelsPerPoint: 1.25).pixelGrid.pixelsPerPoint == 1.25)
    #expect(Canvas(pixelsPerPoint: .nan).pixelGrid.pixelsPerPoint == 1)
    #expect(Canvas(pixelsPerPoint: -2).list.pixelsPerPoint == 1)
  }

  @Test("a picture without pixels, and one without opacity, is not drawn")
  func pictures() {
    let image = Image(copying: patterned(3, 2))
    let list = recorded { canvas in
      canvas.image(Image(copying: Pixmap(width: 0, height: 2)), in: rect)
      canvas.image(image, in: rect, opacity: 0)
      canvas.image(image, in: rect, opacity: .nan)
      canvas.image(image, in: rect)
      canvas.image(image, in: rect, opacity: 0.5)
      canvas.image(image, in: Rect(x: 40, y: 60, width: -30, height: -40))
    }
    #expect(list.commands.map(\.isOpaque) == [true, false, true])
    #expect(list.commands[2].hash == list.commands[0].hash)
  }
}
