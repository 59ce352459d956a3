import KnurlCapture
import KnurlControls
import KnurlDrawing
import Testing

@Suite struct ThumbPictureTests {
  /// A picture of one colour a frame, frames side by side.
  private func picture(_ width: Int, _ height: Int, _ colors: [UInt32]) -> Image {
    let harness = Harness(size: Size(width: Double(width * colors.count), height: Double(height))) { ui in
      ui.place(Rect(origin: .zero, size: ui.size)) {
        ui.drawing(ui.size) { canvas, _ in
          for (index, color) in colors.enumerated() {
            let frame = Rect(x: Double(index * width), y: 0, width: Double(width), height: Double(height))
            canvas.fill(.rect(frame), .color(Color(hex: color & 0xff_ffff)))
          }
        }
      }
    }
    harness.step()
    return Image(copying: harness.pixmap)
  }

  private static let red: UInt32 = 0xffff_0000, green: UInt32 = 0xff00_ff00, blue: UInt32 = 0xff00_00ff

  /// A slider whose thumb's middle stands at (100, 40), of radius 10.
  private func rig(_ picture: ThumbPicture?, _ value: Double = 0.5) -> Rig<Double> {
    Rig(value) { ui, state in
      ui.styled({ ($0.slider.thumbPicture, $0.slider.thumbRadius, $0.slider.showsBubble) = (picture, 10, false) }) {
        ui.place(Rect(x: 0, y: 20, width: 200, height: 40)) { ui.slider(id: "s", &state.model) }
      }
    }
  }

  /// The box of all pixels of a colour.
  private func box(_ rig: Rig<Double>, _ color: UInt32) -> PixelRect {
    var left = Int.max, top = Int.max, right = Int.min, bottom = Int.min
    for y in 0..<rig.harness.pixmap.height {
      for x in 0..<rig.harness.pixmap.width where rig.harness.pixmap[x, y] == color {
        (left, top, right, bottom) = (min(left, x), min(top, y), max(right, x + 1), max(bottom, y + 1))
      }
    }
    return left > right
      ? PixelRect(x: 0, y: 0, width: 0, height: 0)
      : PixelRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  @Test("CS-7 the middle inside the insets stands on the thumb's middle")
  func insets() {
    let image = picture(30, 40, [Self.red])
    #expect(box(rig(ThumbPicture(image)), Self.red) == PixelRect(x: 85, y: 20, width: 30, height: 40))
    let shadowed = ThumbPicture(image, insets: Insets(left: 5, top: 2, right: 5, bottom: 18))
    #expect(box(rig(shadowed), Self.red) == PixelRect(x: 85, y: 28, width: 30, height: 40))
    let senseless = ThumbPicture(image, insets: Insets(left: .nan, top: .infinity, right: 0, bottom: 0))
    #expect(box(rig(senseless), Self.red) == PixelRect(x: 85, y: 20, width: 30, height: 40))
  }

  @Test("nine pieces cover the thumb and the insets round it, also as it grows")
  func slices() {
    let slice = NineSlice(picture(9, 9, [Self.red]), insets: Insets(3))
    let rig = rig(ThumbPicture(slice, insets: Insets(left: 2, top: 1, right: 2, bottom: 5)))
    #expect(box(rig, Self.red) == PixelRect(x: 88, y: 29, width: 24, height: 26))
    rig.press(.mouse, at: Point(x: 100, y: 40))
    rig.step()
    #expect(box(rig, Self.red).width > 24)
  }

  @Test("states show rest, hover and hold; of fewer pictures the last stands in")
  func states() {
    let strip = SpriteStrip(picture(20, 20, [Self.red, Self.green, Self.blue]), columns: 3)
    let whole = rig(ThumbPicture(states: strip))
    #expect(box(whole, Self.red).width == 20)
    whole.harness.mouse.move(to: Point(x: 100, y: 40))
    whole.step(2)
    #expect(box(whole, Self.green).width == 20 && box(whole, Self.red).width == 0)
    whole.press(.mouse, at: Point(x: 100, y: 40))
    #expect(box(whole, Self.blue).width == 20)
    let two = rig(ThumbPicture(states: SpriteStrip(picture(20, 20, [Self.red, Self.green]), columns: 2)))
    two.press(.mouse, at: Point(x: 100, y: 40))
    #expect(box(two, Self.green).width == 20)
  }

  @Test("what is grabbed is the thumb, not the picture")
  func grabbed() {
    let rig = rig(ThumbPicture(picture(60, 30, [Self.red])))
    rig.press(.mouse, at: Point(x: 80, y: 40))
    #expect(rig.model < 0.5)
  }

  @Test("every control with thumbs takes one, and a fader for its cap")
  func kinds() {
    let picture = ThumbPicture(picture(20, 20, [Self.red]))
    var lower = 0.2, upper = 0.8, stop = 2, many = [0.1, 0.5, 0.9]
    let harness = Harness(size: Size(width: 400, height: 400)) { ui in
      ui.styled({
        ($0.rangeSlider.thumbPicture, $0.stopSlider.thumbPicture) = (picture, picture)
        ($0.ringSlider.thumbPicture, $0.fader.capPicture) = (picture, picture)
      }) {
        ui.place(Rect(x: 0, y: 0, width: 200, height: 40)) { ui.rangeSlider(id: "r", &lower, &upper, in: 0...1) }
        ui.place(Rect(x: 0, y: 50, width: 200, height: 40)) { ui.multiSlider(id: "m", &many) }
        ui.place(Rect(x: 0, y: 100, width: 200, height: 60)) { ui.stopSlider(id: "s", &stop, stops: [1, 2, 3]) }
        ui.place(Rect(x: 0, y: 170, width: 100, height: 200)) { ui.fader(id: "f", &lower, in: 0...1) }
        ui.place(Rect(x: 200, y: 170, width: 120, height: 120)) { ui.ringSlider(id: "k", &lower, in: 0...1) }
      }
    }
    harness.step()
    for path in ["r/lower", "r/upper", "m/0", "m/2", "s/thumb", "f/thumb", "k/thumb"] {
      let center = harness.node(path)?.frame.center ?? .zero
      #expect(harness.pixmap[Int(center.x), Int(center.y)] == Self.red, "\(path)")
    }
  }

  @Test("a picture at its own size is also the style's thumb image")
  func shorthand() {
    var style = Theme.studio.slider
    let image = picture(4, 4, [Self.red])
    style.thumbImage = image
    #expect(style.thumbImage === image && style.thumbPicture != nil)
    style.thumbPicture = ThumbPicture(NineSlice(image, insets: Insets(1)))
    #expect(style.thumbImage == nil)
    style.thumbImage = nil
    #expect(style.thumbPicture == nil)
  }
}
