/// A straight edge in 24.8 pixels.
struct Line {
  var x0: Int32
  var y0: Int32
  var x1: Int32
  var y1: Int32
}
