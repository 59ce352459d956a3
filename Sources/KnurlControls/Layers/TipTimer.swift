/// When tooltips show: one at a time, the first after a delay, the next at once.
struct TipTimer {
  /// The control whose tooltip shows or is waited for.
  private(set) var owner: UInt64?
  /// A control that a finger rests on: its tooltip shows at once.
  private(set) var held: UInt64?
  private var since = 0.0
  /// When one was seen last.
  private var seen = -Double.infinity
  /// Whether a press has put it away until the pointer is elsewhere.
  private var isHidden = false
  private var isShown = false

  /// How long a pointer rests on a control before its tooltip shows, and how long after one has gone the next shows at once, in
  /// seconds.
  static let delay = 0.5, warmth = 0.5
  /// What sums of frame times may lack after months.
  private static let rounding = 1e-6

  /// Whether the tooltip of a control shows; else when it will.
  mutating func shows(_ control: UInt64, isHot: Bool, at time: Double) -> (isShown: Bool, due: Double?) {
    guard isHot || held == control else {
      if owner == control { leave(time) }
      return (false, nil)
    }
    if owner != control {
      if owner != nil { leave(time) }
      (owner, since, isHidden) = (control, time - seen <= Self.warmth ? time - Self.delay : time, false)
    }
    // A clock that went back begins anew.
    since = min(since, time)
    if isHidden { return (false, nil) }
    isShown = held == control || time - since >= Self.delay - Self.rounding
    if isShown { seen = time }
    return (isShown, isShown ? nil : since + Self.delay)
  }

  private mutating func leave(_ time: Double) {
    if isShown { seen = time }
    (owner, isShown) = (nil, false)
  }

  /// Shows the tooltip of a control while a finger rests on it; nil: lets it go.
  mutating func hold(_ control: UInt64?) {
    held = control
    isHidden = false
  }

  /// A press puts tooltips away.
  mutating func hide() {
    isHidden = true
    isShown = false
    seen = -Double.infinity
  }
}
