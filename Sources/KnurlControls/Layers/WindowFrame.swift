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
    let reach = (ui.placedReach?.y ?? 0) - inner.y
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
