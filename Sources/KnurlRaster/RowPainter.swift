import KnurlDrawing

/// Puts coverage into pixels, row by row: the only place where colour meets coverage.
///
/// What is painted, where to, and through which clip is set before; places are pixels of the window.
@safe
final class RowPainter {
  /// What coverage becomes.
  enum Kind {
    /// Pixels of one colour.
    case solid
    /// Pixels of a gradient.
    case shader
    /// Pixels of a picture.
    case image
    /// Coverage in a mask.
    case mask
  }

  private(set) var kind = Kind.solid
  private var color: UInt32 = 0
  private var isOpaque = false
  /// 0...255, over everything of a picture.
  private var opacity: UInt32 = 255
  private var shader: Shader?
  private var sampler: ImageSampler?

  private var pixels: UnsafeMutablePointer<UInt32>
  private var bytes: UnsafeMutablePointer<UInt8>
  private var stride = 0
  private var left = 0
  private var top = 0

  private var clip: ClipRows?

  /// A row of pixels and two rows of coverage, longer than any run.
  private let colors: UnsafeMutablePointer<UInt32>
  private let values: UnsafeMutablePointer<UInt8>
  static let capacity = CellGrid.maximumWidth + 64

  init() {
    unsafe colors = .allocate(capacity: Self.capacity)
    unsafe colors.initialize(repeating: 0, count: Self.capacity)
    unsafe values = .allocate(capacity: Self.capacity)
    unsafe values.initialize(repeating: 0, count: Self.capacity)
    unsafe pixels = colors
    unsafe bytes = values
  }

  deinit {
    unsafe colors.deallocate()
    unsafe values.deallocate()
  }

  // MARK: Settings

  /// Paints into pixels whose first one stands for a place of the window.
  func paint(into pixels: UnsafeMutablePointer<UInt32>, stride: Int, left: Int32, top: Int32) {
    unsafe self.pixels = pixels
    self.stride = stride
    (self.left, self.top) = (Int(left), Int(top))
  }

  /// Writes coverage into a mask whose first value stands for a place of the window.
  func write(into bytes: UnsafeMutablePointer<UInt8>, stride: Int, left: Int32, top: Int32) {
    unsafe self.bytes = bytes
    self.stride = stride
    (self.left, self.top) = (Int(left), Int(top))
    (kind, opacity) = (.mask, 255)
    clip = nil
  }

  func use(color: UInt32) {
    (kind, self.color, opacity) = (.solid, color, 255)
    isOpaque = color >> 24 == 255
  }

  func use(_ shader: Shader) {
    if let color = shader.solid { return use(color: color) }
    self.shader = shader
    (kind, isOpaque, opacity) = (.shader, shader.isOpaque, 255)
  }

  func use(_ sampler: ImageSampler, opacity: UInt32) {
    self.sampler = sampler
    (kind, isOpaque, self.opacity) = (.image, sampler.isOpaque, opacity)
  }

  func use(_ clip: ClipRows?) { self.clip = clip }

  /// Whether nothing would change.
  var isInvisible: Bool { opacity == 0 || (kind == .solid && color == 0) }

  /// The pixel that stands for a place of the window.
  func pixels(_ x: Int, _ y: Int) -> UnsafeMutablePointer<UInt32> {
    unsafe pixels + ((y &- top) &* stride &+ x &- left)
  }

  // MARK: Painting

  /// Pixels of one row with the same coverage, 1...255.
  func run(_ x: Int, _ y: Int, _ count: Int, _ coverage: UInt8) {
    if count <= 0 || coverage == 0 { return }
    if kind == .mask {
      unsafe fillBytes(bytes + ((y &- top) &* stride &+ x &- left), count, coverage)
      return
    }
    let state = state(y)
    if state == .outside { return }
    if coverage == 255 && opacity == 255 {
      if state == .inside { return full(x, y, count) }
      if let clip { return unsafe masked(x, y, count, clip.row(x, y)) }
    }
    unsafe fillBytes(values, count, coverage)
    confine(x, y, count, state)
    unsafe masked(x, y, count, values)
  }

  /// Pixels of one row with coverages of their own.
  func run(_ x: Int, _ y: Int, _ count: Int, _ coverage: UnsafePointer<UInt8>) {
    if count <= 0 { return }
    if kind == .mask {
      unsafe UnsafeMutableRawPointer(bytes + ((y &- top) &* stride &+ x &- left)).copyMemory(
        from: coverage, byteCount: count)
      return
    }
    let state = state(y)
    if state == .outside { return }
    if state == .inside && opacity == 255 { return unsafe masked(x, y, count, coverage) }
    unsafe UnsafeMutableRawPointer(values).copyMemory(from: coverage, byteCount: count)
    confine(x, y, count, state)
    unsafe masked(x, y, count, values)
  }

  private func state(_ y: Int) -> ClipRows.State {
    if let clip { clip.state(y) } else { .inside }
  }

  /// Multiplies the coverage in `values` by clip and opacity.
  private func confine(_ x: Int, _ y: Int, _ count: Int, _ state: ClipRows.State) {
    if state == .mixed, let clip { unsafe multiplyMask(values, clip.row(x, y), count) }
    if opacity < 255 { unsafe scaleMask(values, count, opacity) }
  }

  private func full(_ x: Int, _ y: Int, _ count: Int) {
    let place = unsafe pixels(x, y)
    switch kind {
    case .solid:
      if isOpaque { unsafe fillOpaque(place, count, color) } else { unsafe fillOver(place, count, color) }
    default:
      if isOpaque {
        unsafe produce(place, x, y, count)
      } else {
        unsafe produce(colors, x, y, count)
        unsafe rowOver(place, colors, count)
      }
    }
  }

  private func masked(_ x: Int, _ y: Int, _ count: Int, _ coverage: UnsafePointer<UInt8>) {
    let place = unsafe pixels(x, y)
    if kind == .solid {
      unsafe fillMasked(place, coverage, count, color)
    } else {
      unsafe produce(colors, x, y, count)
      unsafe rowOverMasked(place, colors, coverage, count)
    }
  }

  /// Writes the paint's own pixels.
  private func produce(_ out: UnsafeMutablePointer<UInt32>, _ x: Int, _ y: Int, _ count: Int) {
    if kind == .shader {
      unsafe shader?.shade(out, x: x, y: y, count: count)
    } else {
      unsafe sampler?.sample(out, x: x, y: y, count: count)
    }
  }
}

/// Sets bytes to one value.
func fillBytes(_ bytes: UnsafeMutablePointer<UInt8>, _ count: Int, _ value: UInt8) {
  let raw = UnsafeMutableRawPointer(bytes)
  let word = UInt64(value) &* 0x0101_0101_0101_0101
  var index = 0
  while index &+ 8 <= count {
    unsafe raw.storeBytes(of: word, toByteOffset: index, as: UInt64.self)
    index &+= 8
  }
  while index < count {
    unsafe bytes[index] = value
    index &+= 1
  }
}
