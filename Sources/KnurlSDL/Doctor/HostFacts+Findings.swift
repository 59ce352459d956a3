extension HostFacts {
  /// What the facts mean, a line each.
  var findings: [Finding] {
    let machine = [sdl, driverFinding] + hints + [capture, text] + touch + [padsFinding]
    guard let way, let window else { return machine }
    return machine + [wayFinding(way), vsync(way), scale(window)]
  }

  // MARK: SDL

  /// sdl2-compat takes the patch levels from 50 on, which SDL 2 itself never reached.
  var isCompat: Bool { library.patch >= 50 || revision.contains("compat") }

  private var sdl: Finding {
    let state = "\(library), built for \(headers)" + (isCompat ? ", sdl2-compat over SDL 3" : "")
    if library < Version(major: 2, minor: 0, patch: 22) {
      return Finding("SDL", state, .problem, advice: "Controls need SDL 2.0.22 or newer: update the library.")
    }
    if isCompat {
      return Finding(
        "SDL", state, .note,
        advice: "Scaling, fingers and text differ from SDL 2 in places. If input is off, try the program with SDL 2.")
    }
    if library < headers {
      return Finding(
        "SDL", state, .note,
        advice: "The program may call what the library lacks. Ship the library that it was built for.")
    }
    return Finding("SDL", state)
  }

  private var driverFinding: Finding {
    if let failure {
      return Finding("window", failure, .problem, advice: "Is a display running? Set DISPLAY or WAYLAND_DISPLAY.")
    }
    guard let driver else {
      return Finding("video", "not started", .problem, advice: "Call SDL_Init(SDL_INIT_VIDEO) first.")
    }
    if ["dummy", "offscreen", "evdev"].contains(driver) {
      return Finding("video", driver, .note, advice: "Nobody sees this window. Unset SDL_VIDEODRIVER for a real one.")
    }
    return Finding("video", driver)
  }

  // MARK: Hints

  private var hints: [Finding] {
    [
      hint(
        "SDL_MOUSE_AUTO_CAPTURE", autoCapture, "0", .problem,
        "On X11 the capture that comes with each press loses the lifting of fingers."),
      hint(
        "SDL_TOUCH_MOUSE_EVENTS", touchMouse, "0", .note,
        "SDL tells of each first finger as a mouse too. Controls drop that; a game sees it twice."),
      hint(
        "SDL_MOUSE_TOUCH_EVENTS", mouseTouch, "0", .note,
        "SDL tells of the mouse as a finger too. Controls drop that; a game sees it twice."),
      hint(
        "SDL_MOUSE_FOCUS_CLICKTHROUGH", clickThrough, "1", .note,
        "The click that brings the window to the front does not press what it hits."),
      hint(
        "SDL_IME_SHOW_UI", inputMethod, "1", .note,
        "The choices of an input method stay hidden, since nothing else shows them."),
    ]
  }

  /// The cure of a hint that is not as it should be.
  private func cure(_ name: String, _ hint: Hint, _ wanted: String) -> String {
    if hint.isFromEnvironment { return "Unset \(name) in the environment." }
    return isGuest
      ? "Call Overlay.setHints() before SDL_Init, or set the hint to \(wanted)." : "Leave the hint at \(wanted)."
  }

  private func hint(_ name: String, _ hint: Hint, _ wanted: String, _ weight: Finding.Weight, _ harm: String) -> Finding
  {
    let state = hint.value.map { $0 + (hint.isFromEnvironment ? " (environment)" : "") } ?? "not set"
    if hint.value == wanted { return Finding(name, state) }
    return Finding(name, state, weight, advice: "\(harm) \(cure(name, hint, wanted))")
  }

  // MARK: Input

  private var capture: Finding {
    let policy = driver == "x11" ? "while a drag is outside the window" : "from the first motion of a drag"
    if window?.isMouseGrabbed == true {
      return Finding(
        "capture", "the window keeps the mouse in", .note,
        advice:
          "A drag can't leave the window. Call SDL_SetWindowMouseGrab(window, SDL_FALSE) while controls are shown.")
    }
    return Finding("capture", "\(policy), never for fingers")
  }

  private var text: Finding {
    switch (isTextInputOn, wantsText) {
    case (true, false) where isGuest:
      Finding(
        "text input", "on, though no control takes text", .note,
        advice: "SDL begins with it on. If the game takes no text either, call SDL_StopTextInput() after SDL_Init.")
    case (true, false):
      Finding(
        "text input", "on, though nothing takes text", .problem,
        advice: "Keys make text, and a keyboard on the screen stays open. Call SDL_StopTextInput() after SDL_Init.")
    case (false, true):
      Finding(
        "text input", "off, though a control takes text", .problem,
        advice: "Something else has called SDL_StopTextInput(). Leave it to the controls.")
    default: Finding("text input", isTextInputOn ? "on" : "off")
    }
  }

  private var touch: [Finding] {
    if !fingersAreOn {
      return [
        Finding(
          "touch", "finger events are switched off", .problem,
          advice: "Only one finger works, as a mouse. Call SDL_EventState(SDL_FINGERDOWN, SDL_ENABLE).")
      ]
    }
    if touchDevices.isEmpty { return [Finding("touch", "no screen is known; some systems tell at the first touch")] }
    return touchDevices.map { device in
      if device.isDirect { return Finding("touch", "\(device.name), a screen") }
      return Finding(
        "touch", "\(device.name), a pad", .note,
        advice: "Its fingers do not press controls; it moves the mouse and turns the wheel.")
    }
  }

  private var padsFinding: Finding {
    Finding("pads", pads.isEmpty ? "none" : pads.joined(separator: ", "))
  }

  // MARK: Pictures

  private func wayFinding(_ way: Way) -> Finding {
    let state = way.presenter + (way.renderer.map { " of the renderer \($0)" } ?? "")
    if way.isSoftware, way.renderer != nil {
      return Finding(
        "pictures", state, .problem,
        advice: "The processor paints what a graphics device should, and sends whole windows. "
          + (isGuest
            ? "Install the device's driver, or leave SDL_RENDER_DRIVER alone."
            : "Use the presentation .automatic or .surface, or install the device's driver."))
    }
    if way.renderer == nil, framesThroughOpenGL.value != "0" {
      return Finding(
        "pictures", state, .problem,
        advice:
          "SDL sends the window's memory through OpenGL, which without a graphics device takes ten times as long. "
          + cure("SDL_FRAMEBUFFER_ACCELERATION", framesThroughOpenGL, "0"))
    }
    return Finding("pictures", state)
  }

  private func vsync(_ way: Way) -> Finding {
    if way.isSynchronised { return Finding("vsync", "the screen sets the pace") }
    let pace = isGuest ? "the game sets the pace" : "the host keeps the pace by its clock"
    guard wantsSynchronised, way.renderer != nil, !way.isSoftware, !isGuest else { return Finding("vsync", pace) }
    return Finding(
      "vsync", "asked for and not granted; \(pace)", .note,
      advice: "Pictures may tear. Switch it on in the graphics driver.")
  }

  private func scale(_ window: Window) -> Finding {
    let state =
      "\(window.width)x\(window.height) units, \(window.pixelWidth)x\(window.pixelHeight) pixels, "
      + "\(window.pixelsPerPoint) pixels a point"
    if window.width <= 0 || window.height <= 0 || window.pixelWidth <= 0 || window.pixelHeight <= 0 {
      return Finding("scale", state, .note, advice: "The window is minimised: nothing is shown until it is back.")
    }
    if !(window.userScale > 0 && window.userScale.isFinite) {
      return Finding(
        "scale", state, .problem, advice: "The scale \(window.userScale) is none: 1 stands in. Give one above zero.")
    }
    if window.logicalWidth > 0 {
      return Finding(
        "scale", state + ", logical size \(window.logicalWidth)x\(window.logicalHeight)", .note,
        advice: "SDL rounds the places of mouse and fingers to the logical size: controls feel no finer steps.")
    }
    return Finding("scale", state)
  }
}
