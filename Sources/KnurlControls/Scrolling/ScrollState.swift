/// What a scroll area remembers between frames, and how input moves it.
///
/// Input moves it when it comes, not when the area is called: where the content stands is a function of time, and no value
/// of the program's is written. The next frame shows it.
final class ScrollState {
  /// The area around this one.
  var parent: ControlState?
  var axes = Axes.vertical
  var options = ScrollOptions()
  var style = ScrollStyle.studio
  private(set) var x = ScrollMotion()
  private(set) var y = ScrollMotion()
  /// The size of the viewport: the area without the room for its bars.
  private(set) var viewport = Size.zero
  /// How far the last frame had moved the content, in whole pixels and in points.
  var shown = Vector.zero
  private(set) var bars: (horizontal: ScrollBar?, vertical: ScrollBar?)
  /// The bars that have grown under the pointer.
  var wideBars: Axes = []

  /// Whether fingers used it last: then bars fade.
  var isTouched = false
  /// When it moved last.
  private var movedAt = -Double.infinity
  /// What a pointer has of it.
  private(set) var pan: Pan?
  private(set) var barDrag: BarDrag?
  private var tracker = VelocityTracker()

  /// A pointer that draws the content.
  struct Pan {
    let pointer: PointerID
    let press: Point
    /// Where the drag counts from, without resistance.
    let from: Vector
    let axes: Axes
  }

  /// A pointer that holds a bar's thumb.
  struct BarDrag {
    let pointer: PointerID
    let bar: ScrollBar
    let press: Point
    let from: Double
  }

  /// A pointer that holds a bar beside its thumb, which goes a page towards it again and again.
  private struct Paging {
    let pointer: PointerID
    let bar: ScrollBar
    var place: Point
    let way: Double
    var next: Double
  }

  private var paging: Paging?
  /// How long a bar is held before it turns a second page, and how long from page to page, in seconds.
  private static let firstPause = 0.4, pause = 0.1

  /// The faster of the speeds beyond which a finger stops the content instead of touching what it carries, in points a second.
  private static let catchSpeed = 30.0
  /// How long bars stay after the last motion, and how long they take to fade, in seconds.
  private static let stay = 0.8, fade = 0.3

  // MARK: A frame

  /// Whether it shows a bar where there is something to scroll.
  func has(_ part: Part) -> Bool {
    switch part {
    case .bar(.horizontal): options.bars != .hidden && axes.contains(.horizontal)
    case .bar(.vertical): options.bars != .hidden && axes.contains(.vertical)
    default: false
    }
  }

  /// Takes in what a frame has found.
  func fit(viewport: Size, limit: Size, at time: Double, reducesMotion: Bool) {
    self.viewport = viewport
    (x.reducesMotion, y.reducesMotion) = (reducesMotion, reducesMotion)
    x.fit(limit: limit.width, extent: viewport.width, at: time)
    y.fit(limit: limit.height, extent: viewport.height, at: time)
    let right = Rect(x: viewport.width, y: 0, width: style.gutter, height: viewport.height)
    let below = Rect(x: 0, y: viewport.height, width: viewport.width, height: style.gutter)
    bars.vertical =
      has(.bar(.vertical))
      ? ScrollBar(.vertical, room: right, extent: viewport.height, limit: limit.height, style) : nil
    bars.horizontal =
      has(.bar(.horizontal))
      ? ScrollBar(.horizontal, room: below, extent: viewport.width, limit: limit.width, style) : nil
  }

  func offset(at time: Double) -> Vector { Vector(x: x.offset(at: time), y: y.offset(at: time)) }

  func isMoving(at time: Double) -> Bool { x.isMoving(at: time) || y.isMoving(at: time) }

  /// The axes along which there is more content than fits.
  var overflow: Axes {
    var result: Axes = []
    if axes.contains(.horizontal), x.limit > 0 { result.insert(.horizontal) }
    if axes.contains(.vertical), y.limit > 0 { result.insert(.vertical) }
    return result
  }

  /// The opacity of the bars, and when it changes by itself.
  func barOpacity(at time: Double) -> (opacity: Double, wake: Double?) {
    guard isTouched, options.bars == .automatic else { return (1, nil) }
    movedAt = isMoving(at: time) || pan != nil ? time : min(movedAt, time)
    let idle = time - movedAt
    if idle < Self.stay { return (1, movedAt + Self.stay) }
    let opacity = x.reducesMotion ? 0 : 1 - min(1, (idle - Self.stay) / Self.fade)
    return (opacity, opacity > 0 ? time : nil)
  }

  // MARK: Glides and jumps

  /// Whether there is room in the direction of a displacement of the view.
  func canMove(by distance: Vector, at time: Double) -> Bool {
    axes.contains(.horizontal) && x.canMove(by: distance.x, at: time)
      || axes.contains(.vertical) && y.canMove(by: distance.y, at: time)
  }

  /// Moves the view on from where it is going to; nothing while a pointer draws the content.
  func move(by distance: Vector, at time: Double, animates: Bool) {
    guard pan == nil else { return }
    let goal = Vector(x: x.destination(at: time), y: y.destination(at: time)) + distance
    move(to: goal, at: time, animates: animates)
  }

  /// Moves the view to an offset; what lies outside the content counts as its end.
  func move(to offset: Vector, at time: Double, animates: Bool) {
    guard pan == nil else { return }
    if axes.contains(.horizontal), offset.x.isFinite { x.move(to: offset.x, at: time, animates: animates) }
    if axes.contains(.vertical), offset.y.isFinite { y.move(to: offset.y, at: time, animates: animates) }
    movedAt = max(movedAt, time)
  }

  /// The way of the view for notches of a wheel: an area that scrolls sideways only takes the plain wheel too.
  func distance(_ notches: Vector) -> Vector {
    let isSideways = !axes.contains(.vertical) && notches.x == 0
    return (isSideways ? Vector(x: notches.y, y: 0) : notches) * style.step
  }

  // MARK: Pointers

  /// Whether a finger that comes down now stops the content, instead of touching what it carries.
  func isFast(at time: Double) -> Bool {
    guard pan == nil, isMoving(at: time) else { return false }
    let offset = offset(at: time)
    let isOut = offset.x < -0.5 || offset.x > x.limit + 0.5 || offset.y < -0.5 || offset.y > y.limit + 0.5
    return isOut || Vector(x: x.speed(at: time), y: y.speed(at: time)).length > Self.catchSpeed
  }

  /// Stops where it is.
  func stop(at time: Double) {
    guard pan == nil, isMoving(at: time) else { return }
    x.jump(to: x.offset(at: time))
    y.jump(to: y.offset(at: time))
  }

  /// A pointer draws the content from now on, by its whole way since a press; false where another one does.
  func beginPan(_ pointer: PointerID, from press: Point, _ axes: Axes, pressedAt time: Double, at now: Double) -> Bool {
    guard pan == nil else { return false }
    let from = Vector(
      x: axes.contains(.horizontal) ? x.hold(at: now) : 0, y: axes.contains(.vertical) ? y.hold(at: now) : 0)
    pan = Pan(pointer: pointer, press: press, from: from, axes: axes)
    tracker.reset()
    tracker.add(press, at: time)
    return true
  }

  func movePan(_ pointer: PointerID, to point: Point, at time: Double) {
    guard let pan, pan.pointer == pointer else { return }
    tracker.add(point, at: time)
    let way = point - pan.press
    if pan.axes.contains(.horizontal) { x.drag(to: pan.from.x - way.x) }
    if pan.axes.contains(.vertical) { y.drag(to: pan.from.y - way.y) }
  }

  /// A pointer lets go of the content at a place, and the content goes on with its speed; nil: the pointer was lost, and the
  /// content stays.
  func endPan(_ pointer: PointerID, at place: Point?, _ time: Double) {
    guard let pan, pan.pointer == pointer else { return }
    if let place, place != tracker.last { movePan(pointer, to: place, at: time) }
    let speed = place == nil ? .zero : tracker.velocity(at: time)
    if pan.axes.contains(.horizontal) { x.release(speed: -speed.x, at: time) }
    if pan.axes.contains(.vertical) { y.release(speed: -speed.y, at: time) }
    movedAt = max(movedAt, time)
    self.pan = nil
  }

  // MARK: Bars

  /// The bar under a place in the area's own coordinates.
  func bar(at place: Point) -> ScrollBar? {
    if let bar = bars.vertical, bar.isUsable, bar.room.contains(place) { return bar }
    if let bar = bars.horizontal, bar.isUsable, bar.room.contains(place) { return bar }
    return nil
  }

  /// Where a bar's thumb stands, so thick.
  func thumb(of bar: ScrollBar, _ thickness: Double, at time: Double) -> Rect {
    bar.thumb(at: bar.axis == .vertical ? y.offset(at: time) : x.offset(at: time), thickness)
  }

  /// A press on a bar: on its thumb, which is held from now on, or beside it, which turns a page.
  func press(_ bar: ScrollBar, _ pointer: PointerID, at place: Point, _ time: Double) {
    guard barDrag == nil, paging == nil, pan == nil else { return }
    let thumb = thumb(of: bar, style.hotThickness, at: time)
    let start = bar.axis == .vertical ? thumb.minY : thumb.minX, end = bar.axis == .vertical ? thumb.maxY : thumb.maxX
    let along = bar.along(place)
    guard along >= start, along < end else {
      let way = along < start ? -1.0 : 1
      paging = Paging(pointer: pointer, bar: bar, place: place, way: way, next: time + Self.firstPause)
      turn(bar, way, at: time)
      return
    }
    stop(at: time)
    barDrag = BarDrag(
      pointer: pointer, bar: bar, press: place, from: bar.axis == .vertical ? y.offset(at: time) : x.offset(at: time))
  }

  private func turn(_ bar: ScrollBar, _ way: Double, at time: Double) {
    let page = way * page(along: bar.axis)
    move(by: bar.axis == .vertical ? Vector(x: 0, y: page) : Vector(x: page, y: 0), at: time, animates: true)
  }

  /// Turns the pages that are due while a bar is held beside its thumb, until that comes under the pointer; answers when the
  /// next one is.
  func turnPages(at time: Double) -> Double? {
    // A clock that leaps turns no more pages than one that was looked at a second ago.
    if let next = paging?.next { paging?.next = Interpolation.clamp(next, time - 1, time + Self.firstPause) }
    while let paging, time >= paging.next {
      let goal = paging.bar.axis == .vertical ? y.destination(at: time) : x.destination(at: time)
      let thumb = paging.bar.thumb(at: goal, style.thickness), along = paging.bar.along(paging.place)
      let edge = paging.way > 0 ? Point(x: thumb.maxX, y: thumb.maxY) : thumb.origin
      guard (along - paging.bar.along(edge)) * paging.way > 0 else {
        self.paging?.next = time + Self.pause
        break
      }
      turn(paging.bar, paging.way, at: time)
      self.paging?.next += Self.pause
    }
    return paging?.next
  }

  /// Most of a viewport: what was at its end is still in view.
  func page(along axis: Axis) -> Double {
    let extent = axis == .vertical ? viewport.height : viewport.width
    return max(extent / 2, extent - style.step)
  }

  func moveBar(_ pointer: PointerID, to place: Point, at time: Double) {
    if paging?.pointer == pointer { paging?.place = place }
    guard let drag = barDrag, drag.pointer == pointer else { return }
    let offset = drag.from + drag.bar.distance(for: drag.bar.along(place) - drag.bar.along(drag.press))
    let isUpright = drag.bar.axis == .vertical
    move(to: isUpright ? Vector(x: .nan, y: offset) : Vector(x: offset, y: .nan), at: time, animates: false)
  }

  /// Lets go of a bar; what is taken back returns to where it was pressed.
  func endBar(_ pointer: PointerID, isCancelled: Bool, at time: Double) {
    if paging?.pointer == pointer { paging = nil }
    guard let drag = barDrag, drag.pointer == pointer else { return }
    if isCancelled { moveBar(pointer, to: drag.press, at: time) }
    barDrag = nil
  }
}

extension ScrollMotion {
  fileprivate mutating func move(to offset: Double, at time: Double, animates: Bool) {
    if animates { glide(to: offset, at: time) } else { jump(to: offset) }
  }
}
