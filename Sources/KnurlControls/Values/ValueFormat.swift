/// How a value is written for people: plain data, so that nothing of the program runs while its values are held open.
public struct ValueFormat: Hashable, Sendable {
  /// Digits behind the point; nil: those of the step, or two significant ones of a hundredth of the bounds.
  public var decimals: Int?
  /// Text before the number.
  public var prefix: String
  /// Text behind the number.
  public var suffix: String
  /// What the value is multiplied by first: 100 for per cent.
  public var factor: Double
  /// Whether values above zero carry a plus.
  public var showsPlus: Bool
  /// What stands for the number at the lower bound, where it means more than it says; nil: the number.
  public var lowest: String?

  /// Creates a format.
  public init(
    decimals: Int? = nil, prefix: String = "", suffix: String = "", factor: Double = 1, showsPlus: Bool = false,
    lowest: String? = nil
  ) {
    self.decimals = decimals
    self.prefix = prefix
    self.suffix = suffix
    self.factor = factor
    self.showsPlus = showsPlus
    self.lowest = lowest
  }

  /// A share of one as whole per cent.
  public static let percent = ValueFormat(decimals: 0, suffix: " %", factor: 100)

  /// A level in decibels whose lower bound is silence.
  public static let decibels = ValueFormat(decimals: 1, suffix: " dB", showsPlus: true, lowest: "-∞")

  /// The text of a value; a dash for NaN, and never a negative zero.
  func text(_ value: Double, decimals fallback: Int) -> String {
    let number = value * factor
    if number.isNaN { return "—" }
    if number.isInfinite { return prefix + (number < 0 ? "-∞" : "∞") + suffix }
    return prefix + Self.digits(number, decimals: max(0, min(12, decimals ?? fallback)), plus: showsPlus) + suffix
  }

  /// The text of a whole number, exact to the last digit where no factor is asked for.
  func text(whole: EditValue) -> String {
    switch whole {
    case .integer(let value) where factor == 1 && (decimals ?? 0) == 0:
      return prefix + (showsPlus && value > 0 ? "+" : "") + String(value) + suffix
    case .unsigned(let value) where factor == 1 && (decimals ?? 0) == 0:
      return prefix + (showsPlus && value > 0 ? "+" : "") + String(value) + suffix
    case .integer(let value): return text(Double(value), decimals: 0)
    case .unsigned(let value): return text(Double(value), decimals: 0)
    default: return ""
    }
  }

  private static func digits(_ value: Double, decimals: Int, plus: Bool) -> String {
    var power = 1.0
    for _ in 0..<decimals { power *= 10 }
    let scaled = (value.magnitude * power).rounded(.toNearestOrAwayFromZero)
    guard scaled < 0x1p63 else { return "\(value)" }
    let whole = UInt64(scaled)
    let sign = whole == 0 ? "" : value < 0 ? "-" : plus ? "+" : ""
    if decimals == 0 { return sign + String(whole) }
    let unit = UInt64(power)
    return sign + String(whole / unit) + "." + String(String(unit + whole % unit).dropFirst())
  }
}
