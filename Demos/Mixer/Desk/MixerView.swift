public import Knurl

/// A mixing desk of ten channels for as many fingers.
public final class MixerView {
  private var channels = Channel.band
  private var main = Channel.main
  /// Left and right of each channel, and last those of the master, as the meters show them.
  private var meters = Array(repeating: [Signal.silence, Signal.silence], count: 11)
  private let isKiosk: Bool
  private let isStill: Bool
  private var choreography: Choreography?
  /// The last press that was noticed, and when the desk was touched last.
  private var seenPress: Double?
  private var touched = -Double.infinity

  /// Seconds without a touch after which a kiosk plays by itself.
  static let patience = 60.0
  /// The moment that the meters of a desk at rest show.
  private static let moment = 6.98

  /// Creates the desk.
  /// - Parameters:
  ///   - isKiosk: Whether the faders move by themselves while nobody has touched it for a minute, and at first.
  ///   - isStill: Whether the band holds its breath: no meter moves by itself, and no fader.
  public init(isKiosk: Bool = false, isStill: Bool = false) {
    (self.isKiosk, self.isStill) = (isKiosk, isStill)
  }

  /// Calls the controls.
  public func body(_ ui: UI) {
    if isKiosk, !isStill { play(ui) }
    let layout = DeskLayout(ui.size)
    ui.styled({ $0.fit(layout.unit) }) {
      show(ui, layout)
      measure(at: isStill ? Self.moment : ui.time)
      // All at rest first, then all that moves: what rests is copied at once.
      for index in channels.indices {
        Strip(layout, index).meter(ui, ControlID(channels[index].name), meters[index])
      }
      Strip(layout, nil).meter(ui, ControlID(main.name), meters[10])
    }
    if !isStill { ui.wake(at: ui.time) }
  }

  private func show(_ ui: UI, _ layout: DeskLayout) {
    ui.place(layout.bank) { ui.panel {} }
    ui.place(layout.master) { ui.panel {} }
    Header(layout, channels).body(ui)
    for index in channels.indices {
      ui.scope(channels[index].name) { Strip(layout, index).controls(ui, &channels[index]) }
    }
    ui.scope(main.name) { Strip(layout, nil).controls(ui, &main) }
    showPanes(ui, layout)
  }

  /// Names and levels, once the controls have had their say.
  private func showPanes(_ ui: UI, _ layout: DeskLayout) {
    let isAnySoloed = channels.contains { $0.isSoloed }
    for index in channels.indices {
      channels[index].write()
      let strip = Strip(layout, index), channel = channels[index]
      strip.pane(ui, channel, channel.levelText, isHeard: channel.isHeard(isAnySoloed: isAnySoloed))
      if index > 0 { strip.cutLine(ui) }
    }
    main.write()
    let note = choreography == nil ? main.levelText : "Touch a fader"
    Strip(layout, nil).pane(ui, main, note, isHeard: !main.isMuted)
  }

  /// The model's values as text, for scripts.
  public var values: [(String, String)] {
    let strips = channels.enumerated().flatMap { index, channel in
      [
        ("level.\(index)", "\(channel.level)"), ("gain.\(index)", "\(channel.gain)"),
        ("pan.\(index)", "\(channel.pan)"),
        ("muted.\(index)", "\(channel.isMuted)"), ("soloed.\(index)", "\(channel.isSoloed)"),
      ]
    }
    return strips + [
      ("master.level", "\(main.level)"), ("master.muted", "\(main.isMuted)"), ("attract", "\(choreography != nil)"),
    ]
  }

  // MARK: Attract mode

  /// Moves the faders while nobody touches the desk.
  private func play(_ ui: UI) {
    if ui.lastPress != seenPress || ui.isHeld {
      (seenPress, touched, choreography) = (ui.lastPress, ui.time, nil)
    } else if choreography == nil, ui.time - touched >= Self.patience {
      for index in channels.indices { (channels[index].isMuted, channels[index].isSoloed) = (false, false) }
      (main.isMuted, main.isSoloed) = (false, false)
      choreography = Choreography(at: ui.time, from: channels)
    }
    guard let choreography else { return }
    for index in channels.indices { channels[index].level = choreography.level(index, at: ui.time) }
  }

  // MARK: Levels

  private func measure(at time: Double) {
    let isAnySoloed = channels.contains { $0.isSoloed }
    var left = 0.0, right = 0.0
    for index in channels.indices {
      let channel = channels[index]
      let isHeard = channel.isHeard(isAnySoloed: isAnySoloed) && channel.level > -60
      let level = isHeard ? Signal.level(index, at: time) + channel.gain + channel.level : Signal.silence
      let sides = Signal.sides(channel.pan)
      meters[index][0] = max(Signal.silence, level + sides.left)
      meters[index][1] = max(Signal.silence, level + sides.right)
      left += Signal.power(meters[index][0])
      right += Signal.power(meters[index][1])
    }
    let isHeard = !main.isMuted && main.level > -60, sides = Signal.sides(main.pan)
    let dim = main.isSoloed ? -20.0 : 0
    for (side, power) in [left, right].enumerated() {
      let level = Signal.decibels(power) + main.level + dim + (side == 0 ? sides.left : sides.right)
      meters[10][side] = isHeard ? max(Signal.silence, level) : Signal.silence
    }
  }
}
