/// How game pads go from control to control.
///
/// The directional pad and the left stick move the focus to the nearest control in their direction, and change a straight
/// control along its own axis. A presses a button, and begins and ends the adjusting of a value in all directions; B takes
/// back; Y goes to the next thumb; the shoulder buttons go on and back as Tab does.
public struct PadOptions: Hashable, Sendable {
  /// Whether the interface takes the pads' buttons and left sticks; true by default. A guest of a game leaves them to the
  /// game unless asked. B takes back what pointers drag in any case.
  public var isClaimed: Bool
  /// Whether the focus goes on at the other side where nothing lies in a direction; false by default.
  public var wraps: Bool
  /// How far a stick must lean to mean a direction, from 0 to 1; 0.5 by default. It is 0.1 at least and 0.95 at most, and what
  /// is no number counts as 0.5.
  public var deadZone: Double
  /// How long a direction is held until it repeats, in seconds; 0.4 by default. What is not finite or below zero counts as 0.4.
  public var repeatDelay: Double
  /// The time from one repetition to the next, in seconds; 0.08 by default. It is 0.01 at least, and what is not finite
  /// counts as 0.08.
  public var repeatInterval: Double

  /// Creates options.
  public init(
    isClaimed: Bool = true, wraps: Bool = false, deadZone: Double = 0.5, repeatDelay: Double = 0.4,
    repeatInterval: Double = 0.08
  ) {
    self.isClaimed = isClaimed
    self.wraps = wraps
    self.deadZone = deadZone
    self.repeatDelay = repeatDelay
    self.repeatInterval = repeatInterval
  }

  var usableDeadZone: Double { deadZone.isNaN ? 0.5 : Interpolation.clamp(deadZone, 0.1, 0.95) }
  var usableDelay: Double { repeatDelay.isFinite && repeatDelay >= 0 ? repeatDelay : 0.4 }
  var usableInterval: Double { repeatInterval.isFinite ? max(0.01, repeatInterval) : 0.08 }
}
