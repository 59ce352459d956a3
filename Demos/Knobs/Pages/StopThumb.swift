import Knurl

/// A picture of a thumb: a white disc with a soft shadow and a dot, as the tutorial of the slider of stops had it.
enum StopThumb {
  /// The picture, of two pixels a point; what reaches beyond the disc is its shadow.
  static let picture = ThumbPicture(
    Image(copying: pixmap, pixelsPerPoint: 2), insets: Insets(left: 10, top: 6, right: 10, bottom: 16))

  private static var pixmap: Pixmap {
    let pixmap = Pixmap(width: 136, height: 140)
    pixmap.paint(background: .clear) { canvas in
      let center = Point(x: 68, y: 60), disc = Path.circle(center: center, radius: 48)
      canvas.shadow(of: disc, Shadow(color: Color(white: 0, alpha: 0.32), offset: Vector(x: 0, y: 7), sigma: 6))
      canvas.fill(disc, .vertical(Rect(center: center, radius: 48), .white, Color(hex: 0xe9edf0)))
      canvas.fill(.circle(center: center, radius: 13), .color(Color(hex: 0x00afd0)))
    }
    return pixmap
  }
}
