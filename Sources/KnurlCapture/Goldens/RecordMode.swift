/// When a golden is written.
public enum RecordMode: String, CaseIterable, Hashable, Sendable {
  /// Every golden is written anew.
  case all
  /// Goldens that are missing or differ are written.
  case failed
  /// Only missing goldens are written.
  case missing
  /// Nothing is written.
  case never

  /// The variable of the environment that says the mode.
  public static let variable = "KNURL_RECORD"

  /// The mode that the environment asks for: `never` unless `KNURL_RECORD` names another, and where `CI` is set.
  public static var requested: RecordMode {
    requested(record: Files.environment(variable), continuousIntegration: Files.environment("CI"))
  }

  /// A server has no business writing what a person must look at.
  static func requested(record: String?, continuousIntegration: String?) -> RecordMode {
    let isServer = continuousIntegration != nil && continuousIntegration != "false" && continuousIntegration != "0"
    return isServer ? .never : record.flatMap(RecordMode.init(rawValue:)) ?? .never
  }
}
