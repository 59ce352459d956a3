/// Draws what belongs to a scroll area itself: its bars, and the shade of the edges that content goes on under.
struct ScrollLook {
  private let ui: UI
  private let state: ControlState
  private let scroll: ScrollState
  private let style: ScrollStyle
  private let offset: Vector
  private let opacity: Double
  /// The bar under the pointer.
  private let hot: Axis?

  init(_ ui: UI, _ state: ControlState, _ scroll: ScrollState) {
    (self.ui, self.state, self.scroll, style) = (ui, state, scroll, scroll.style)
    offset = scroll.offset(at: ui.time)
    let bars = scroll.barOpacity(at: ui.time)
    opacity = bars.opacity
    if let wake = bars.wake { ui.wake(at: wake) }
    hot = ui.hotPlace(state).flatMap { scroll.bar(at: $0)?.axis }
    widen(scroll.bars.horizontal)
    widen(scroll.bars.vertical)
  }

  /// A bar grows while the pointer is on it.
  private func widen(_ bar: ScrollBar?) {
    guard let bar else { return }
    let axis: Axes = bar.axis == .vertical ? .vertical : .horizontal
    let isWide = hot == bar.axis || scroll.barDrag?.bar.axis == bar.axis, wasWide = scroll.wideBars.contains(axis)
    if isWide == wasWide { return }
    ui.startMotion(state, .bar(bar.axis), from: wasWide ? 1 : 0)
    if isWide { scroll.wideBars.insert(axis) } else { scroll.wideBars.remove(axis) }
  }

  func isHeld(_ part: Part) -> Bool { scroll.barDrag.map { part == .bar($0.bar.axis) } ?? false }
  func isHot(_ part: Part) -> Bool { hot.map { part == .bar($0) } ?? false }

  /// The thumb of a bar, in the area's own coordinates.
  func thumb(of part: Part) -> Rect {
    let bar = part == .bar(.vertical) ? scroll.bars.vertical : scroll.bars.horizontal
    return bar.map { thumb($0, thickness($0)) } ?? .zero
  }

  private func thumb(_ bar: ScrollBar, _ thickness: Double) -> Rect {
    bar.thumb(at: bar.axis == .vertical ? offset.y : offset.x, thickness)
  }

  private func thickness(_ bar: ScrollBar) -> Double {
    let isWide = scroll.wideBars.contains(bar.axis == .vertical ? .vertical : .horizontal)
    let growth = ui.shownPosition(state, .bar(bar.axis), value: isWide ? 1 : 0)
    return style.thickness + (style.hotThickness - style.thickness) * growth
  }

  // MARK: Drawing

  func draw(_ canvas: Canvas, _ bounds: Rect) {
    let view = Rect(origin: .zero, size: scroll.viewport)
    drawEdges(canvas, view)
    if ui.showsFocus, ui.isFocused(state, .body) {
      Relief.focusRing(canvas, view, radius: 3, ui.theme.focusRing)
    }
    guard opacity > 0 else { return }
    let isLayer = opacity < 1 && canvas.beginLayer(opacity: opacity)
    if let bar = scroll.bars.horizontal, bar.isUsable { draw(canvas, bar) }
    if let bar = scroll.bars.vertical, bar.isUsable { draw(canvas, bar) }
    if isLayer { canvas.endLayer() }
  }

  private func draw(_ canvas: Canvas, _ bar: ScrollBar) {
    let thickness = thickness(bar), track = bar.track(thickness), thumb = thumb(bar, thickness)
    Relief.groove(
      canvas, track, radius: thickness / 2,
      GrooveStyle(color: style.trackColor, shade: style.trackShade, lip: style.trackLip))
    let part = Part.bar(bar.axis), light = isHeld(part) ? style.heldLight : isHot(part) ? style.hotLight : 0
    let shape = Path.roundedRect(thumb, radius: thickness / 2)
    canvas.shadow(of: shape, Shadow(color: style.thumbShadow, offset: Vector(x: 0, y: 1), sigma: 1.2))
    canvas.fill(shape, metal(bar.axis, thumb, light))
    canvas.stroke(
      .roundedRect(thumb.inset(by: 0.5), radius: thickness / 2 - 0.5), .color(style.thumbEdge), Stroke(width: 1))
  }

  /// A round rod in the light from above: one that lies is brighter on top, one that stands is so in its middle.
  private func metal(_ axis: Axis, _ thumb: Rect, _ light: Double) -> Paint {
    let bright = style.thumbLight.lightened(light), dark = style.thumbDark.lightened(light)
    if axis == .horizontal { return .vertical(thumb, bright, dark) }
    return .linear(
      from: thumb.origin, to: Point(x: thumb.maxX, y: thumb.minY),
      GradientStops(GradientStop(0, dark), GradientStop(0.42, bright), GradientStop(1, dark)))
  }

  // MARK: Edges

  private func drawEdges(_ canvas: Canvas, _ view: Rect) {
    let below = scroll.y.limit - offset.y, right = scroll.x.limit - offset.x
    if scroll.axes.contains(.vertical) {
      edge(canvas, view, from: .zero, along: Vector(x: 0, y: 1), strength(offset.y))
      edge(canvas, view, from: Point(x: 0, y: view.maxY), along: Vector(x: 0, y: -1), strength(below))
    }
    if scroll.axes.contains(.horizontal) {
      edge(canvas, view, from: .zero, along: Vector(x: 1, y: 0), strength(offset.x))
      edge(canvas, view, from: Point(x: view.maxX, y: 0), along: Vector(x: -1, y: 0), strength(right))
    }
  }

  /// How clearly an edge tells that there is more content: all the more, the more of it lies beyond.
  private func strength(_ rest: Double) -> Double {
    style.edgeDepth > 0 ? Interpolation.clamp(rest / style.edgeDepth, 0, 1) : rest > 0 ? 1 : 0
  }

  private func edge(_ canvas: Canvas, _ view: Rect, from place: Point, along way: Vector, _ strength: Double) {
    guard strength > 0 else { return }
    let shade = style.edgeShade.opacity(strength), depth = style.edgeDepth
    guard depth > 0 else { return canvas.fill(.rect(strip(view, from: place, by: way)), .color(shade)) }
    // The shadow of the plate that the content goes on under; it is soft at its ends, too.
    let sides = Insets(horizontal: way.y != 0 ? depth / 2 : 0, vertical: way.x != 0 ? depth / 2 : 0)
    let plate = strip(view, from: place, by: way * (-2 * depth)).inset(by: sides)
    canvas.clip(to: .rect(view)) { canvas.shadow(of: .rect(plate), Shadow(color: shade, sigma: depth / 3)) }
  }

  /// What lies within a displacement of one side of the viewport.
  private func strip(_ view: Rect, from place: Point, by way: Vector) -> Rect {
    let end = place + way
    return Rect(
      x: min(place.x, end.x), y: min(place.y, end.y), width: way.y != 0 ? view.width : way.x.magnitude,
      height: way.y != 0 ? way.y.magnitude : view.height)
  }
}
