/// A picture in place of a drawn thumb. What is grabbed is the thumb that the style tells, not the picture.
public struct ThumbPicture: Sendable {
  private enum Content: Sendable {
    case image(Image)
    case slice(NineSlice)
    case states(SpriteStrip)
  }

  private let content: Content
  /// How far the picture reaches beyond the thumb on each side, in points: the shadow in it. What is not finite counts as 0.
  public var insets: Insets

  /// A picture at its own size; the middle of what lies inside the insets stands on the thumb's middle.
  public init(_ image: Image, insets: Insets = Insets(0)) {
    (content, self.insets) = (.image(image), insets)
  }

  /// A picture in nine pieces, stretched over the thumb, which a held one's growth takes along, and the insets round it.
  public init(_ slice: NineSlice, insets: Insets = Insets(0)) {
    (content, self.insets) = (.slice(slice), insets)
  }

  /// Pictures of a thumb at rest, under a pointer and held, in this order and each at its own size. What is missing is the
  /// last that there is; what lies behind the third is not used.
  public init(states: SpriteStrip, insets: Insets = Insets(0)) {
    (content, self.insets) = (.states(states), insets)
  }

  /// The picture of a thumb that is one picture at its own size; nil for pieces and states.
  var image: Image? { if case .image(let image) = content { image } else { nil } }

  func draw(_ canvas: Canvas, _ center: Point, _ size: Size, isHot: Bool, isHeld: Bool) {
    switch content {
    case .image(let image): canvas.image(image, in: frame(center, image.size))
    case .slice(let slice): canvas.image(slice, in: around(Rect(center: center, size: size)))
    case .states(let strip):
      canvas.image(strip, frame: min(isHeld ? 2 : isHot ? 1 : 0, strip.count - 1), in: frame(center, strip.frameSize))
    }
  }

  /// Where a picture of a size stands whose middle inside the insets is on a place.
  private func frame(_ center: Point, _ size: Size) -> Rect {
    let insets = usable
    let shift = Vector(x: (insets.right - insets.left) / 2, y: (insets.bottom - insets.top) / 2)
    return Rect(center: center + shift, size: size)
  }

  private func around(_ thumb: Rect) -> Rect {
    let insets = usable
    return thumb.inset(
      by: Insets(left: -insets.left, top: -insets.top, right: -insets.right, bottom: -insets.bottom))
  }

  private var usable: Insets {
    func usable(_ length: Double) -> Double { length.isFinite ? length : 0 }
    return Insets(
      left: usable(insets.left), top: usable(insets.top), right: usable(insets.right), bottom: usable(insets.bottom))
  }
}
