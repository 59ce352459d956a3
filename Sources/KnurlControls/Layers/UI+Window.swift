extension UI {
  /// Shows a window above the base: moved by its title, resized by its edges and its lower right corner, brought to the front by
  /// any press on it.
  ///
  /// Opens a scope of its id: a slider "gain" in `window(id: "mixer", ...)` has the path "mixer/gain". Its content is a column, cut
  /// off at its edges; put a `scroll` into it for more. The containers around it are left out of account. The UI keeps place, size and
  /// order; a window that is not called in a frame is forgotten. Enough of the title to be held stays in the host's window.
  /// - Parameters:
  ///   - id: The name of the window, and of the scope of its content.
  ///   - title: What stands in its title.
  ///   - origin: Where it stands at first, in window points; nil: below and right of the window before it.
  ///   - size: Its size at first, in points; nil, or a side that is not above zero: the theme's width, and the height of its content
  ///     until the user makes it another.
  ///   - options: What can be done with it.
  ///   - content: Calls the children.
  @discardableResult
  public func window<E: Error>(
    id: ControlID, title: String, at origin: Point? = nil, size: Size? = nil, options: WindowOptions = WindowOptions(),
    file: StaticString = #fileID, line: Int = #line, _ content: () throws(E) -> Void
  ) throws(E) -> Response {
    let state = identify(id, file, line)
    let response = try build(state, title, origin, size, options, isClosable: false, content)
    // Nobody can be told that it is to be closed.
    state.layer?.isDismissed = false
    return response
  }

  /// The same with a button that closes it, while `isOpen` is true. Inside, `dismiss()` closes it: the variable belongs to this
  /// call until it ends.
  @discardableResult
  public func window<E: Error>(
    id: ControlID, title: String, isOpen: inout Bool, at origin: Point? = nil, size: Size? = nil,
    options: WindowOptions = WindowOptions(), file: StaticString = #fileID, line: Int = #line,
    _ content: () throws(E) -> Void
  ) throws(E) -> Response {
    let state = identify(id, file, line)
    guard isOpen else {
      forget(state)
      return respond(state, .zero)
    }
    let response = try build(state, title, origin, size, options, isClosable: true, content)
    if let layer = state.layer, layer.isDismissed {
      (isOpen, layer.isDismissed) = (false, false)
      wake(at: time)
    }
    return response
  }

  /// Lets go of what pointers hold of a window that is closed.
  private func forget(_ state: ControlState) {
    state.mailbox.removeAll(keepingCapacity: true)
    state.holds.removeAll(keepingCapacity: true)
    state.layer?.window?.drag = nil
    for index in pointers.indices where pointers[index].owner === state { pointers[index].owner = nil }
  }

  private func build<E: Error>(
    _ state: ControlState, _ title: String, _ origin: Point?, _ size: Size?, _ options: WindowOptions, isClosable: Bool,
    _ content: () throws(E) -> Void
  ) throws(E) -> Response {
    let layer = state.layer ?? LayerState(.window), window = layer.window ?? firstFrame(origin, size)
    (state.layer, layer.window) = (layer, window)
    // Interact.
    WindowInteraction(ui: self, state: state, layer: layer, window: window, options: options, isClosable: isClosable)
      .replay()
    // Place.
    let isNew = layer.openIn != shownIndex
    let shown = WindowGeometry.reachable(window.frame, in: self.size, titleHeight: theme.layer.titleHeight)
    (layer.shownX, layer.shownY) = (grid.pixel(shown.minX), grid.pixel(shown.minY))
    if isNew || window.drag == nil { (layer.x, layer.y) = (layer.shownX, layer.shownY) }
    var frame = WindowFrame(self, layer, window)
    let open = beginLayer(state, layer)
    frame.open(self, state)
    layers.origin = (frame.inner.x, frame.inner.y)
    do {
      let finished = try contain(frame.inner, content)
      frame.take(finished, self, window, layer)
    } catch {
      frame.close(self, state)
      endLayer(open, state)
      throw error
    }
    let response = respond(state, frame.placement(self).frame)
    // Draw.
    frame.close(self, state)
    frame.draw(self, state, title, response, options, isClosable: isClosable)
    endLayer(open, state)
    return response
  }

  /// Where a window stands first: each a little below and right of the one before.
  private func firstFrame(_ origin: Point?, _ size: Size?) -> WindowState {
    let style = theme.layer, step = Double(layers.count) * style.titleHeight
    let place = origin.flatMap { $0.isFinite ? $0 : nil } ?? Point(x: theme.margin + step, y: theme.margin + step)
    let width = size.map(\.width) ?? 0, height = size.map(\.height) ?? 0
    let isTall = height > 0 && height.isFinite
    return WindowState(
      frame: Rect(
        x: place.x, y: place.y, width: width > 0 && width.isFinite ? width : style.windowWidth,
        height: isTall ? height : style.titleHeight),
      fitsContent: !isTall)
  }
}

/// How a window behaves.
public struct WindowOptions: Hashable, Sendable {
  /// Whether its edges and its lower right corner can be dragged.
  public var isResizable: Bool
  /// The least size that it can be given, in points; never less than its title needs.
  public var minimumSize: Size

  /// Creates options.
  public init(isResizable: Bool = true, minimumSize: Size = Size(width: 140, height: 80)) {
    (self.isResizable, self.minimumSize) = (isResizable, minimumSize)
  }
}
