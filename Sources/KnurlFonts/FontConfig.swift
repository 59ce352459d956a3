#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#elseif canImport(Android)
import Android
#endif

/// Where fontconfig says that a font is.
struct FoundFont: Equatable {
  var path: String
  var index: Int
  /// All names of its family.
  var families: [String]
}

#if canImport(Glibc) || canImport(Musl) || canImport(Darwin) || canImport(Android)

/// The few functions of fontconfig that find a font, looked for while the program runs: a program goes without them where
/// they are not there.
@safe
final class FontConfig {
  private typealias Load = @convention(c) () -> OpaquePointer?
  private typealias Create = @convention(c) () -> OpaquePointer?
  private typealias Destroy = @convention(c) (OpaquePointer?) -> Void
  private typealias AddString = @convention(c) (OpaquePointer?, UnsafePointer<CChar>, UnsafePointer<CChar>) -> CInt
  private typealias AddInteger = @convention(c) (OpaquePointer?, UnsafePointer<CChar>, CInt) -> CInt
  private typealias Substitute = @convention(c) (OpaquePointer?, OpaquePointer?, CInt) -> CInt
  private typealias Match =
    @convention(c) (OpaquePointer?, OpaquePointer?, UnsafeMutablePointer<CInt>) -> OpaquePointer?
  private typealias GetString =
    @convention(c) (
      OpaquePointer?, UnsafePointer<CChar>, CInt, UnsafeMutablePointer<UnsafePointer<CChar>?>
    ) -> CInt
  private typealias GetInteger =
    @convention(c) (
      OpaquePointer?, UnsafePointer<CChar>, CInt, UnsafeMutablePointer<CInt>
    ) -> CInt

  static let libraryNames = ["libfontconfig.so.1", "libfontconfig.1.dylib", "/opt/homebrew/lib/libfontconfig.1.dylib"]

  private let library: UnsafeMutableRawPointer
  private let configuration: OpaquePointer

  /// Loads the library and what it knows of the system's fonts.
  init(libraryNames: [String] = FontConfig.libraryNames) throws(FontError) {
    var found: UnsafeMutableRawPointer?
    var reason = "no library of its name"
    for name in libraryNames where unsafe found == nil {
      unsafe found = dlopen(name, RTLD_NOW | RTLD_LOCAL)
      if unsafe found == nil, name == libraryNames.first, let message = unsafe dlerror() {
        reason = unsafe String(cString: message)
      }
    }
    guard let library = unsafe found else { throw .noSystemFonts(reason: reason) }
    guard let load = unsafe dlsym(library, "FcInitLoadConfigAndFonts"),
      let configuration = unsafe unsafeBitCast(load, to: Load.self)()
    else {
      unsafe dlclose(library)
      throw .noSystemFonts(reason: "it does not load its list of fonts")
    }
    unsafe (self.library, self.configuration) = (library, configuration)
  }

  /// The library stays loaded: it keeps memory of its own for each thread.
  deinit {
    if let destroy = unsafe function("FcConfigDestroy", as: Destroy.self) { unsafe destroy(configuration) }
  }

  /// The font that comes nearest to a family, a weight as fontconfig counts it, and a language.
  func match(family: String?, weight: Int32, language: String?) -> FoundFont? {
    guard let create = unsafe function("FcPatternCreate", as: Create.self),
      let destroy = unsafe function("FcPatternDestroy", as: Destroy.self),
      let substitute = unsafe function("FcConfigSubstitute", as: Substitute.self),
      let complete = unsafe function("FcDefaultSubstitute", as: Destroy.self),
      let match = unsafe function("FcFontMatch", as: Match.self), let pattern = unsafe create()
    else { return nil }
    defer { unsafe destroy(pattern) }
    unsafe fill(pattern, family, weight, language)
    _ = unsafe substitute(configuration, pattern, 0)
    unsafe complete(pattern)
    var result: CInt = 0
    guard let font = unsafe match(configuration, pattern, &result) else { return nil }
    defer { unsafe destroy(font) }
    guard let path = unsafe string(font, "file", 0) else { return nil }
    var families: [String] = []
    while families.count < 16, let name = unsafe string(font, "family", CInt(families.count)) { families.append(name) }
    return FoundFont(path: path, index: unsafe integer(font, "index"), families: families)
  }

  private func fill(_ pattern: OpaquePointer, _ family: String?, _ weight: Int32, _ language: String?) {
    guard let addString = unsafe function("FcPatternAddString", as: AddString.self),
      let addInteger = unsafe function("FcPatternAddInteger", as: AddInteger.self)
    else { return }
    if let family { _ = unsafe addString(pattern, "family", family) }
    if let language { _ = unsafe addString(pattern, "lang", language) }
    _ = unsafe addInteger(pattern, "weight", weight)
  }

  private func string(_ pattern: OpaquePointer, _ key: String, _ index: CInt) -> String? {
    var text: UnsafePointer<CChar>?
    guard let get = unsafe function("FcPatternGetString", as: GetString.self),
      unsafe get(pattern, key, index, &text) == 0
    else { return nil }
    return unsafe text.map { unsafe String(cString: $0) }
  }

  private func integer(_ pattern: OpaquePointer, _ key: String) -> Int {
    var value: CInt = 0
    guard let get = unsafe function("FcPatternGetInteger", as: GetInteger.self) else { return 0 }
    _ = unsafe get(pattern, key, 0, &value)
    return Int(value)
  }

  private func function<Function>(_ name: String, as type: Function.Type) -> Function? {
    unsafe dlsym(library, name).map { unsafe unsafeBitCast($0, to: type) }
  }
}

#else

/// fontconfig is not looked for on this system.
final class FontConfig {
  init() throws(FontError) { throw .noSystemFonts(reason: "it is not looked for on this system") }

  func match(family: String?, weight: Int32, language: String?) -> FoundFont? { nil }
}

#endif
