import CKnurlHarfBuzz
import KnurlDrawing

/// A face as HarfBuzz sees it: which characters it has, and how text becomes glyphs. It does not change once it is made, so
/// any number of threads may use it.
@safe
final class ShapingFace: @unchecked Sendable {
  let font: OpaquePointer
  private let bytes: FontBytes
  let unitsPerEm: Int

  init(_ bytes: FontBytes, index: Int, variations: [(tag: UInt32, value: Double)]) {
    self.bytes = bytes
    let base = unsafe bytes.memory.bindMemory(to: CChar.self).baseAddress
    let blob = unsafe hb_blob_create(base, UInt32(bytes.memory.count), HB_MEMORY_MODE_READONLY, nil, nil)
    let face = unsafe hb_face_create(blob, UInt32(index))
    unsafe font = hb_font_create(face)
    unitsPerEm = unsafe Int(hb_face_get_upem(face))
    unsafe hb_font_set_scale(font, Int32(unitsPerEm), Int32(unitsPerEm))
    if !variations.isEmpty {
      let list = variations.map { hb_variation_t(tag: $0.tag, value: Float($0.value)) }
      unsafe hb_font_set_variations(font, list, UInt32(list.count))
    }
    unsafe hb_font_make_immutable(font)
    unsafe hb_face_destroy(face)
    unsafe hb_blob_destroy(blob)
  }

  deinit {
    unsafe hb_font_destroy(font)
  }

  func has(_ scalar: Unicode.Scalar) -> Bool {
    var glyph: UInt32 = 0
    return unsafe hb_font_get_nominal_glyph(font, scalar.value, &glyph) != 0
  }

  // MARK: Measures

  /// The heights of the face in ems, within what a line can use.
  var metrics: TextMetrics {
    var extents = hb_font_extents_t()
    let hasExtents = unsafe hb_font_get_h_extents(font, &extents) != 0
    func ems(_ units: Int32) -> Double { Double(units) / Double(unitsPerEm) }
    func between(_ value: Double, _ least: Double, _ most: Double) -> Double { min(max(value, least), most) }
    let ascent = hasExtents ? ems(extents.ascender) : 0.8
    let descent = hasExtents ? -ems(extents.descender) : 0.2
    return TextMetrics(
      ascent: between(ascent, 0.25, 3), descent: between(descent, 0, 3),
      capHeight: between(height(HB_OT_METRICS_TAG_CAP_HEIGHT, of: "H") ?? 0.7, 0.1, 3),
      xHeight: between(height(HB_OT_METRICS_TAG_X_HEIGHT, of: "x") ?? 0.5, 0.1, 3))
  }

  /// A height that a face tells, or that of a letter.
  private func height(_ tag: hb_ot_metrics_tag_t, of letter: Unicode.Scalar) -> Double? {
    var position: hb_position_t = 0
    if unsafe hb_ot_metrics_get_position(font, tag, &position) != 0, position > 0 {
      return Double(position) / Double(unitsPerEm)
    }
    var glyph: UInt32 = 0
    var extents = hb_glyph_extents_t()
    guard unsafe hb_font_get_nominal_glyph(font, letter.value, &glyph) != 0,
      unsafe hb_font_get_glyph_extents(font, glyph, &extents) != 0, extents.y_bearing > 0
    else { return nil }
    return Double(extents.y_bearing) / Double(unitsPerEm)
  }
}
