/// Draws a plate that lies above others: the ground of popups and modals, and of windows.
struct LayerLook {
  let style: LayerStyle

  func draw(_ canvas: Canvas, _ bounds: Rect) {
    let shape = Path.roundedRect(bounds, radius: style.radius)
    if style.shadow.alpha > 0 {
      let shadow = Shadow(color: style.shadow, offset: Vector(x: 0, y: 6), sigma: style.shadowSigma)
      canvas.shadow(of: shape, shadow)
      canvas.shadow(of: shape, Shadow(color: style.shadow.opacity(0.6), offset: Vector(x: 0, y: 1), sigma: 2))
    }
    canvas.fill(shape, .vertical(bounds, style.top, style.bottom))
  }

  func drawEdge(_ canvas: Canvas, _ bounds: Rect) {
    let edge = GradientStops(
      GradientStop(0, style.edgeTop), GradientStop(0.08, style.edgeMiddle), GradientStop(1, style.edgeBottom))
    canvas.stroke(
      .roundedRect(bounds.inset(by: 0.5), radius: style.radius - 0.5), .vertical(bounds, edge), Stroke(width: 1))
  }

  /// A title's strip, and the line cut below it.
  func drawTitle(_ canvas: Canvas, _ bounds: Rect) {
    let strip = Rect(x: 0, y: 0, width: bounds.width, height: min(style.titleHeight, bounds.height))
    let r = style.radius
    canvas.fill(
      .roundedRect(strip, radii: CornerRadii(topLeft: r, topRight: r, bottomRight: 0, bottomLeft: 0)),
      .vertical(strip, style.titleTop, style.titleBottom))
    let line = Rect(x: 0, y: style.titleHeight - 1, width: bounds.width, height: 1)
    canvas.fill(.rect(line), .color(style.cut))
    canvas.fill(.rect(line.moved(by: Vector(x: 0, y: 1))), .color(style.cutLight))
  }
}

/// Draws a window's plate, title and grips.
struct WindowLook {
  let style: LayerStyle
  let geometry: WindowGeometry
  let isCloseHot: Bool
  let isCloseHeld: Bool
  let isCornerHot: Bool

  func draw(_ canvas: Canvas, _ bounds: Rect, _ title: String, _ lettering: Lettering) {
    let plate = LayerLook(style: style), theme = lettering.ui.theme
    plate.draw(canvas, bounds)
    plate.drawTitle(canvas, bounds)
    plate.drawEdge(canvas, bounds)
    let text = TextStyle(size: style.titleSize, weight: .bold)
    let baseline = (style.titleHeight + lettering.ui.engine.metrics(text).capHeight) / 2
    let room = bounds.width - 28 - (geometry.isClosable ? style.titleHeight : 14)
    lettering.draw(canvas, title, text, at: 28, baseline: baseline, theme.text, within: max(0, room))
    canvas.fill(.circle(center: Self.lamp(style), radius: 3.5), .color(theme.groove.color))
    canvas.stroke(.circle(center: Self.lamp(style), radius: 3.5), .color(theme.groove.lip), Stroke(width: 1))
    if geometry.isClosable { drawClose(canvas, theme) }
    if geometry.isResizable { drawCorner(canvas, bounds, theme) }
  }

  private static func lamp(_ style: LayerStyle) -> Point { Point(x: 15, y: style.titleHeight / 2) }

  /// The lamp of the foremost window is lit.
  static func drawFront(_ canvas: Canvas, _ bounds: Rect, _ theme: Theme) {
    let style = theme.layer, lamp = Path.circle(center: lamp(style), radius: 3.5)
    if theme.glow > 0 { canvas.shadow(of: lamp, Shadow(color: style.front.opacity(0.7 * theme.glow), sigma: 3.5)) }
    canvas.fill(lamp, .color(style.front))
    canvas.fill(
      .circle(center: Self.lamp(style) - Vector(x: 0.9, y: 1), radius: 1.2), .color(Color(white: 1, alpha: 0.5)))
  }

  private func drawClose(_ canvas: Canvas, _ theme: Theme) {
    let center = geometry.closeCenter, r = 3.5
    if isCloseHot || isCloseHeld {
      canvas.fill(
        .circle(center: center, radius: 9), .color(isCloseHeld ? theme.accent.opacity(0.55) : theme.text.opacity(0.2)))
    }
    let color = isCloseHot || isCloseHeld ? theme.text : theme.dimText
    let stroke = Stroke(width: 1.6, cap: .round)
    canvas.stroke(.line(from: center - Vector(x: r, y: r), to: center + Vector(x: r, y: r)), .color(color), stroke)
    canvas.stroke(.line(from: center + Vector(x: -r, y: r), to: center + Vector(x: r, y: -r)), .color(color), stroke)
  }

  /// Three grooves across the corner.
  private func drawCorner(_ canvas: Canvas, _ bounds: Rect, _ theme: Theme) {
    let end = Point(x: bounds.maxX - 4, y: bounds.maxY - 4)
    let color = isCornerHot ? theme.text : theme.dimText.opacity(0.65)
    for way in [3.5, 7.0, 10.5] {
      canvas.stroke(
        .line(from: Point(x: end.x - way, y: end.y), to: Point(x: end.x, y: end.y - way)), .color(color),
        Stroke(width: 1.1, cap: .round))
    }
  }
}

/// The place of a window in the layer's own pixels, and its records.
struct WindowFrame {
  let x: Int
  let y: Int
  let width: Int
  private(set) var height: Int
  let title: Int
  let padding: Int
  private(set) var inner: Placer
  private var start = RecordMark()
  private var clip: Int32 = -1
  private var outerClip: Int32 = -1

  init(_ ui: UI, _ layer: LayerState, _ window: WindowState) {
    let style = ui.theme.layer
    (x, y) = (layer.x, layer.y)
    width = max(1, ui.pixels(window.frame.width))
    height = max(1, ui.pixels(window.frame.height))
    (title, padding) = (ui.pixels(style.titleHeight), ui.pixels(style.padding))
    inner = Placer(
      kind: .column, x: x + padding, y: y + title + padding, width: width - 2 * padding,
      spacing: ui.pixels(ui.theme.spacing))
    inner.bottom = window.fitsContent ? ui.grid.pixel(ui.size.height) - padding : y + height - padding
  }

  func placement(_ ui: UI) -> Placement { ui.placement(x, y, width, height) }

  /// Makes room in the records, and opens the clip of the content.
  mutating func open(_ ui: UI, _ state: ControlState) {
    start = ui.mark
    ui.records.nodes.append(NodeRecord(state: state, role: "window", frame: .zero))
    ui.records.add(HitRecord(state: state, frame: .zero, isBackground: true))
    ui.records.add(HitRecord(state: state, frame: .zero))
    outerClip = ui.canvas.pushClip(.rect(.zero))
    clip = ui.canvas.clip
    ui.records.clips.append(ClipRecord(parent: -1, frame: .zero, area: nil))
    ui.records.clip = Int32(ui.records.clips.count - 1)
  }

  /// Takes in how high the content has become.
  mutating func take(_ finished: Placer, _ ui: UI, _ window: WindowState, _ layer: LayerState) {
    let reach = (ui.building.placed.reach?.y ?? 0) - inner.y
    if window.fitsContent {
      height = title + 2 * padding + max(finished.usedHeight, reach)
      window.frame.size.height = ui.grid.points(height)
    }
    (layer.width, layer.height) = (width, height)
  }

  func close(_ ui: UI, _ state: ControlState) {
    ui.canvas.popClip(outerClip)
    ui.records.clip = -1
    let bottom = max(0, height - title - 1)
    ui.canvas.setClip(clip, x: x + 1, y: y + title, width: max(0, width - 2), height: bottom)
    ui.records.clips[start.clips].place = MovingFrame(ui.placement(x + 1, y + title, max(0, width - 2), bottom).frame)
    let frame = placement(ui).frame
    ui.records.hits[start.hits].frame = frame.inset(by: -WindowGeometry.reach)
    ui.records.hits[start.hits + 1].frame = ui.placement(x, y, width, min(title, height)).frame
    ui.records.nodes[start.nodes].frame = frame
  }

  func draw(
    _ ui: UI, _ state: ControlState, _ title: String, _ response: Response, _ options: WindowOptions, isClosable: Bool
  ) {
    let geometry = WindowGeometry(
      size: placement(ui).frame.size, titleHeight: ui.theme.layer.titleHeight, isResizable: options.isResizable,
      isClosable: isClosable)
    let zone = ui.hotPlace(state).map { geometry.zone(at: $0, isTouch: false) }
    let look = WindowLook(
      style: ui.theme.layer, geometry: geometry, isCloseHot: zone == .close,
      isCloseHeld: state.layer?.window?.drag?.zone == .close && response.isHot,
      isCornerHot: zone == .edge(1, 1) || state.layer?.window?.drag?.zone == .edge(1, 1))
    ui.records.nodes[start.nodes].label = title
    ui.records.nodes[start.nodes].isHot = response.isHot
    ui.records.nodes[start.nodes].isActive = response.isActive
    let commands = ui.mark.drawing.command
    ui.canvas.insert(at: start.drawing) {
      ui.paint(placement(ui)) { canvas, bounds in look.draw(canvas, bounds, title, Lettering(ui)) }
    }
    ui.shiftPlaced(since: start, commands: ui.mark.drawing.command - commands, nodes: 0)
  }
}
