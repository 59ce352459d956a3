extension UI {
  /// Explains the control called before, once a mouse has rested on it for half a second; after one has been shown, the next shows
  /// at once. It takes no presses, and any press puts it away. Nothing where no control was called before.
  /// - Parameters:
  ///   - text: One line, or several parted by "\n".
  ///   - edge: The side of the control where it wants to stand.
  public func tooltip(_ text: String, edge: PopupEdge = .below) {
    guard let control = building.records.called.last else { return }
    let isBusy = pointers.contains { !$0.claimed.isEmpty || !$0.free.isEmpty }
    let (isShown, due) = tips.shows(control.hash, isHot: isHot(control) && !isBusy, at: time)
    if let due { wake(at: due) }
    guard isShown, !text.isEmpty else { return }
    let layer = tipLayer
    layer.anchor = LayerAnchor(
      control: control, parent: control.layerIndex, edge: edge, gap: grid.pixel(theme.layer.distance),
      margin: grid.pixel(theme.layer.margin))
    let open = beginLayer(nil, layer)
    let look = TipLook(style: theme.layer, lettering: Lettering(self)), extent = look.size(text)
    (layer.width, layer.height) = (grid.pixel(extent.width), grid.pixel(extent.height))
    let place = placement(layer.x, layer.y, layer.width, layer.height)
    paint(place) { look.draw($0, $1, text) }
    records.nodes.append(NodeRecord(role: "tooltip", label: text, frame: place.frame))
    endLayer(open, nil)
  }
}

/// Draws a tooltip: a small plate with letters on it.
struct TipLook {
  let style: LayerStyle
  let lettering: Lettering

  private var text: TextStyle { TextStyle(size: style.tipSize) }
  private var lineHeight: Double { (style.tipSize * 1.4).rounded() }

  func size(_ tip: String) -> Size {
    var width = 0.0, lines = 0.0
    for line in tip.split(separator: "\n", omittingEmptySubsequences: false) {
      width = max(width, lettering.width(String(line), text))
      lines += 1
    }
    return Size(width: width.rounded(.up) + 20, height: lines * lineHeight + 12)
  }

  func draw(_ canvas: Canvas, _ bounds: Rect, _ tip: String) {
    let shape = Path.roundedRect(bounds, radius: 5)
    canvas.shadow(of: shape, Shadow(color: Color(white: 0, alpha: 0.5), offset: Vector(x: 0, y: 2), sigma: 4))
    canvas.fill(shape, .color(style.tip))
    canvas.stroke(.roundedRect(bounds.inset(by: 0.5), radius: 4.5), .color(style.tipEdge), Stroke(width: 1))
    var plain = lettering
    plain.edge = .clear
    let cap = lettering.ui.engine.metrics(text).capHeight
    var top = 6.0
    for line in tip.split(separator: "\n", omittingEmptySubsequences: false) {
      plain.draw(canvas, String(line), text, at: 10, baseline: top + (lineHeight + cap) / 2, style.tipText)
      top += lineHeight
    }
  }
}
