/// Bounds and step of a control over a floating-point type, as the generic shells hand them on.
@usableFromInline
struct RealBounds: Equatable {
  let start: Double
  let end: Double
  let step: Double?
  let digits: Int
  let significandBits: Int

  @usableFromInline
  init(start: Double, end: Double, step: Double?, significandBits: Int) {
    (self.start, self.end, self.step) = (start, end, step)
    digits = significandBits >= 52 ? 15 : 6
    self.significandBits = min(52, significandBits)
  }

  func domain(_ scale: ValueScale, _ origin: Double?) -> ValueDomain {
    ValueDomain(
      from: start, to: end, step: step, origin: origin, scale: scale, digits: digits,
      significandBits: significandBits)
  }
}

/// Whether a value differs from what it was: only then is a variable written, so that observers are not woken in vain. NaN
/// does not differ from NaN.
@inlinable
func isWritten<Value: Equatable>(_ after: Value, _ before: Value) -> Bool {
  after != before && (after == after || before == before)
}

/// Bounds and step of a control over an integer type of up to 64 bits, as the generic shells hand them on.
///
/// Values travel as their distance from the lower bound, which fits 64 bits for every such type; wider types are cut off
/// at the ends of Int64.
@usableFromInline
struct WholeBounds: Equatable {
  /// The lower bound's bits.
  let base: UInt64
  let isSigned: Bool
  let span: UInt64
  let isReversed: Bool
  let step: UInt64
  let lower: Double
  let upper: Double

  @usableFromInline
  init<Value: FixedWidthInteger>(from start: Value, to end: Value, step: Value) {
    let low = min(start, end), high = max(start, end)
    base = Self.bits(low)
    isSigned = Value.isSigned
    span = Self.bits(high) &- base
    isReversed = start > end
    self.step = UInt64(clamping: step.magnitude)
    (lower, upper) = (Double(low), Double(high))
  }

  /// The bits of a value, widened or cut off to 64.
  @usableFromInline
  static func bits<Value: FixedWidthInteger>(_ value: Value) -> UInt64 {
    Value.isSigned ? UInt64(bitPattern: Int64(clamping: value)) : UInt64(clamping: value)
  }

  /// A value's distance from the lower bound; values outside count as the nearer bound.
  @usableFromInline
  func offset<Value: FixedWidthInteger>(of value: Value) -> UInt64 {
    let bits = Self.bits(value)
    let isBelow = isSigned ? Int64(bitPattern: bits) < Int64(bitPattern: base) : bits < base
    return isBelow ? 0 : min(span, bits &- base)
  }

  /// The value at a distance from the lower bound.
  @usableFromInline
  func value<Value: FixedWidthInteger>(at offset: UInt64) -> Value {
    Value(truncatingIfNeeded: isSigned ? Int64(bitPattern: base &+ offset) : 0)
      | (isSigned ? 0 : Value(truncatingIfNeeded: base &+ offset))
  }

  func domain(_ origin: Double?) -> ValueDomain {
    ValueDomain(
      base: base, isSigned: isSigned, span: span, isReversed: isReversed, step: step, lower: lower, upper: upper,
      origin: origin)
  }
}

/// The bounds of a call, as they came.
enum ValueBounds: Equatable {
  case none
  case real(RealBounds)
  case whole(WholeBounds)

  /// Whether one is not finite.
  var isBroken: Bool {
    if case .real(let bounds) = self { !bounds.start.isFinite || !bounds.end.isFinite } else { false }
  }

  /// The values that a control with these bounds can take.
  func domain(_ scale: ValueScale, _ origin: Double?) -> ValueDomain {
    switch self {
    case .none: RealBounds(start: 0, end: 0, step: nil, significandBits: 52).domain(scale, origin)
    case .real(let bounds): bounds.domain(scale, origin)
    case .whole(let bounds): bounds.domain(origin)
    }
  }
}
