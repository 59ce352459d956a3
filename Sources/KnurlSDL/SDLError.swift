import CKnurlSDL2

/// A call of SDL that failed: which one, what SDL says of it, and what to try.
public struct SDLError: Error, Hashable, Sendable {
  /// The call, as SDL names it: `SDL_Init(video)`.
  public var call: String
  /// SDL's own message; may be empty.
  public var message: String
  /// What may help, in whole sentences; empty where nothing is known.
  public var advice: String

  /// Creates an error.
  public init(call: String, message: String, advice: String = "") {
    self.call = call
    self.message = message
    self.advice = advice
  }
}

extension SDLError: CustomStringConvertible {
  /// One line: call, message, advice.
  public var description: String {
    var line = "\(call) failed"
    if !message.isEmpty { line += ": \(message)" }
    if line.last != "." { line += "." }
    return advice.isEmpty ? line : "\(line) \(advice)"
  }
}

/// The funnel of all calls that can fail: turns SDL's answers into values and typed errors.
enum SDLCall {
  /// Throws where SDL answered less than zero.
  static func check(_ call: StaticString, advice: String = "", _ status: Int32) throws(SDLError) {
    if status < 0 { throw error(call, advice: advice) }
  }

  /// The answered value; throws where SDL answered null.
  static func value<Value>(_ call: StaticString, advice: String = "", _ value: Value?) throws(SDLError) -> Value {
    guard let value = value else { throw error(call, advice: advice) }
    return value
  }

  /// The error of the call that failed last. The C function is `SDL_GetError`.
  static func error(_ call: StaticString, advice: String = "") -> SDLError {
    SDLError(call: "\(call)", message: unsafe String(cString: SDL_GetError()), advice: advice)
  }
}
