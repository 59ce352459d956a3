import CKnurlFreeType
import KnurlDrawing
import KnurlGeometry

/// Takes FreeType's steps along an outline as a path, upside down and in ems.
struct OutlineTracer {
  private let scale: Double
  private var path = Path()
  private var isOpen = false

  init(scale: Double) { self.scale = scale }

  /// The path, its last part closed.
  var closed: Path {
    var path = path
    if isOpen { path.close() }
    return path
  }

  private func point(_ vector: FT_Vector) -> Point {
    Point(x: Double(vector.x) * scale, y: -Double(vector.y) * scale)
  }

  private mutating func move(_ to: FT_Vector) {
    if isOpen { path.close() }
    isOpen = true
    path.move(to: point(to))
  }

  private mutating func line(_ to: FT_Vector) { path.line(to: point(to)) }

  private mutating func quadratic(_ control: FT_Vector, _ to: FT_Vector) {
    path.quadratic(to: point(to), control: point(control))
  }

  private mutating func cubic(_ control1: FT_Vector, _ control2: FT_Vector, _ to: FT_Vector) {
    path.cubic(to: point(to), control1: point(control1), control2: point(control2))
  }

  /// What FreeType calls, with a pointer to a tracer.
  static var functions: FT_Outline_Funcs {
    unsafe FT_Outline_Funcs(
      move_to: { to, tracer in
        unsafe tracer.unsafelyUnwrapped.assumingMemoryBound(to: OutlineTracer.self).pointee.move(
          to.unsafelyUnwrapped.pointee)
        return 0
      },
      line_to: { to, tracer in
        unsafe tracer.unsafelyUnwrapped.assumingMemoryBound(to: OutlineTracer.self).pointee.line(
          to.unsafelyUnwrapped.pointee)
        return 0
      },
      conic_to: { control, to, tracer in
        unsafe tracer.unsafelyUnwrapped.assumingMemoryBound(to: OutlineTracer.self).pointee.quadratic(
          control.unsafelyUnwrapped.pointee, to.unsafelyUnwrapped.pointee)
        return 0
      },
      cubic_to: { control1, control2, to, tracer in
        unsafe tracer.unsafelyUnwrapped.assumingMemoryBound(to: OutlineTracer.self).pointee.cubic(
          control1.unsafelyUnwrapped.pointee, control2.unsafelyUnwrapped.pointee, to.unsafelyUnwrapped.pointee)
        return 0
      }, shift: 0, delta: 0)
  }
}
