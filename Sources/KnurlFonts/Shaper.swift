import CKnurlHarfBuzz

/// A glyph as HarfBuzz places it, in units of its face.
struct ShapedGlyph: Equatable {
  var glyph: UInt32
  /// In bytes of the UTF-8.
  var cluster: Int
  var x: Int
  /// Upwards.
  var y: Int
  var advance: Int
}

/// A part of a line that is shaped as one: one face, one script, one way to read.
struct TextRun: Equatable {
  /// In bytes of the UTF-8.
  var start: Int
  var end: Int
  /// An index into the chain of faces.
  var face: Int
  /// As HarfBuzz numbers them.
  var script: UInt32
  /// Odd where it is read from right to left.
  var level: Int

  var isRightToLeft: Bool { level & 1 == 1 }
}

/// Turns runs of text into glyphs. It keeps the memory that it works in.
@safe
final class Shaper {
  private let buffer: OpaquePointer
  private let features: [hb_feature_t]
  private let language: hb_language_t?

  init(features: [FontFeature], language: String?) {
    unsafe buffer = hb_buffer_create()
    self.features = features.compactMap { feature in
      FontTag(feature.tag).map { hb_feature_t(tag: $0.value, value: feature.value, start: 0, end: .max) }
    }
    unsafe self.language = language.flatMap { unsafe hb_language_from_string($0, Int32($0.utf8.count)) }
  }

  deinit {
    unsafe hb_buffer_destroy(buffer)
  }

  /// Shapes a run, its glyphs from left to right. Letters join with those around the run.
  func shape(_ text: UnsafeBufferPointer<UInt8>, _ run: TextRun, _ face: ShapingFace, _ body: (ShapedGlyph) -> Void) {
    unsafe hb_buffer_reset(buffer)
    unsafe hb_buffer_set_direction(buffer, run.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    unsafe hb_buffer_set_script(buffer, hb_script_t(run.script))
    if let language = unsafe language { unsafe hb_buffer_set_language(buffer, language) }
    var flags: UInt32 = 0
    if run.start == 0 { flags |= HB_BUFFER_FLAG_BOT.rawValue }
    if run.end == text.count { flags |= HB_BUFFER_FLAG_EOT.rawValue }
    unsafe hb_buffer_set_flags(buffer, hb_buffer_flags_t(flags))
    let base = unsafe UnsafeRawPointer(text.baseAddress.unsafelyUnwrapped).assumingMemoryBound(to: CChar.self)
    unsafe hb_buffer_add_utf8(
      buffer, base, Int32(text.count), UInt32(run.start), Int32(run.end - run.start))
    replaceControls()
    unsafe hb_shape(face.font, buffer, features, UInt32(features.count))
    deliver(body)
  }

  /// Tabs and the ends of lines are as wide as spaces, where fonts would show boxes.
  private func replaceControls() {
    var count: UInt32 = 0
    guard let infos = unsafe hb_buffer_get_glyph_infos(buffer, &count) else { return }
    for index in 0..<Int(count) {
      let code = unsafe infos[index].codepoint
      if code < 0x20 || (0x7F...0x9F).contains(code) || code == 0x2028 || code == 0x2029 {
        unsafe infos[index].codepoint = 0x20
      }
    }
  }

  private func deliver(_ body: (ShapedGlyph) -> Void) {
    var count: UInt32 = 0, placeCount: UInt32 = 0
    guard let infos = unsafe hb_buffer_get_glyph_infos(buffer, &count),
      let places = unsafe hb_buffer_get_glyph_positions(buffer, &placeCount)
    else { return }
    for index in 0..<Int(min(count, placeCount)) {
      let info = unsafe infos[index], place = unsafe places[index]
      body(
        ShapedGlyph(
          glyph: info.codepoint, cluster: Int(info.cluster), x: Int(place.x_offset), y: Int(place.y_offset),
          advance: Int(place.x_advance)))
    }
  }
}

/// The scripts of characters.
enum Script {
  static let common = HB_SCRIPT_COMMON.rawValue
  static let latin = HB_SCRIPT_LATIN.rawValue

  /// The script of a character; nil for one that goes along with those around it.
  static func of(_ scalar: Unicode.Scalar) -> UInt32? {
    if scalar.isASCII { return scalar.properties.isAlphabetic ? latin : nil }
    let script = unsafe hb_unicode_script(hb_unicode_funcs_get_default(), scalar.value)
    return script == HB_SCRIPT_COMMON || script == HB_SCRIPT_INHERITED || script == HB_SCRIPT_UNKNOWN
      ? nil : script.rawValue
  }
}
