import Knurl

/// The products' cards as pictures: each is drawn once for a scale and then only copied.
final class Cards {
  static let size = Size(width: 96, height: 116)

  private let text: any TextEngine
  private var scale = 0.0
  private var pictures: [Image?] = []

  init(text: any TextEngine) { self.text = text }

  func picture(of product: Product, scale: Double, theme: Theme) -> Image {
    if scale != self.scale {
      self.scale = scale
      pictures = []
    }
    while pictures.count <= product.number { pictures.append(nil) }
    if let known = pictures[product.number] { return known }
    let picture = draw(product, theme)
    pictures[product.number] = picture
    return picture
  }

  private func draw(_ product: Product, _ theme: Theme) -> Image {
    let pixmap = Pixmap(
      width: Int((Self.size.width * scale).rounded(.up)), height: Int((Self.size.height * scale).rounded(.up)))
    pixmap.paint(background: .clear, pixelsPerPoint: scale, text: text) { canvas in
      CardLook(product: product, theme: theme).draw(canvas, Rect(origin: .zero, size: Self.size))
    }
    return Image(copying: pixmap)
  }
}

/// Draws a card: a plate, the thing, its name, price and stars.
struct CardLook {
  let product: Product
  let theme: Theme

  func draw(_ canvas: Canvas, _ bounds: Rect) {
    let plate = bounds.inset(by: 1)
    canvas.fill(.roundedRect(plate, radius: 7), .vertical(plate, theme.panel.top.lightened(0.02), theme.panel.bottom))
    canvas.stroke(
      .roundedRect(plate.inset(by: 0.5), radius: 6.5),
      .vertical(plate, Color(white: 1, alpha: 0.12), Color(white: 0, alpha: 0.3)),
      Stroke(width: 1))
    let window = Rect(x: 8, y: 8, width: bounds.width - 16, height: 56)
    let shape = Path.roundedRect(window, radius: 5)
    canvas.fill(shape, .color(theme.groove.color))
    canvas.fill(
      shape,
      .radial(
        center: Point(x: window.center.x, y: window.maxY - 8), radius: 46,
        stops: [(0, tone(0.5).opacity(0.5)), (1, tone(0.5).opacity(0))]))
    canvas.innerShadow(of: shape, Shadow(color: theme.groove.shade, offset: Vector(x: 0, y: 1.5), sigma: 1.6))
    ThingLook(kind: product.kind, light: tone(0.95), dark: tone(0.55)).draw(
      canvas, at: Point(x: window.center.x, y: window.maxY - 8))
    drawText(canvas, bounds)
  }

  private func drawText(_ canvas: Canvas, _ bounds: Rect) {
    let name = canvas.layout(product.name, TextStyle(size: 10.5))
    canvas.text(name, at: Point(x: 9, y: 79), .color(theme.text))
    let price = canvas.layout("€ \(product.price)", TextStyle(size: 12.5, weight: .bold))
    let color = product.isOnSale ? Color(red: 1, green: 0.62, blue: 0.16) : Color(red: 0.93, green: 0.95, blue: 0.96)
    canvas.text(price, at: Point(x: 9, y: 95), .color(color))
    if !product.isInStock {
      let note = canvas.layout("sold out", TextStyle(size: 10.5))
      canvas.text(note, at: Point(x: bounds.width - 9 - note.width, y: 95), .color(theme.dimText))
    }
    for star in 0..<5 {
      let fill = min(1, max(0, Double(product.rating) / 10 - Double(star)))
      let center = Point(x: 13 + Double(star) * 11, y: 104.5)
      canvas.fill(.circle(center: center, radius: 3.2), .color(theme.groove.color))
      if fill > 0 { canvas.fill(.circle(center: center, radius: 0.8 + 2.2 * fill), .color(theme.accent)) }
    }
  }

  /// The product's colour at a brightness.
  private func tone(_ brightness: Double) -> Color {
    func channel(_ offset: Double) -> Double {
      let angle = Angle.degrees(product.hue + offset)
      return (0.62 + 0.38 * angle.sineAndCosine.cosine) * brightness
    }
    return Color(red: channel(0), green: channel(240), blue: channel(120))
  }
}

extension Color {
  fileprivate func lightened(_ amount: Double) -> Color { adjusted(by: 1, plus: amount) }
}
