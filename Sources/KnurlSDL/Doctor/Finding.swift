/// One line of a doctor's report: what was looked at, how it is, and what to do where it is not well.
public struct Finding: Hashable, Sendable {
  /// How much a finding matters.
  public enum Weight: Hashable, Sendable {
    /// All is well.
    case fine
    /// It works, but otherwise than some expect.
    case note
    /// Something will not work as it should.
    case problem
  }

  /// What was looked at: `SDL`, `vsync`.
  public var subject: String
  /// How it is.
  public var state: String
  /// How much it matters.
  public var weight: Weight
  /// What follows from it and what to do, in whole sentences; empty where all is well.
  public var advice: String

  /// Creates a finding.
  public init(_ subject: String, _ state: String, _ weight: Weight = .fine, advice: String = "") {
    self.subject = subject
    self.state = state
    self.weight = weight
    self.advice = advice
  }
}

extension Finding: CustomStringConvertible {
  /// One line: weight, subject, state, advice.
  public var description: String {
    let mark =
      switch weight {
      case .fine: "fine     "
      case .note: "note     "
      case .problem: "PROBLEM  "
      }
    let line = "\(mark)\(subject): \(state)"
    return advice.isEmpty ? line : "\(line). \(advice)"
  }
}
