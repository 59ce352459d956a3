import CKnurlSDL2

/// Tells OpenGL on a graphics device from OpenGL on the processor.
enum OpenGLDevice {
  private typealias GetString = @convention(c) (UInt32) -> UnsafePointer<CChar>?
  /// The names that Mesa, Google and Microsoft give their processor's renderers.
  private static let softwareNames = [
    "llvmpipe", "softpipe", "swrast", "swiftshader", "software rasterizer", "gdi generic",
  ]

  /// Whether the current context paints on the processor, where a window surface is several times faster.
  /// The function of OpenGL is `glGetString`.
  static func isSoftware(_ context: SDL_GLContext?) -> Bool {
    guard unsafe context != nil, let function = unsafe SDL_GL_GetProcAddress("glGetString") else { return false }
    let getString = unsafe unsafeBitCast(function, to: GetString.self)
    let rendererName: UInt32 = 0x1f01
    guard let name = unsafe getString(rendererName) else { return false }
    return unsafe isSoftware(named: String(cString: name))
  }

  static func isSoftware(named name: String) -> Bool {
    let name = name.lowercased()
    return softwareNames.contains { name.hasPrefix($0) || name.contains("(" + $0) }
  }
}
