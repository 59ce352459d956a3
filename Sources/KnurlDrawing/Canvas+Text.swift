extension Canvas {
  /// Draws a line of text with its baseline beginning at a place; the baseline is moved to the nearest whole pixel.
  public func text(_ text: String, at baseline: Point, size: Double, _ paint: Paint) {
    if size.isNaN {
      list.droppedCommands += 1
    } else {
      self.text(layout(text, TextStyle(size: size)), at: baseline, paint)
    }
  }

  /// Lays out a line of text with the canvas's engine.
  public func layout(_ text: String, _ style: TextStyle) -> TextLayout { engine.layout(text, style) }

  /// Draws a laid-out line with its baseline beginning at a place. Of a gradient, the first colour counts.
  public func text(_ layout: TextLayout, at baseline: Point, _ paint: Paint) {
    guard !layout.glyphs.isEmpty, layout.size > 0 else { return }
    let place = Rect(
      x: baseline.x - layout.size, y: baseline.y + layout.reach.lowerBound - layout.size * 0.25,
      width: layout.width + 2 * layout.size,
      height: layout.reach.upperBound - layout.reach.lowerBound + layout.size * 0.5)
    let index = Int32(truncatingIfNeeded: list.layouts.count)
    let scale = list.pixelsPerPoint
    let isRecorded = record(.glyphs, .rect(place), resource: layout.contentHash) { writer, box, words in
      words.append(index)
      words.append(writer.x(baseline.x))
      words.append((writer.y(baseline.y) &+ 128) & ~255)
      words.append(Int32(bitPattern: Self.color(of: paint).premultiplied))
      words.append(Int32(min(scale, 1024) * 65536))
      return (box, false)
    }
    if isRecorded { list.layouts.append(layout) }
    if !layout.pictures.isEmpty { pictures(layout, at: baseline, opacity: Self.color(of: paint).alpha) }
  }

  /// Draws the glyphs that have colours of their own; of the paint they take the alpha. Their line stands on a whole pixel
  /// too.
  private func pictures(_ layout: TextLayout, at baseline: Point, opacity: Double) {
    let grid = PixelGrid(pixelsPerPoint: list.pixelsPerPoint)
    let origin = Vector(x: baseline.x, y: grid.points(grid.pixel(baseline.y)))
    for picture in layout.pictures {
      image(
        picture.image(pixelsPerPoint: grid.pixelsPerPoint), in: picture.frame.moved(by: origin), opacity: opacity)
    }
  }

  private static func color(of paint: Paint) -> Color {
    switch paint.kind {
    case .solid(let color): color
    case .linear(_, _, let stops), .radial(_, _, let stops), .conic(_, _, let stops): stops[0].color
    }
  }
}
