import KnurlDrawing
import Testing

@testable import KnurlControls

/// All that the picture of a value control depends on, turned one by one while the control is at rest.
@Suite struct StillInputsTests {
  /// What a board of every control is called with.
  struct Setup {
    var value = 0.4
    var pair = (lower: 0.2, upper: 0.7)
    var many = [0.1, 0.5, 0.9]
    var stop = 20
    var stops = [1, 10, 20, 30]
    var names: [String] = []
    var whole = 3
    var isOn = true
    var start = 0.0
    var end = 1.0
    var step: Double?
    var scale = ValueScale.linear
    var label: String? = "Name"
    var options = RangeOptions()
    var change: (inout Theme) -> Void = { _ in }
    var isDisabled = false
    var direction = LayoutDirection.leftToRight
    var size = Size(width: 800, height: 700)
    var pixelsPerPoint = 1.0
    var shift = 0.0
    /// Whether the kinds of controls trade their ids.
    var isTraded = false
  }

  private func draw(_ ui: UI, _ setup: Setup) {
    var setup = setup
    let value = setup.options.value
    var (lower, upper) = setup.pair
    ui.layoutDirection = setup.direction
    func put(_ index: Int, _ body: () -> Void) {
      let x = 10 + Double(index % 4) * 190 + setup.shift, y = 10 + Double(index / 4) * 170
      ui.place(Rect(x: x, y: y, width: 180, height: 150), body)
    }
    func id(_ index: Int) -> ControlID { ControlID("c\(setup.isTraded ? (index + 1) % 11 : index)") }
    ui.disabled(if: setup.isDisabled) {
      ui.styled(setup.change) {
        put(0) {
          ui.knob(
            id: id(0), &setup.value, from: setup.start, to: setup.end, step: setup.step, scale: setup.scale,
            label: setup.label, options: value)
        }
        put(1) {
          ui.ringSlider(
            id: id(1), &setup.value, from: setup.start, to: setup.end, step: setup.step, scale: setup.scale,
            label: setup.label, options: value)
        }
        put(2) {
          ui.rangeKnob(
            id: id(2), &lower, &upper, from: setup.start, to: setup.end, step: setup.step,
            scale: setup.scale, label: setup.label, options: setup.options)
        }
        put(3) {
          ui.rangeRing(
            id: id(3), &lower, &upper, from: setup.start, to: setup.end, step: setup.step,
            scale: setup.scale, label: setup.label, options: setup.options)
        }
        put(4) {
          ui.slider(
            id: id(4), &setup.value, from: setup.start, to: setup.end, step: setup.step, scale: setup.scale,
            label: setup.label, options: value)
        }
        put(5) {
          ui.rangeSlider(
            id: id(5), &lower, &upper, from: setup.start, to: setup.end, step: setup.step,
            scale: setup.scale, label: setup.label, options: setup.options)
        }
        put(6) {
          ui.multiSlider(
            id: id(6), &setup.many, from: setup.start, to: setup.end, step: setup.step, scale: setup.scale,
            label: setup.label, options: setup.options)
        }
        put(7) {
          ui.stopSlider(
            id: id(7), &setup.stop, stops: setup.stops, names: setup.names, label: setup.label, options: value)
        }
        put(8) {
          ui.fader(
            id: id(8), &setup.value, from: setup.start, to: setup.end, step: setup.step, scale: setup.scale,
            label: setup.label, options: value)
        }
        put(9) { ui.toggle(id: id(9), &setup.isOn, label: setup.label) }
        put(10) { ui.button(id: id(10), setup.label ?? "") }
        put(11) { ui.slider(id: "whole", &setup.whole, in: 0...9, label: setup.label, options: value) }
      }
    }
  }

  /// All that a frame leaves behind: commands, nodes, and what takes presses, wheel and keys.
  private struct Left: Equatable {
    var commands: [UInt64] = []
    var nodes: [String] = []
    var hits: [String] = []
    var stops: [String] = []
    var problems: [String] = []
  }

  private func frame(_ ui: UI, _ setup: Setup, _ time: Double) -> Left {
    ui.frame(size: setup.size, pixelsPerPoint: setup.pixelsPerPoint, time: time) { draw($0, setup) }
    var left = Left()
    for command in ui.drawList.commands {
      let place = UInt64(UInt32(bitPattern: command.originX)) << 32 | UInt64(UInt32(bitPattern: command.originY))
      left.commands += [command.hash, place, UInt64(command.clip < 0 ? 0 : 1)]
    }
    for node in ui.nodes { write(node, &left) }
    for hit in ui.shown.hits {
      let parts = [hit.frame.minX, hit.frame.minY, hit.frame.maxX, hit.frame.maxY, hit.hole]
      let flags = [hit.isRound, hit.canIncrease, hit.canDecrease]
      left.hits.append((hit.state?.path ?? "") + " \(parts) \(flags) \(hit.wheel)")
    }
    left.stops = ui.shown.focusables.map { $0.state.path(of: $0.part) + " \($0.keys.rawValue)" }
    left.problems = ui.problems
    return left
  }

  private func write(_ node: Node, _ left: inout Left) {
    let numbers = [node.value, node.minimum, node.maximum, node.step].map { $0?.bitPattern ?? 1 }
    let frame = [node.frame.minX, node.frame.minY, node.frame.maxX, node.frame.maxY]
    let flags = [node.isHot, node.isActive, node.isFocused, node.isEnabled]
    left.nodes.append("\(node.path) \(node.role) \(node.label) \(node.text) \(numbers) \(frame) \(flags)")
    for child in node.children { write(child, &left) }
  }

  /// Goes from one setup to another and back; answers whether the other looked different.
  private func compare(
    _ name: String, _ base: Setup, _ other: Setup, _ turns: [Bool] = [false, false, true, true, false, false, true],
    times: [Double]? = nil
  ) -> Bool {
    let keeping = UI(text: EngineForTests()), drawing = UI(text: EngineForTests())
    drawing.keepsStills = false
    var first = Left(), isDifferent = false
    for (index, isOther) in turns.enumerated() {
      let setup = isOther ? other : base, time = times?[index] ?? 0
      let kept = frame(keeping, setup, time), drawn = frame(drawing, setup, time)
      if kept != drawn { Issue.record("\(name), frame \(index)") }
      if index == 0 { first = drawn }
      if isOther, drawn != first { isDifferent = true }
    }
    return isDifferent
  }

  private func check(_ changes: [(name: String, make: (inout Setup) -> Void)], from base: Setup = Setup()) {
    for change in changes {
      var other = base
      change.make(&other)
      if !compare(change.name, base, other) { Issue.record("\(change.name) is not to be seen at all") }
    }
  }

  @Test("values, bounds, steps, scales, stops, names, labels, places and states")
  func calls() {
    check([
      ("value", { $0.value = 0.41 }), ("value of none", { $0.value = .nan }), ("value outside", { $0.value = 3 }),
      ("lower", { $0.pair.lower = 0.3 }), ("upper", { $0.pair.upper = 0.8 }), ("one of many", { $0.many[1] = 0.6 }),
      ("fewer", { $0.many = [0.1, 0.9] }), ("none", { $0.many = [] }), ("stop", { $0.stop = 30 }),
      ("between stops", { $0.stop = 12 }), ("another stop", { $0.stops = [1, 20, 30] }),
      ("stops in another order", { ($0.stops, $0.names) = ([30, 10, 1], ["A"]) }),
      ("names", { $0.names = ["A", "B", "C"] }), ("whole", { $0.whole = 4 }), ("toggle", { $0.isOn = false }),
      ("start", { $0.start = -1 }), ("end", { $0.end = 2 }), ("reversed", { ($0.start, $0.end) = (1, 0) }),
      ("closed", { $0.end = 0 }), ("broken", { $0.end = .nan }), ("step", { $0.step = 0.3 }),
      ("logarithm", { $0.scale = .power(2) }),
      (
        "a scale of one's own",
        {
          $0.scale = .custom(position: { $0 * $0 }, value: { $0.squareRoot() })
        }
      ), ("label", { $0.label = "Other" }), ("no label", { $0.label = nil }), ("empty label", { $0.label = "" }),
      ("disabled", { $0.isDisabled = true }), ("right to left", { $0.direction = .rightToLeft }),
      ("scale", { $0.pixelsPerPoint = 1.25 }), ("place", { $0.shift = 3 }), ("part of a pixel", { $0.shift = 0.6 }),
      ("traded", { $0.isTraded = true }),
    ])
  }

  @Test("a change of names between two lists of stops, and of functions that nobody can compare")
  func incomparable() {
    var named = Setup()
    named.names = ["A", "B", "C"]
    check([("third name", { $0.names[2] = "Z" })], from: named)
    var own = Setup()
    own.scale = .custom(position: { $0 * $0 }, value: { $0.squareRoot() })
    check([("another function", { $0.scale = .custom(position: { $0 }, value: { $0 }) })], from: own)
    own.change = {
      $0.knob.look = .custom { canvas, knob in canvas.fill(.circle(center: knob.center, radius: 5), .color(.white)) }
    }
    check(
      [
        (
          "another drawing",
          {
            $0.change = {
              $0.knob.look = .custom { canvas, knob in
                canvas.fill(.circle(center: knob.center, radius: 6), .color(.white))
              }
            }
          }
        )
      ], from: own)
  }

  @Test("every option that is to be seen, or that presses, wheel and keys go by")
  func options() {
    check([
      ("axis", { $0.options.value.axis = .vertical }), ("inverted", { $0.options.value.isInverted = true }),
      ("origin", { $0.options.value.origin = 0.5 }), ("detents", { $0.options.value.detents = [0.3] }),
      ("wheel", { $0.options.value.wheel = .always }), ("read-only", { $0.options.value.isReadOnly = true }),
      ("turning", { $0.options.value.turning = .turns(3) }),
      ("no ends", { $0.options.value.turning = .unbounded }), ("ticks", { $0.options.value.tickCount = 4 }),
      ("marks", { $0.options.value.marks = [0.25, 0.5] }), ("decimals", { $0.options.value.format.decimals = 3 }),
      ("prefix", { $0.options.value.format.prefix = "$" }), ("suffix", { $0.options.value.format.suffix = " Hz" }),
      ("factor", { $0.options.value.format.factor = 100 }), ("plus", { $0.options.value.format.showsPlus = true }),
      ("fill", { $0.options.dragsFill = true }), ("gap", { $0.options.minimumGap = 0.1 }),
      ("largest gap", { $0.options.maximumGap = 0.2 }), ("limits", { $0.options.limits = [0...0.3] }),
      ("pushing", { $0.options.meeting = .push }),
    ])
    var atEnd = Setup()
    atEnd.value = 1
    check([("wrapping", { $0.options.value.turning = .wrap })], from: atEnd)
  }

  @Test("options that only act later change nothing that another picture would not")
  func laterOptions() {
    let changes: [(inout Setup) -> Void] = [
      { $0.options.value.isContinuous = false }, { $0.options.value.defaultValue = 0.5 },
      { $0.options.value.dragMode = .vertical }, { $0.options.value.releasesAtExit = true },
      { $0.options.value.trackPress = .page }, { $0.options.value.following = .hop },
      { $0.options.value.flipsAcrossGap = true }, { $0.options.value.isFinerWithDistance = false },
      { $0.options.value.stepOrigin = 0.05 }, { $0.options.singlePointer = true },
      { $0.size = Size(width: 700, height: 650) },
    ]
    for (index, change) in changes.enumerated() {
      var other = Setup()
      change(&other)
      _ = compare("option \(index)", Setup(), other)
    }
  }

  @Test("every length, colour, size and look of every style")
  func styles() {
    let red = Color(red: 1, green: 0, blue: 0)
    let image = Image(copying: Pixmap(width: 8, height: 8))
    let changes: [(inout Theme) -> Void] = [
      { $0.accent = red }, { $0.text = red }, { $0.dimText = red }, { $0.textEdge = red }, { $0.textSize = 16 },
      { $0.glow = 0.3 }, { $0.groove.color = red }, { $0.groove.shade = red }, { $0.groove.lip = red },
      { $0.thumb.rimTop = red }, { $0.thumb.rimMiddle = red }, { $0.thumb.rimBottom = red },
      { $0.thumb.dishTop = red }, { $0.thumb.dishBottom = red }, { $0.thumb.edge = red }, { $0.thumb.shadow = red },
      { $0.button.top = red }, { $0.button.bottom = red }, { $0.button.text = red }, { $0.button.edgeTop = red },
      { $0.button.edgeMiddle = red }, { $0.button.edgeBottom = red }, { $0.button.shadow = red },
      { $0.button.radius = 2 }, { $0.button.textSize = 15 }, { $0.button.fill = red },
      { $0.toggle.color = red }, { $0.toggle.width = 60 }, { $0.toggle.height = 30 },
      { $0.toggle.labelDistance = 20 }, { $0.rangeSlider.trackColor = red }, { $0.rangeSlider.highlightColor = red },
      { $0.rangeSlider.thumbColor = red }, { $0.rangeSlider.curvaceousness = 0.5 },
      { $0.rangeSlider.thumbImage = image }, { $0.rangeSlider.trackThickness = 20 }, { $0.rangeSlider.thumbRadius = 9 },
      { $0.rangeSlider.textSize = 15 }, { $0.rangeSlider.thumbOverhangs = true }, { $0.rangeSlider.look = .glossy },
      { $0.slider.color = red }, { $0.slider.trackColor = red }, { $0.slider.thumbColor = red },
      { $0.slider.curvaceousness = 0.5 }, { $0.slider.thumbImage = image }, { $0.slider.trackThickness = 20 },
      { $0.slider.thumbRadius = 9 }, { $0.slider.textSize = 15 }, { $0.slider.thumbOverhangs = true },
      { $0.slider.look = .flat }, { $0.stopSlider.color = red }, { $0.stopSlider.trackColor = red },
      { $0.stopSlider.showsThumb = false }, { $0.stopSlider.thumbImage = image },
      { $0.stopSlider.trackThickness = 20 }, { $0.stopSlider.thumbRadius = 9 }, { $0.stopSlider.dotRadius = 6 },
      { $0.stopSlider.dotColor = red }, { $0.stopSlider.bareDotColor = red },
      { ($0.stopSlider.haloWidth, $0.stopSlider.haloColor) = (2, red) }, { $0.stopSlider.sideInset = 20 },
      { $0.stopSlider.showsNames = false }, { $0.stopSlider.textSize = 15 }, { $0.stopSlider.nameSize = 15 },
      { $0.stopSlider.look = .flat }, { $0.fader.trackColor = red }, { $0.fader.lineColor = red },
      { $0.fader.capTop = red }, { $0.fader.capWaist = red }, { $0.fader.capBottom = red }, { $0.fader.edge = red },
      { $0.fader.shadow = red }, { $0.fader.trackThickness = 9 }, { $0.fader.capLength = 30 },
      { $0.fader.capBreadth = 40 }, { $0.fader.tickCount = 5 }, { $0.fader.labelSize = 15 },
      { $0.fader.readoutSize = 15 }, { $0.fader.ridgeShade = red }, { $0.fader.ridgeLight = red },
      { $0.fader.capPicture = ThumbPicture(image) }, { $0.knob.color = red }, { $0.knob.lineWidth = 7 },
      { $0.knob.indicatorLength = 4 }, { $0.knob.startAngle = .degrees(140) }, { $0.knob.endAngle = .degrees(400) },
      { $0.knob.tickCount = 5 }, { $0.knob.labelSize = 15 }, { $0.knob.readoutSize = 15 }, { $0.knob.look = .flat },
      { $0.knob.look = .dot }, { $0.knob.look = .chickenHead }, { $0.knob.look = .arc }, { $0.knob.look = .line },
      { $0.knob.look = .filmstrip(image, count: 4) }, { $0.knob.cap.rimTop = red }, { $0.knob.cap.ridgeTop = red },
      { $0.knob.cap.ridgeGap = red }, { $0.knob.cap.faceMiddle = red }, { $0.knob.cap.sheen = GradientStops(red, red) },
      { $0.knob.cap.edge = red }, { $0.knob.cap.light = red }, { $0.knob.cap.shadow = red },
      { $0.knob.cap.indicator = red }, { $0.knob.cap.indicatorEdge = red }, { $0.knob.thumbRadius = 5 },
      { $0.ringSlider.color = red }, { $0.ringSlider.trackColor = red }, { $0.ringSlider.glowColor = red },
      { $0.ringSlider.lineWidth = 12 }, { $0.ringSlider.startAngle = .degrees(30) },
      { $0.ringSlider.sweep = .degrees(200) }, { $0.ringSlider.trackWidth = 20 }, { $0.ringSlider.thumbRadius = 8 },
      { $0.ringSlider.thumbImage = image }, { $0.ringSlider.readoutSize = 12 }, { $0.ringSlider.labelSize = 15 },
      { $0.ringSlider.look = .line }, { $0.ringSlider.endColor = red },
    ]
    for (index, change) in changes.enumerated() {
      var other = Setup()
      other.change = change
      let isSeen = compare("style \(index)", Setup(), other, [false, false, true, true, false])
      if !isSeen { Issue.record("style \(index) is not to be seen at all") }
    }
  }

  @Test("a set that moves, a picture of limited speed and a change of reduced motion go on to their ends")
  func motion() {
    let times = [0, 0.01, 0.02, 0.06, 0.1, 0.4, 3]
    for (index, change) in [
      { $0.options.value.animatesSets = true }, { $0.options.value.slewRate = 0.5 },
      {
        $0.options.value.animatesSets = true
        $0.change = { $0.reduceMotion = true }
      },
    ].enumerated() as EnumeratedSequence<[(inout Setup) -> Void]> {
      var base = Setup()
      change(&base)
      var other = base
      (other.value, other.pair, other.many, other.stop) = (0.9, (0.1, 0.95), [0.2, 0.6, 0.7], 1)
      #expect(compare("motion \(index)", base, other, times: times))
    }
  }

  @Test("more looks in one frame than are kept in mind stay apart")
  func manyLooks() {
    let keeping = UI(text: EngineForTests()), drawing = UI(text: EngineForTests())
    drawing.keepsStills = false
    for turn in 0..<6 {
      for ui in [keeping, drawing] {
        ui.frame(size: Size(width: 800, height: 700), time: 0) { ui in
          for index in 0..<40 {
            var value = 0.5
            let shade = Double((index + turn / 2) % 40) / 40
            ui.styled({ $0.knob.color = Color(white: shade) }) {
              ui.place(Rect(x: Double(index) * 20, y: 0, width: 20, height: 20)) { ui.knob(id: "k\(index)", &value) }
            }
          }
        }
      }
      #expect(keeping.drawList.dump == drawing.drawList.dump, "turn \(turn)")
    }
  }
}
