/// Stands in until the rasterizer arrives: boxes of one colour.
public final class Renderer {
  private var last: [UInt64]?
  /// Creates a renderer.
  public init(threads: Int? = nil) {}
  /// Forgets the last list.
  public func invalidate() { last = nil }
  /// Paints the boxes of a list.
  public func render(_ list: DrawList, into pixmap: Pixmap, pixelsPerPoint: Double) -> [PixelRect] {
    let now = list.commands.flatMap { [$0.hash, UInt64(UInt32(bitPattern: $0.originX)), UInt64(UInt32(bitPattern: $0.originY))] }
    if now == last { return [] }
    last = now
    unsafe pixmap.withUnsafePixels { pixels in
      for index in pixels.indices { unsafe pixels[index] = 0 }
      for command in list.commands {
        let box = command.absoluteBox.intersection(PixelBox(left: 0, top: 0, right: Int32(pixmap.width), bottom: Int32(pixmap.height)))
        if box.isEmpty { continue }
        for y in box.top..<box.bottom { for x in box.left..<box.right { unsafe pixels[Int(y) * pixmap.stride + Int(x)] = 0x8060_2010 } }
      }
    }
    return [PixelRect(x: 0, y: 0, width: pixmap.width, height: pixmap.height)]
  }
}
