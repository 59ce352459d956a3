import CKnurlSDL2

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Tells machines with a graphics device from those without.
enum GraphicsDevice {
  /// Whether to try a renderer: the user names one, or the system shows a device. Where none is, OpenGL would come from the
  /// processor, and only loading it costs 60 MB and a tenth of a second.
  static var mayExist: Bool {
    if let wanted { return wanted != "software" }
    #if os(Linux)
    let devices = ["/dev/dri", "/dev/nvidia0", "/dev/dxg", "/dev/mali0"]
    return devices.contains { unsafe access($0, F_OK) == 0 }
    #else
    return true
    #endif
  }

  /// Whether the user names a renderer that is not SDL's own.
  static var isNamed: Bool { wanted.map { $0 != "software" } ?? false }

  /// The renderer that the user names. The C function is `SDL_GetHint`.
  private static var wanted: String? {
    guard let hint = unsafe SDL_GetHint(SDL_HINT_RENDER_DRIVER), unsafe hint.pointee != 0 else { return nil }
    return unsafe String(cString: hint)
  }
}
