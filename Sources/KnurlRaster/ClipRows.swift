import KnurlDrawing

/// The coverage of a clip over an interval, and for each row whether it matters at all.
@safe
final class ClipRows {
  enum State: UInt8 {
    case outside, inside, mixed
  }

  static let stride = CellGrid.maximumWidth + 16
  let bytes: UnsafeMutablePointer<UInt8>
  private let states: UnsafeMutablePointer<State>
  private var left = 0
  private var top = 0

  init() {
    let count = Self.stride * CellGrid.maximumHeight
    unsafe bytes = .allocate(capacity: count)
    unsafe states = .allocate(capacity: CellGrid.maximumHeight)
    unsafe states.initialize(repeating: .outside, count: CellGrid.maximumHeight)
  }

  deinit {
    unsafe bytes.deallocate()
    unsafe states.deallocate()
  }

  /// Begins an interval with nothing inside.
  func clear(_ interval: PixelBox) {
    (left, top) = (Int(interval.left), Int(interval.top))
    let width = Int(interval.right - interval.left)
    for row in 0..<Int(interval.bottom - interval.top) { unsafe fillBytes(bytes + row * Self.stride, width, 0) }
  }

  /// Multiplies by an outer clip of the same interval.
  func multiply(by outer: ClipRows, _ interval: PixelBox) {
    let width = Int(interval.right - interval.left)
    for row in 0..<Int(interval.bottom - interval.top) {
      unsafe multiplyMask(bytes + row * Self.stride, outer.bytes + row * Self.stride, width)
    }
  }

  /// Finds out which rows are all inside or all outside.
  func classify(_ interval: PixelBox) {
    let width = Int(interval.right - interval.left)
    for row in 0..<Int(interval.bottom - interval.top) {
      unsafe states[row] = Self.state(bytes + row * Self.stride, width)
    }
  }

  private static func state(_ row: UnsafeMutablePointer<UInt8>, _ width: Int) -> State {
    let first = unsafe row[0]
    if first != 0 && first != 255 { return .mixed }
    let word = UInt64(first) &* 0x0101_0101_0101_0101
    let raw = UnsafeRawPointer(row)
    var index = 0
    while index &+ 8 <= width {
      if unsafe raw.loadUnaligned(fromByteOffset: index, as: UInt64.self) != word { return .mixed }
      index &+= 8
    }
    while index < width {
      if unsafe row[index] != first { return .mixed }
      index &+= 1
    }
    return first == 0 ? .outside : .inside
  }

  /// Whether the row of a window's pixels lies inside.
  func state(_ y: Int) -> State { unsafe states[y &- top] }

  /// The coverage from a window's pixel on.
  func row(_ x: Int, _ y: Int) -> UnsafePointer<UInt8> {
    unsafe UnsafePointer(bytes + ((y &- top) &* Self.stride &+ x &- left))
  }
}
