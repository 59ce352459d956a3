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
    /// Pixels of a gradient that has one colour a row, but for dither.
    case upright
    /// Pixels of a picture.
    case image
    /// Coverage in a mask.
    case mask
  }

  /// What the runs of a command have in common: read at once, as each reading of a class's variable is checked.
  @safe
  private struct Setting {
    var kind = Kind.solid
    var isOpaque = false
    var color: UInt32 = 0
    /// 0...255, over everything of a picture.
    var opacity: UInt32 = 255
    var pixels: UnsafeMutablePointer<UInt32>
    var bytes: UnsafeMutablePointer<UInt8>
    var stride = 0
    var left = 0
    var top = 0

    init(pixels: UnsafeMutablePointer<UInt32>, bytes: UnsafeMutablePointer<UInt8>) {
      unsafe self.pixels = pixels
      unsafe self.bytes = bytes
    }

    /// The pixel that stands for a place of the window.
    func pixel(_ x: Int, _ y: Int) -> UnsafeMutablePointer<UInt32> {
      unsafe pixels + ((y &- top) &* stride &+ x &- left)
    }

    /// The value of the mask that stands for a place of the window.
    func byte(_ x: Int, _ y: Int) -> UnsafeMutablePointer<UInt8> {
      unsafe bytes + ((y &- top) &* stride &+ x &- left)
    }
  }

  private var setting: Setting
  private var shader: Shader?
  /// In memory of its own, as it is too large to be copied for each row; valid for the kind `upright`.
  private let upright: UnsafeMutablePointer<UprightRow>
  private var sampler: ImageSampler?
  private var clip: ClipRows?

  /// A row of pixels and two rows of coverage, longer than any run.
  private let colors: UnsafeMutablePointer<UInt32>
  private let values: UnsafeMutablePointer<UInt8>
  /// Sixteen pixels of an upright gradient's row, and the dither of eight rows.
  private let pattern: UnsafeMutablePointer<UInt32>
  private static let patternLength = 16
  static let capacity = CellGrid.maximumWidth + 64

  init() {
    unsafe colors = .allocate(capacity: Self.capacity)
    unsafe colors.initialize(repeating: 0, count: Self.capacity)
    unsafe values = .allocate(capacity: Self.capacity)
    unsafe values.initialize(repeating: 0, count: Self.capacity)
    unsafe upright = .allocate(capacity: 1)
    unsafe pattern = .allocate(capacity: Self.patternLength + 64)
    unsafe pattern.initialize(repeating: 0, count: Self.patternLength)
    unsafe GradientRamp.writeDither(pattern + Self.patternLength)
    setting = unsafe Setting(pixels: colors, bytes: values)
  }

  deinit {
    unsafe colors.deallocate()
    unsafe values.deallocate()
    unsafe pattern.deallocate()
    unsafe upright.deallocate()
  }

  // MARK: Settings

  /// Paints into pixels whose first one stands for a place of the window.
  func paint(into pixels: UnsafeMutablePointer<UInt32>, stride: Int, left: Int32, top: Int32) {
    unsafe setting.pixels = pixels
    setting.stride = stride
    (setting.left, setting.top) = (Int(left), Int(top))
  }

  /// Writes coverage into a mask whose first value stands for a place of the window.
  func write(into bytes: UnsafeMutablePointer<UInt8>, stride: Int, left: Int32, top: Int32) {
    unsafe setting.bytes = bytes
    setting.stride = stride
    (setting.left, setting.top) = (Int(left), Int(top))
    (setting.kind, setting.opacity) = (.mask, 255)
    clip = nil
  }

  func use(color: UInt32) {
    (setting.kind, setting.color, setting.opacity) = (.solid, color, 255)
    setting.isOpaque = color >> 24 == 255
  }

  func use(_ shader: Shader) {
    if let color = shader.solid { return use(color: color) }
    if let place = shader.upright {
      unsafe upright.initialize(to: UprightRow(place, pattern: pattern, dither: pattern + Self.patternLength))
    } else {
      self.shader = shader
    }
    let kind: Kind = shader.upright == nil ? .shader : .upright
    (setting.kind, setting.isOpaque, setting.opacity) = (kind, shader.isOpaque, 255)
  }

  func use(_ sampler: ImageSampler, opacity: UInt32) {
    self.sampler = sampler
    (setting.kind, setting.isOpaque, setting.opacity) = (.image, sampler.isOpaque, opacity)
  }

  func use(_ clip: ClipRows?) { self.clip = clip }

  /// Whether nothing would change.
  var isInvisible: Bool { setting.opacity == 0 || (setting.kind == .solid && setting.color == 0) }

  /// The pixel that stands for a place of the window.
  func pixels(_ x: Int, _ y: Int) -> UnsafeMutablePointer<UInt32> { unsafe setting.pixel(x, y) }

  /// The pixels and the paint, where there is no clip, and one colour or an opaque upright gradient.
  var plain: PlainRows? {
    let isUpright = setting.kind == .upright && setting.isOpaque
    guard setting.kind == .solid || isUpright, clip == nil else { return nil }
    return unsafe PlainRows(
      pixels: setting.pixels, stride: setting.stride, left: setting.left, top: setting.top, color: setting.color,
      upright: isUpright ? upright : nil)
  }

  // MARK: Painting

  /// Pixels of one row with the same coverage, 1...255.
  func run(_ x: Int, _ y: Int, _ count: Int, _ coverage: UInt8) {
    if count <= 0 || coverage == 0 { return }
    let setting = setting
    if setting.kind == .mask { return unsafe fillBytes(setting.byte(x, y), count, coverage) }
    let clip = clip
    let state = clip?.state(y) ?? .inside
    if state == .outside { return }
    if coverage == 255 && setting.opacity == 255 {
      if state == .inside { return full(x, y, count, setting) }
      if let clip { return unsafe masked(x, y, count, clip.row(x, y), setting) }
    }
    if state == .inside && setting.kind == .solid && !setting.isOpaque {
      // What masks do to a colour with alpha, once for all pixels.
      return unsafe fillOver(setting.pixel(x, y), count, scaled(setting.color, UInt32(coverage)))
    }
    unsafe fillBytes(values, count, coverage)
    if state == .mixed, let clip { unsafe multiplyMask(values, clip.row(x, y), count) }
    if setting.opacity < 255 { unsafe scaleMask(values, count, setting.opacity) }
    unsafe masked(x, y, count, values, setting)
  }

  /// Pixels of one row with coverages of their own.
  func run(_ x: Int, _ y: Int, _ count: Int, _ coverage: UnsafePointer<UInt8>) {
    if count <= 0 { return }
    let setting = setting
    if setting.kind == .mask {
      return unsafe UnsafeMutableRawPointer(setting.byte(x, y)).copyMemory(from: coverage, byteCount: count)
    }
    let clip = clip
    let state = clip?.state(y) ?? .inside
    if state == .outside { return }
    if state == .inside && setting.opacity == 255 { return unsafe masked(x, y, count, coverage, setting) }
    unsafe UnsafeMutableRawPointer(values).copyMemory(from: coverage, byteCount: count)
    if state == .mixed, let clip { unsafe multiplyMask(values, clip.row(x, y), count) }
    if setting.opacity < 255 { unsafe scaleMask(values, count, setting.opacity) }
    unsafe masked(x, y, count, values, setting)
  }

  /// A block of a mask: rows of pixels with coverages of their own. `limit` is where the pixels end that may be written
  /// to as they were; `spare` is how many empty values follow in each of the mask's rows.
  func block(
    _ x: Int, _ y: Int, width: Int, height: Int, _ coverage: UnsafePointer<UInt8>, stride: Int, spare: Int = 0,
    limit: Int = 0
  ) {
    let setting = setting
    if setting.kind == .solid && clip == nil {
      // Whole steps of the kernels are faster than the ends of rows.
      let whole = (width &+ 7) & ~7
      let count = whole &- width <= spare && x &+ whole <= limit ? whole : width
      let rows = BlockRows(count: height, stride: setting.stride, maskStride: stride)
      return unsafe fillMasked(setting.pixel(x, y), coverage, count, setting.color, rows)
    }
    var row = 0
    while row < height {
      unsafe run(x, y &+ row, width, coverage + row &* stride)
      row &+= 1
    }
  }

  private func full(_ x: Int, _ y: Int, _ count: Int, _ setting: Setting) {
    let place = unsafe setting.pixel(x, y)
    if setting.kind == .solid {
      if setting.isOpaque {
        unsafe fillOpaque(place, count, setting.color)
      } else {
        unsafe fillOver(place, count, setting.color)
      }
    } else if setting.isOpaque {
      unsafe produce(place, x, y, count, setting.kind)
    } else {
      unsafe produce(colors, x, y, count, setting.kind)
      unsafe rowOver(place, colors, count)
    }
  }

  private func masked(_ x: Int, _ y: Int, _ count: Int, _ coverage: UnsafePointer<UInt8>, _ setting: Setting) {
    let place = unsafe setting.pixel(x, y)
    if setting.kind == .solid {
      unsafe fillMasked(place, coverage, count, setting.color)
    } else {
      unsafe produce(colors, x, y, count, setting.kind)
      unsafe rowOverMasked(place, colors, coverage, count)
    }
  }

  /// Writes the paint's own pixels.
  private func produce(_ out: UnsafeMutablePointer<UInt32>, _ x: Int, _ y: Int, _ count: Int, _ kind: Kind) {
    if kind == .upright {
      unsafe repeatPattern(out, upright.pointee.pixels(x, y), count)
    } else if kind == .shader {
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
